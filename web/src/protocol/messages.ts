// Written by `make docs` from the schemas of the house: change those, not this.

/** What somebody would do about an absent player (TAB-6, TAB-10). */
export interface AbsenceVoted {
  kind: "absence-voted";
  seat: number;
  about: number;
  wish: "bot" | "end" | "pass" | "wait";
  level: string;
}

/** Something of the game itself, as JSON that the game reads. */
export interface Act {
  kind: "act";
  action: unknown;
}

/** Ask for good moves, where the table allows it; only an expert proposes words that most people do not know. */
export interface AskHints {
  kind: "hints";
  id: string;
  table: string;
  level?: string;
  count?: number;
}

/** Ask what an action would score, or why it would be refused; nothing happens. */
export interface AskPreview {
  kind: "preview";
  id: string;
  table: string;
  action: unknown;
}

/** Choose otherwise; the host's, before the start. The game itself stays. */
export interface ChangeSetting {
  kind: "change-setting";
  setting: Setting;
}

/** Send a bot away, or a person, who may not sit down here again; the host's, before the start. */
export interface ClearSeat {
  kind: "clear-seat";
  seat: number;
}

export type ClientMessage = Hello | Pong | EnterLobby | LeaveLobby | Watch | Unwatch | Do | AskPreview | AskHints | Say;

/** Match time is wall time less what it is behind, and never less than what has been played already. */
export interface Clock {
  behind: number;
  floor: number;
  stands: boolean;
}

/** Give up a table before its match starts; the host's. */
export interface Close {
  kind: "close";
}

/** One is told no more of a table: somebody may not look, or there is none. */
export interface Closed {
  kind: "closed";
  table: string;
  why: "failed" | "private" | "unknown";
}

/** Commit to the nonce that one's browser adds to the seed, before the start is set (TAB-3). */
export interface CommitNonce {
  kind: "commit-nonce";
  commitment: string;
}

/** What the browser of one person has added to the seed. */
export interface Contribution {
  seat: number;
  commitment: string;
  nonce: string;
}

/** A day's match: all who play it have one seed, which nobody knows before the last of them is over (TAB-3). */
export interface Daily {
  day: string;
  over_at: number;
  ranked: boolean;
}

/** Ask something of a table. */
export interface Do {
  kind: "do";
  id: string;
  table: string;
  command: Sit | StandUp | SeatBot | ClearSeat | ChangeSetting | PassHost | SayReady | MarkYoungest | Start | CommitNonce | RevealNonce | Act | Pause | GoOn | VoteAbsence | VoteEnd | Resign | Rematch | Close;
}

/** A question was carried out, in the step with this number where it is one of a table's. */
export interface Done {
  kind: "done";
  id: string;
  number: number | null;
  table: string;
}

/** Whether somebody would end the match early (TAB-10). */
export interface EndVoted {
  kind: "end-voted";
  seat: number;
  end: boolean;
}

/** Be told of open public tables: all, or those of one game or language, with bots of a level, or with options. */
export interface EnterLobby {
  kind: "enter-lobby";
  id: string;
  game?: string;
  language?: string;
  level?: string;
  options?: Record<string, boolean | number | string>;
}

/** A message that could not be read, came too fast, or could not be carried out now. */
export interface Failed {
  kind: "failed";
  id: string;
  text: Text;
  sentence: string;
  retry_after: number | null;
}

/** End the pause (TAB-9). */
export interface GoOn {
  kind: "go-on";
}

/** The first message: which protocol the client speaks, which build it is, and its reader's language. */
export interface Hello {
  kind: "hello";
  protocol: number;
  build?: string;
  language?: "en" | "es";
}

/** Who is at a table: people in seats by their ids, and how many spectators, as this node knows. */
export interface Here {
  kind: "here";
  table: string;
  people: readonly string[];
  spectators: number;
}

/** A move, what it is worth and why. */
export interface Hint {
  action: unknown;
  value: number;
  texts: readonly Text[];
  sentences: readonly string[];
}

/** Good moves, best first. */
export interface Hinted {
  kind: "hinted";
  id: string;
  hints: readonly Hint[];
}

/** Somebody else is the host now. */
export interface HostPassed {
  kind: "host-passed";
  person: string;
}

/** Be told of them no more. */
export interface LeaveLobby {
  kind: "leave-lobby";
  id: string;
}

/** Some points, the clause that gives them, and what to say of them. */
export interface Line {
  points: number;
  clause: string;
  text: Text;
}

/** All open tables that were asked for. */
export interface Lobby {
  kind: "lobby";
  tables: readonly LobbyTable[];
}

/** One open table is new or another now; without one it is gone. */
export interface LobbyChanged {
  kind: "lobby-changed";
  table: string;
  now: LobbyTable | null;
}

/** An open table as the lobby shows it. */
export interface LobbyTable {
  table: string;
  game: string;
  language: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  free: number;
  people: readonly Person[];
  levels: readonly string[];
  phase: string;
  opened_at: number;
  own_words: number;
}

/** Say which person at the table is the youngest, by who it is and not by the seat; nobody without one. */
export interface MarkYoungest {
  kind: "mark-youngest";
  person?: string;
}

/** The seats that play; empty ones have been put away. */
export interface MatchStarted {
  kind: "match-started";
  seats: readonly number[];
  at: number;
}

/** A browser has committed to the nonce that it adds to the seed (TAB-3). */
export interface NonceCommitted {
  kind: "nonce-committed";
  seat: number;
  commitment: string;
}

/** A browser has revealed its nonce, now that the start is set (TAB-3). */
export interface NonceRevealed {
  kind: "nonce-revealed";
  seat: number;
  nonce: string;
}

/** Nobody could play from `since` on; match time stood still, and runs on from `at`. */
export interface OutageCounted {
  kind: "outage-counted";
  outage: number;
  since: number;
  at: number;
}

/** Words as people wrote them. A match that begins with some carries them, so that it is judged by them for ever. */
export interface OwnWords {
  accepted: readonly string[];
  refused: readonly string[];
}

/** Make whoever sits here the host. */
export interface PassHost {
  kind: "pass-host";
  seat: number;
}

/** Wish for a pause, or no more; with all people present it begins (TAB-9). */
export interface Pause {
  kind: "pause";
  wishes?: boolean;
}

/** Somebody would pause, or would not after all (TAB-9). */
export interface PauseWished {
  kind: "pause-wished";
  seat: number;
  wishes: boolean;
}

/** All agreed: match time stands still (TAB-9). */
export interface Paused {
  kind: "paused";
  match_time: number;
}

/** Who somebody is, as everybody may know it. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/** Where a table is in its life. */
export type Phase = "closed" | "ended" | "gathering" | "playing" | "starting";

/** To be answered at once with the same nonce; `now` is the wall time of the server. */
export interface Ping {
  kind: "ping";
  nonce: string;
  now: number;
}

/** The answer to a ping, at once: by it the server measures the round trip (TAB-4). */
export interface Pong {
  kind: "pong";
  nonce: string;
}

/** What an action would score; an action that would be refused is answered with the refusal. */
export interface Previewed {
  kind: "previewed";
  id: string;
  lines: readonly Line[];
  total: number;
  otherwise: number | null;
}

/** Somebody is ready, or not yet. */
export interface ReadySaid {
  kind: "ready-said";
  seat: number;
  ready: boolean;
}

/** A no as data: the clause that refuses, and what to say (TAB-5). */
export interface Refusal {
  clause: string;
  text: Text;
}

/** A rule says no, and nothing has changed (TAB-5). */
export interface Refused {
  kind: "refused";
  id: string;
  clause: string;
  text: Text;
  sentence: string;
}

/** The client is older than the server: load the page again. */
export interface Reload {
  kind: "reload";
  protocol: number;
  build: string;
}

/** Play again with the same people. */
export interface Rematch {
  kind: "rematch";
}

/** The same people play again, at this table. */
export interface RematchOpened {
  kind: "rematch-opened";
  table: string;
}

/** Leave the match for good (TAB-15). */
export interface Resign {
  kind: "resign";
}

/** Reveal that nonce, once the start is set (TAB-3). */
export interface RevealNonce {
  kind: "reveal-nonce";
  nonce: string;
}

/** Somebody said something at a table. */
export interface Said {
  kind: "said";
  table: string;
  number: number;
  at: number;
  person: Person;
  text: string;
  preset: string;
}

/** Say something to the table, in one's own words or in ready-made ones. */
export interface Say {
  kind: "say";
  id: string;
  table: string;
  text?: string;
  preset?: "applause" | "good-game" | "good-luck" | "hello" | "laugh" | "nice-word" | "one-moment" | "oops" | "thanks" | "well-played" | null;
}

/** Be ready, or not yet. */
export interface SayReady {
  kind: "say-ready";
  ready?: boolean;
}

/** Whoever sits here has been away for longer than the grace (TAB-6). */
export interface SeatAbsent {
  kind: "seat-absent";
  seat: number;
}

/** Give a free seat to a bot, or a bot's seat to one of another level; the host's. */
export interface SeatBot {
  kind: "seat-bot";
  seat: number;
  level: string;
}

/** Whoever sat here stood up, was asked to leave by the host, or was away for too long before the start. */
export interface SeatEmptied {
  kind: "seat-emptied";
  seat: number;
  why: "away" | "kicked" | "stood-up";
}

/** A person sat down, or a bot of this level. */
export interface SeatFilled {
  kind: "seat-filled";
  seat: number;
  person: string;
  level: string;
  bot: boolean;
}

/** Whoever sat here has left for good (TAB-15). */
export interface SeatGone {
  kind: "seat-gone";
  seat: number;
}

/** A bot of this level plays the seat; without a level the seat does the least that the rules allow. */
export interface SeatHanded {
  kind: "seat-handed";
  seat: number;
  level: string;
}

/** And is back, with the seat (TAB-6). */
export interface SeatReturned {
  kind: "seat-returned";
  seat: number;
}

/** The bot in this seat could not move: it does the least that the rules allow. */
export interface SeatStuck {
  kind: "seat-stuck";
  seat: number;
}

/** Who holds a seat, as all see it. */
export interface SeatView {
  person: string;
  level: string;
  bot: boolean;
  ready: boolean;
  absent: boolean;
  gone: boolean;
  handed: boolean;
  stand_in: string;
}

/** The seed of this match is made of the server's secret, which stays one until the end, and these (TAB-3). */
export interface SeedShared {
  kind: "seed-shared";
  commitment: string;
  contributions: readonly Contribution[];
}

export type ServerMessage = Welcome | Reload | Ping | Update | Here | Closed | Lobby | LobbyChanged | Said | Done | Refused | Failed | Previewed | Hinted;

/** The game, its language and options, how many seats, and what is allowed at the table. */
export interface Setting {
  game: string;
  language: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  public: boolean;
  pace: "human" | "instant" | "quick";
  stand_ins: string;
  hints: boolean;
  chat: boolean;
  reactions: boolean;
  spectators: boolean;
  words?: OwnWords;
  edition: string;
}

/** The host chose otherwise; nobody is ready any more. */
export interface SettingChanged {
  kind: "setting-changed";
  setting: Setting;
}

/** Of what the seed of a match is made. */
export interface SharedSeed {
  commitment: string;
  contributions: readonly Contribution[];
  secret: string;
}

/** Take a seat; the first free one unless it is named. */
export interface Sit {
  kind: "sit";
  seat?: number | null;
}

/** Leave one's seat before the start. */
export interface StandUp {
  kind: "stand-up";
}

/** Begin; the host's, once all are ready. */
export interface Start {
  kind: "start";
}

/** Somebody left while all counted down. */
export interface StartCalledOff {
  kind: "start-called-off";
}

/** The match cannot begin with what was chosen and who sits here; the table gathers again (TAB-14). */
export interface StartFailed {
  kind: "start-failed";
  refusal: Refusal;
}

/** The match begins at this instant of the wall clock, for all at once. */
export interface StartSet {
  kind: "start-set";
  at: number;
}

/** One step of a table as this client may hear of it; entries are those of the match. */
export interface StepTold {
  number: number;
  at: number;
  events: readonly (TableOpened | SettingChanged | SeatFilled | SeatEmptied | HostPassed | ReadySaid | YoungestMarked | NonceCommitted | NonceRevealed | StartSet | StartCalledOff | StartFailed | MatchStarted | SeedShared | PauseWished | Paused | WentOn | SeatAbsent | SeatReturned | AbsenceVoted | SeatHanded | EndVoted | SeatStuck | SeatGone | OutageCounted | RematchOpened | TableClosed)[];
  entries: readonly unknown[];
}

/** No match will start here any more, or the one that was played has been stopped. */
export interface TableClosed {
  kind: "table-closed";
  why: "day" | "failed" | "host" | "idle" | "operator";
}

/** Whoever opens a table is its host (TAB-1). */
export interface TableOpened {
  kind: "table-opened";
  setting: Setting;
  host: string;
  code: string;
  before: string;
  daily: Daily | null;
  kicked: readonly string[];
  secret: string;
}

/** A table as somebody sees it; all see the same but for the code. */
export interface TableView {
  setting: Setting;
  code: string;
  phase: Phase;
  host: string;
  seats: readonly SeatView[];
  starts_at: number | null;
  refusal: Refusal | null;
  clock: Clock;
  pausing: readonly number[];
  paused: boolean;
  counting_down: boolean;
  absence_votes: readonly AbsenceVoted[];
  end_votes: readonly number[];
  before: string;
  daily: Daily | null;
  rematch: string;
  closed: string;
  youngest: string;
  chance: SharedSeed | null;
}

/** One sentence to be, in whatever language its reader has chosen. */
export interface Text {
  id: string;
  args: Record<string, string | number>;
}

/** Look away from a table; a seat there is kept, as after a lost connection (TAB-6). */
export interface Unwatch {
  kind: "unwatch";
  id: string;
  table: string;
}

/** What happened at a table since the last number, and how everything stands now. A socket that watches is spared the parts that are as they were in the update before: they are left out. */
export interface Update {
  kind: "update";
  table: string;
  number: number;
  now: number;
  steps: readonly StepTold[];
  seat: number | null;
  state?: TableView;
  people?: readonly Person[];
  view?: unknown | null;
  offers?: unknown | null;
}

/** What to do about an absent player (TAB-6, TAB-10). */
export interface VoteAbsence {
  kind: "vote-absence";
  about: number;
  wish: "bot" | "end" | "pass" | "wait";
  level?: string;
}

/** Whether to end the match early (TAB-10). */
export interface VoteEnd {
  kind: "vote-end";
  end?: boolean;
}

/** Be told what happens at a table, from a number on that one has already; seated or as a spectator. */
export interface Watch {
  kind: "watch";
  id: string;
  table: string;
  since?: number | null;
  said_since?: number;
  apart?: boolean;
}

/** The answer to hello: who one is, what the server is, and what time it is there. */
export interface Welcome {
  kind: "welcome";
  protocol: number;
  build: string;
  person: Person;
  now: number;
}

/** Somebody ended the pause: match time runs on from this instant of the wall clock (TAB-9). */
export interface WentOn {
  kind: "went-on";
  seat: number;
  at: number;
}

/** This person is the youngest, or nobody is said to be any more. */
export interface YoungestMarked {
  kind: "youngest-marked";
  person: string;
}
