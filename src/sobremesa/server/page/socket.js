// One socket for lobby and tables: it comes back by itself, and asks again what was not answered.

const meta = (name) => document.querySelector(`meta[name="sobremesa-${name}"]`).content;
const WAITS = [300, 700, 1500, 3000, 6000, 10000];
const SILENCE = 25000;
const SIGNED_OUT = 4401;
const BANNED = 4403;
const ONCE = new Set(["say", "preview", "hints"]);

export class Socket {
  constructor({ hear, changed, signIn, language }) {
    this.hear = hear;
    this.changed = changed;
    this.signIn = signIn;
    this.language = language;
    this.isOpen = false;
    this.isBanned = false;
    this.offset = null;
    this.watching = new Map();
    this.lobby = null;
    this.pending = new Map();
    this.tries = 0;
    this.prefix = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36)).join("").slice(0, 12);
    this.count = 0;
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => this.send({ kind: "hello", protocol: Number(meta("protocol")), build: meta("build"), language: this.language() });
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
    this.listen();
  }

  // A line that has gone quiet is dead: the house pings every ten seconds.
  listen() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.drop(), SILENCE);
  }

  drop() {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.close();
    this.lost(0);
  }

  hurry() {
    if (this.isOpen || this.isBanned || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.tries = 0;
    this.connect();
  }

  async lost(code) {
    this.isOpen = false;
    this.socket = null;
    clearTimeout(this.silence);
    for (const [id, ask] of this.pending) {
      if (ONCE.has(ask.message.kind)) {
        this.pending.delete(id);
        ask.resolve({ kind: "lost" });
      }
    }
    this.changed();
    if (code === SIGNED_OUT || code === BANNED) this.isBanned = !(await this.signIn()) && code === BANNED;
    if (this.isBanned) return this.changed();
    clearTimeout(this.timer);
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  receive(message) {
    this.listen();
    if ("now" in message && typeof message.now === "number") this.learnTime(message.now);
    if (message.kind === "ping") return this.send({ kind: "pong", nonce: message.nonce });
    if (message.kind === "reload") return this.reload(message.build);
    if (message.kind === "welcome") this.resume();
    if (message.kind === "update" && this.watching.has(message.table)) this.watching.get(message.table).since = message.number;
    if (message.kind === "said" && this.watching.has(message.table)) this.watching.get(message.table).said = message.number;
    const ask = message.id ? this.pending.get(message.id) : null;
    if (ask && message.kind === "failed" && message.retry_after && !ONCE.has(ask.message.kind) && ask.again++ < 5) {
      setTimeout(() => this.isOpen && this.pending.has(message.id) && this.send(ask.message), message.retry_after);
      return undefined;
    }
    if (ask) {
      this.pending.delete(message.id);
      ask.resolve(message);
    }
    return this.hear(message);
  }

  // An old page after a deploy; once for each build, so that a page that stays old does not spin.
  reload(build) {
    if (sessionStorage.getItem("reloaded") === build) return;
    sessionStorage.setItem("reloaded", build);
    location.reload();
  }

  resume() {
    this.isOpen = true;
    this.tries = 0;
    for (const [table, { since, said }] of this.watching) this.send(this.watchMessage(table, since, said));
    if (this.lobby) this.send({ kind: "enter-lobby", id: this.nextId(), ...this.lobby });
    for (const { message } of this.pending.values()) this.send(message);
    this.changed();
  }

  watch(table) {
    this.watching.set(table, { since: null, said: 0 });
    if (this.isOpen) this.send(this.watchMessage(table, null, 0));
  }

  unwatch(table) {
    if (this.watching.delete(table) && this.isOpen) this.send({ kind: "unwatch", id: this.nextId(), table });
  }

  watchMessage(table, since, said) {
    return { kind: "watch", id: this.nextId(), table, since, said_since: said };
  }

  // Which of the open tables are wanted; null for none of them.
  enterLobby(wanted) {
    if (JSON.stringify(this.lobby) === JSON.stringify(wanted)) return;
    this.lobby = wanted && { ...wanted };
    if (this.isOpen) this.send({ kind: wanted ? "enter-lobby" : "leave-lobby", id: this.nextId(), ...wanted });
  }

  ask(message) {
    const asked = { ...message, id: this.nextId() };
    if (!this.isOpen && ONCE.has(message.kind)) return Promise.resolve({ kind: "lost" });
    return new Promise((resolve) => {
      this.pending.set(asked.id, { message: asked, resolve, again: 0 });
      if (this.isOpen) this.send(asked);
    });
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  nextId() {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }

  // A message that came quickly knows the house's time best.
  learnTime(now) {
    const offset = now - Date.now();
    this.offset = this.offset === null || Math.abs(offset - this.offset) > 5000 ? offset : Math.max(offset, this.offset);
  }

  now() {
    return Date.now() + (this.offset ?? 0);
  }
}
