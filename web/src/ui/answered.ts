/** For an effect that asks: what is done with the answer, unless it is no longer wanted when it comes. */
export function answered<T>(
  asked: Promise<T>,
  take: (found: T) => unknown,
  fail: (why: unknown) => unknown = (why) => Promise.reject(why),
): () => void {
  let isWanted = true;
  void asked.then(
    (found) => isWanted && take(found),
    (why: unknown) => isWanted && fail(why),
  );
  return () => {
    isWanted = false;
  };
}
