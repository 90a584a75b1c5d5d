// Written by `make docs` from the schemas of the house: change those, not this.

export interface AbsenceVoted {
  seat: number;
  about: number;
  wish: "wait" | "bot" | "pass" | "end";
  level: string;
  kind: "absence-voted";
}

export interface Account {
  login: string | null;
  has_password: boolean;
  passkeys: number;
  recovery_codes_left: number;
  offers_passkeys: boolean;
}

export interface AddedPasskey {
  me: Me;
  recovery_codes: readonly string[];
}

export interface BanTold {
  sentence: string;
  until: number | null;
  login: string | null;
  has_password: boolean;
  passkeys: number;
}

export interface BotTold {
  person: Person;
  name: string;
  scopes: readonly Scope[];
}

export interface Box {
  language: "es" | "en";
  edition: string;
  names: readonly string[];
  layouts: Record<string, string>;
}

export interface Ceremony {
  options: Record<string, unknown>;
  challenge: string;
}

export interface Changes {
  name?: string | null;
  language?: "es" | "en" | null;
}

export interface Clock {
  behind: number;
  floor: number;
  stands: boolean;
}

export interface Closed {
  table: string;
  why: "unknown" | "private" | "failed";
  kind: "closed";
}

export interface Confirmation {
  password?: string | null;
  passkey?: ShownAgain | null;
}

export interface Contents {
  pages: number;
  parts: readonly Part[];
}

export interface Contribution {
  seat: number;
  commitment: string;
  nonce: string;
}

export interface Credentials {
  login: string;
  password: string;
  bring_guest: boolean;
}

export interface Daily {
  day: string;
  over_at: number;
  ranked: boolean;
}

export interface DailyMatch {
  game: string;
  language: "es" | "en";
  setting: Setting;
  level: string;
  commitment: string;
  tries: number;
  ranked: boolean;
  table: string;
  phase: string;
  points?: number | null;
}

export interface DailyTable {
  table: string;
}

export interface Day {
  day: string;
  is_over: boolean;
  matches: readonly DayMatch[];
}

export interface DayMatch {
  game: string;
  language: "es" | "en";
  commitment: string;
  seed: string | null;
  unranked: Deal;
  ended: number;
  best: readonly Result[];
  own?: Result | null;
}

export interface Deal {
  commitment: string;
  seed: string | null;
}

export interface Done {
  id: string;
  number?: number | null;
  table: string;
  kind: "done";
}

export interface EndVoted {
  seat: number;
  end: boolean;
  kind: "end-voted";
}

export interface Export {
  ids: readonly string[];
  name: string;
  login: string | null;
  language: string | null;
  created_at: number;
  seen_at: number;
  has_password: boolean;
  recovery_codes_left: number;
  passkeys: readonly PasskeyTold[];
  tokens: readonly TokenTold[];
  sessions: readonly SessionTold[];
  known_devices: number;
  blocks: readonly string[];
  mutes: readonly string[];
  reports: readonly ReportTold[];
  tables: readonly unknown[];
  chat: readonly unknown[];
}

export interface Found {
  table: string;
}

export interface GameTold {
  id: string;
  name: string;
  summary: string;
  least_seats: number;
  most_seats: number;
  takes_turns: boolean;
  youngest: string;
  clauses: string;
  boxes: readonly Box[];
  layouts: readonly string[];
  options: readonly OptionTold[];
}

export interface Games {
  language: "es" | "en";
  games: readonly GameTold[];
  levels: readonly string[];
  paces: readonly string[];
  presets: readonly PresetTold[];
  own_words: OwnWordsTold;
}

export interface Gloss {
  lemma: string;
  kind: string;
  text: string;
}

export interface Health {
  status: string;
  build: string;
}

export interface Here {
  table: string;
  people: readonly string[];
  spectators: number;
  kind: "here";
}

export interface HostPassed {
  person: string;
  kind: "host-passed";
}

export interface Line {
  points: number;
  clause: string;
  text: Text;
}

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

export interface MatchStarted {
  seats: readonly number[];
  at: number;
  kind: "match-started";
}

export interface MatchTold {
  table: string;
  setting: Setting;
  seats: readonly SeatView[];
  people: readonly Person[];
  outcome: Outcome;
  sentence: string;
  commitment: string;
  began_at: number;
  ended_at: number;
  lasted: number;
  before: string;
  rematch: string;
}

export interface Me {
  person: Person;
  language: "es" | "en";
  login?: string | null;
}

export interface Move {
  action: unknown;
  worth: number;
  word: string;
  points?: number | null;
  reasons: readonly Text[];
  meaning?: Gloss | null;
  known: boolean;
}

export interface Needs {
  option: string;
  value: boolean | number | string;
}

export interface NewAccount {
  login: string;
  password: string;
}

export interface NewGuest {
  name?: string | null;
}

export interface NewPasskey {
  challenge: string;
  answer: Record<string, unknown>;
  label: string;
}

export interface NewPassword {
  new: string;
  old?: string | null;
  passkey?: ShownAgain | null;
}

export interface NewReport {
  reason: Reason;
  table?: string | null;
  note: string;
}

export interface NonceCommitted {
  seat: number;
  commitment: string;
  kind: "nonce-committed";
}

export interface NonceRevealed {
  seat: number;
  nonce: string;
  kind: "nonce-revealed";
}

export interface Opened {
  table: string;
  code: string;
}

export interface OpenedAccount {
  me: Me;
  recovery_codes: readonly string[];
}

export interface OptionTold {
  name: string;
  kind: "bool" | "choice" | "number" | "text";
  default: boolean | number | string;
  clause: string;
  sentence: string;
  choices: readonly string[];
  meanings: readonly string[];
  least?: number | null;
  most?: number | null;
  needs?: Needs | null;
  pattern: string;
  example: string;
}

export interface OutageCounted {
  outage: number;
  since: number;
  at: number;
  kind: "outage-counted";
}

export interface Outcome {
  points: readonly number[];
  winners: readonly number[];
  clause: string;
  text: Text;
}

export interface OwnToken {
  id: string;
  name: string;
  scopes: readonly Scope[];
  created_at: number;
  used_at?: number | null;
}

export interface OwnWords {
  accepted: readonly string[];
  refused: readonly string[];
}

export interface OwnWordsTold {
  most: number;
  least_letters: number;
  most_letters: number;
}

export interface Part {
  title: string;
  pages: number;
}

export interface PasskeyListed {
  id: string;
  label: string;
  site: string;
  created_at: number;
  used_at: number | null;
}

export interface PasskeyTold {
  label: string;
  site: string;
  created_at: number;
  used_at: number | null;
}

export interface PasskeyWish {
  login?: string | null;
  password?: string | null;
  passkey?: ShownAgain | null;
}

export interface PauseWished {
  seat: number;
  wishes: boolean;
  kind: "pause-wished";
}

export interface Paused {
  match_time: number;
  kind: "paused";
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface PersonTold {
  person: Person;
  avatar: string;
  blocked: boolean;
  muted: boolean;
}

/** Where a table is in its life. */
export type Phase = "gathering" | "starting" | "playing" | "ended" | "closed";

export interface PocketFile {
  part: "words" | "forms" | "meanings";
  family: string;
  licence: string;
  sources: string;
  holds: number;
  size: number;
  download: number;
  digest: string;
}

export interface PocketTold {
  language: "es" | "en";
  lexicon: string;
  files: readonly PocketFile[];
}

export interface PresetTold {
  id: string;
  sentence: string;
}

export interface Previewed {
  id: string;
  lines: readonly Line[];
  total: number;
  otherwise?: number | null;
  kind: "previewed";
}

export interface Problem {
  text: Text;
  sentence: string;
  clause: string;
  retry_after?: number | null;
}

export interface ReadySaid {
  seat: number;
  ready: boolean;
  kind: "ready-said";
}

/** What a report is about. */
export type Reason = "chat" | "name" | "cheating" | "stalling" | "other";

export interface Recovery {
  login: string;
  code: string;
  password: string;
}

export interface RecoveryCodes {
  recovery_codes: readonly string[];
}

export interface Refusal {
  clause: string;
  text: Text;
}

export interface RematchOpened {
  table: string;
  kind: "rematch-opened";
}

export interface Replay {
  table: string;
  setting: Setting;
  seat: number | null;
  people: readonly Person[];
  is_over: boolean;
  number: number;
  steps: readonly StepSeen[];
  next?: number | null;
}

export interface ReportMade {
  report: string;
}

export interface ReportTold {
  reported: string;
  at_table: string | null;
  reason: string;
  note: string;
  made_at: number;
}

export interface Result {
  rank: number | null;
  person: Person;
  points: number;
  table: string;
}

export interface Review {
  game: string;
  language: string;
  edition: string;
  same_words: boolean;
  seats: readonly SeatReview[];
  turns: readonly Turn[];
}

export interface Said {
  table: string;
  number: number;
  at: number;
  person: Person;
  text: string;
  preset: string;
  kind: "said";
}

/** What a bot may do with a token. */
export type Scope = "read" | "play" | "challenge";

export interface SeatAbsent {
  seat: number;
  kind: "seat-absent";
}

export interface SeatEmptied {
  seat: number;
  why: "stood-up" | "kicked" | "away";
  kind: "seat-emptied";
}

export interface SeatFilled {
  seat: number;
  person: string;
  level: string;
  bot: boolean;
  kind: "seat-filled";
}

export interface SeatGone {
  seat: number;
  kind: "seat-gone";
}

export interface SeatHanded {
  seat: number;
  level: string;
  kind: "seat-handed";
}

export interface SeatPlayed {
  person: Person | null;
  level: string;
  points: number | null;
  won: boolean;
}

export interface SeatReturned {
  seat: number;
  kind: "seat-returned";
}

export interface SeatReview {
  seat: number;
  level: string;
  level_from: "given" | "words" | "few-words";
  turns: number;
  cost: number;
  best_turn: number | null;
  worst_turn: number | null;
  share: number | null;
}

export interface SeatStuck {
  seat: number;
  kind: "seat-stuck";
}

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

export interface SeedShared {
  commitment: string;
  contributions: readonly Contribution[];
  kind: "seed-shared";
}

export interface SenseTold {
  kind: string;
  text: string;
}

export interface SessionListed {
  id: string;
  browser: string;
  system: string;
  created_at: number;
  seen_at: number;
  here: boolean;
}

export interface SessionTold {
  browser: string;
  system: string;
  created_at: number;
  seen_at: number;
}

export interface SetTold {
  game: string;
  language: "es" | "en";
  code: string;
  tiles: readonly string[];
  turns: readonly number[];
  letters: string;
  cards: readonly (readonly string[])[];
}

export interface Setting {
  game: string;
  language: string;
  options?: Record<string, boolean | number | string>;
  seats: number;
  public: boolean;
  pace: "human" | "quick" | "instant";
  stand_ins: string;
  hints: boolean;
  chat: boolean;
  reactions: boolean;
  spectators: boolean;
  words?: OwnWords;
  edition: string;
}

export interface SettingChanged {
  setting: Setting;
  kind: "setting-changed";
}

export interface SharedSeed {
  commitment: string;
  contributions: readonly Contribution[];
  secret: string;
}

export interface ShownAgain {
  challenge: string;
  answer: Record<string, unknown>;
}

export interface ShownPasskey {
  challenge: string;
  answer: Record<string, unknown>;
  bring_guest: boolean;
}

export interface StartCalledOff {
  kind: "start-called-off";
}

export interface StartFailed {
  refusal: Refusal;
  kind: "start-failed";
}

export interface StartSet {
  at: number;
  kind: "start-set";
}

export interface StepSeen {
  told: StepTold;
  view?: unknown;
}

export interface StepTold {
  number: number;
  at: number;
  events: readonly (TableOpened | SettingChanged | SeatFilled | SeatEmptied | HostPassed | ReadySaid | YoungestMarked | NonceCommitted | NonceRevealed | StartSet | StartCalledOff | StartFailed | MatchStarted | SeedShared | PauseWished | Paused | WentOn | SeatAbsent | SeatReturned | AbsenceVoted | SeatHanded | EndVoted | SeatStuck | SeatGone | OutageCounted | RematchOpened | TableClosed)[];
  entries: readonly unknown[];
}

export interface TableClosed {
  why: "host" | "idle" | "operator" | "day" | "failed";
  kind: "table-closed";
}

export interface TableOpened {
  setting: Setting;
  host: string;
  code: string;
  before: string;
  daily?: Daily | null;
  kicked: readonly string[];
  secret: string;
  kind: "table-opened";
}

export interface TablePlayed {
  table: string;
  game: string;
  language: string;
  options: Record<string, boolean | number | string>;
  phase: string;
  opened_at: number;
  changed_at: number;
  seat: number | null;
  seats: readonly SeatPlayed[];
  ended_by: string;
}

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

export interface TablesPlayed {
  tables: readonly TablePlayed[];
  next?: string | null;
}

export interface Text {
  id: string;
  args?: Record<string, string | number>;
}

export interface Today {
  day: string;
  over_at: number;
  now: number;
  ranked: boolean;
  matches: readonly DailyMatch[];
}

export interface TokenMade {
  token: OwnToken;
  secret: string;
}

export interface TokenTold {
  name: string;
  scopes: readonly string[];
  created_at: number;
  used_at: number | null;
}

export interface TokenWanted {
  name: string;
  scopes: readonly Scope[];
  password?: string | null;
  passkey?: ShownAgain | null;
}

export interface Turn {
  number: number;
  event: number;
  at: number;
  seat: number;
  played: Move;
  best: Move;
  own: Move | null;
  cost: number;
}

export interface Update {
  table: string;
  number: number;
  now: number;
  steps: readonly StepTold[];
  seat?: number | null;
  state?: TableView;
  people?: readonly Person[];
  view?: unknown | null;
  offers?: unknown | null;
  kind: "update";
}

export interface Verdict {
  game: string;
  valid: boolean;
  reason: string;
  clause: string;
  categories: readonly string[];
}

export interface WentOn {
  seat: number;
  at: number;
  kind: "went-on";
}

export interface WordTold {
  word: string;
  language: "es" | "en";
  verdicts: readonly Verdict[];
  lemma: string;
  senses: readonly SenseTold[];
}

export interface YoungestMarked {
  person: string;
  kind: "youngest-marked";
}
