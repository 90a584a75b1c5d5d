import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket } from "./socket.ts";
import type { ServerMessage } from "$/protocol/messages.ts";

interface Sent {
  kind: string;
  id?: string;
  table?: string;
  command?: { action: unknown };
}

class Line {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static last: Line;
  readyState = Line.OPEN;
  sent: Sent[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    Line.last = this;
  }

  send(written: string): void {
    this.sent.push(JSON.parse(written) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get watched(): readonly Sent[] {
    return this.sent.filter(({ kind }) => kind === "watch");
  }

  get asked(): readonly Sent[] {
    return this.sent.filter(({ kind }) => kind === "do");
  }
}

function connect(): { socket: Socket; heard: ServerMessage[]; failed: string[] } {
  const heard: ServerMessage[] = [];
  const failed: string[] = [];
  const socket = new Socket({
    hear: (message) => heard.push(message),
    changed: () => undefined,
    signIn: () => Promise.resolve(true),
    failed: (sentence) => failed.push(sentence),
    language: () => "en",
  });
  socket.connect();
  Line.last.hear({ kind: "welcome", now: 0 });
  return { socket, heard, failed };
}

function draft(word: string) {
  return { kind: "do" as const, table: "t", command: { kind: "act" as const, action: { type: "draft", word } } };
}

async function comeBack(socket: Socket): Promise<void> {
  socket.hurry();
  await Promise.resolve();
  Line.last.hear({ kind: "welcome", now: 0 });
}

describe("the line to the house", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("location", { protocol: "http:", host: "house" });
    vi.stubGlobal("document", { addEventListener: () => undefined, querySelector: () => null });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("says again under the same name what was not answered before the line broke", async () => {
    const { socket } = connect();
    const said = socket.ask({ kind: "say", table: "t", text: "Hello" });
    const first = Line.last.sent.find(({ kind }) => kind === "say");
    socket.drop();
    await comeBack(socket);
    const again = Line.last.sent.find(({ kind }) => kind === "say");
    expect(again).toEqual(first);
    Line.last.hear({ kind: "done", id: again?.id });
    expect((await said).kind).toBe("done");
  });

  it("asks again what was not answered when it broke", async () => {
    const { socket } = connect();
    void socket.ask(draft("SOL"));
    const [first] = Line.last.asked;
    socket.drop();
    await comeBack(socket);
    expect(Line.last.asked).toEqual([first]);
  });

  it("asks only the last of what the page wanted by itself while it was away", async () => {
    const { socket } = connect();
    const answers: string[] = [];
    const note = ({ kind }: { kind: string }) => answers.push(kind);
    void socket.ask(draft("S"), "t/draft").then(note);
    socket.drop();
    void socket.ask(draft("SO"), "t/draft").then(note);
    void socket.ask(draft("SOL"), "t/draft").then(note);
    void socket.ask(draft("MAR"), "other/draft").then(note);
    void socket.ask(draft("a"));
    void socket.ask(draft("b"));
    await comeBack(socket);
    const words = Line.last.asked.map(({ command }) => (command?.action as { word: string }).word);
    expect(words).toEqual(["SOL", "MAR", "a", "b"]);
    await Promise.resolve();
    expect(answers).toEqual(["lost", "lost"]);
  });

  it("knows how long its quickest answers are under way", async () => {
    const { socket } = connect();
    const unknown = socket.trip;
    for (const takes of [300, 80, 120]) {
      void socket.ask(draft("SOL"));
      await vi.advanceTimersByTimeAsync(takes);
      Line.last.hear({ kind: "done", id: Line.last.asked.at(-1)?.id });
    }
    expect(unknown).toBeGreaterThan(0);
    expect(socket.trip).toBe(80);
  });

  it("measures nothing by what was asked again", async () => {
    const { socket } = connect();
    const unknown = socket.trip;
    void socket.ask(draft("SOL"));
    socket.drop();
    await comeBack(socket);
    Line.last.hear({ kind: "done", id: Line.last.asked[0]?.id });
    expect(socket.trip).toBe(unknown);
  });

  it("looks at a table again that the house could not show, and says why", async () => {
    const { socket, failed } = connect();
    socket.watch("t");
    const [first] = Line.last.watched;
    Line.last.hear({ kind: "failed", id: first?.id, sentence: "Slower, please.", retry_after: 400 });
    expect(failed).toEqual(["Slower, please."]);
    await vi.advanceTimersByTimeAsync(399);
    expect(Line.last.watched).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(Line.last.watched.map(({ table }) => table)).toEqual(["t", "t"]);
    Line.last.hear({ kind: "failed", id: Line.last.watched[1]?.id, sentence: "That did not work." });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Line.last.watched).toHaveLength(3);
  });

  it("says once that a table cannot be shown, and again once it was shown in between", async () => {
    const { socket, failed } = connect();
    const fail = (sentence: string) => Line.last.hear({ kind: "failed", id: Line.last.watched.at(-1)?.id, sentence });
    socket.watch("t");
    fail("That did not work.");
    for (let tries = 0; tries < 3; tries++) {
      await vi.advanceTimersByTimeAsync(3000);
      fail("That did not work.");
    }
    expect([Line.last.watched.length, failed.length]).toEqual([4, 1]);
    socket.watch("other");
    fail("That did not work.");
    expect(failed).toHaveLength(2);
    Line.last.hear({ kind: "update", table: "other", number: 1 });
    socket.drop();
    await comeBack(socket);
    fail("That did not work.");
    expect([Line.last.watched.at(-1)?.table, failed.length]).toEqual(["other", 3]);
  });

  it("does not look again at a table that nobody wants to see any more", async () => {
    const { socket, failed } = connect();
    socket.watch("t");
    Line.last.hear({ kind: "failed", id: Line.last.watched[0]?.id, sentence: "Slower, please.", retry_after: 400 });
    socket.unwatch("t");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Line.last.watched).toHaveLength(1);
    expect(failed).toHaveLength(1);
  });

  it("says nothing of a table that nobody wants to see any more", async () => {
    const { socket, failed } = connect();
    socket.watch("t");
    socket.unwatch("t");
    Line.last.hear({ kind: "failed", id: Line.last.watched[0]?.id, sentence: "That did not work." });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Line.last.watched).toHaveLength(1);
    expect(failed).toEqual([]);
  });

  it("asks no more for what is refused, and says why once", async () => {
    const { socket, failed } = connect();
    socket.watch("t");
    Line.last.hear({ kind: "refused", id: Line.last.watched[0]?.id, clause: "TAB-1", sentence: "Not for you." });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(Line.last.watched).toHaveLength(1);
    expect(failed).toEqual(["Not for you."]);
  });

  it.each(["update", "closed"])("asks no more for a table once an answer has come: %s", async (kind) => {
    const { socket, failed } = connect();
    socket.watch("t");
    socket.watch("other");
    const [first, second] = Line.last.watched;
    Line.last.hear({ kind, table: "t", number: 1, why: "private" });
    for (const { id } of [first, second] as Sent[]) {
      Line.last.hear({ kind: "failed", id, sentence: "That did not work.", retry_after: 400 });
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(failed).toEqual(["That did not work."]);
    expect(Line.last.watched.map(({ table }) => table)).toEqual(["t", "other", "other"]);
  });

  it("asks for the lobby again that could not be shown", async () => {
    const { socket, failed } = connect();
    socket.enterLobby({ game: "golf" });
    const lobby = () => Line.last.sent.filter(({ kind }) => kind === "enter-lobby");
    Line.last.hear({ kind: "failed", id: lobby()[0]?.id, sentence: "Slower, please.", retry_after: 400 });
    await vi.advanceTimersByTimeAsync(400);
    expect(lobby()).toHaveLength(2);
    expect(failed).toHaveLength(1);
  });
});
