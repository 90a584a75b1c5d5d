// What is read aloud to those who listen to the page: moves as they happen, and what a key has just done.

const MOST = 20;
let count = 0;

class Spoken {
  lines = $state.raw<readonly { id: number; sentence: string }[]>([]);

  tell(sentences: readonly string[]): void {
    const told = sentences.filter(Boolean).map((sentence) => ({ id: ++count, sentence }));
    if (told.length) this.lines = [...this.lines, ...told].slice(-MOST);
  }
}

export const spoken = new Spoken();
