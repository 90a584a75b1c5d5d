// The screen stays on while something is to be seen; where the browser may not, it goes dark as it always does.

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;

  async function ask(): Promise<void> {
    if (!isWanted || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!isWanted) await lock.release();
    } catch {
      lock = null;
    }
  }

  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
