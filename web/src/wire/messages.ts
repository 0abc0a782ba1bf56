// Made by tools/wire_types.py from src/rebelote/wire. Change it there.

export type ClientMessage = Join | Speak | AskSheet | Start | Sit | Act | Say | Sync | Leave | Ping;

export type ServerMessage = Welcome | Seats | Update | Sheet | Refused | Problem | Said | Committed | Revealed | Frozen | Pong;

/** Make a move. `match` and `ply` are those of the view it was chosen in; `id` is the client's own name for it: the same id again does nothing but repeat the answer. */
export interface Act {
  t: "act";
  match: number;
  ply: number;
  move: string;
  id: string;
}

/** Ask for the score sheet of the match, in words; the answer is a sheet. */
export interface AskSheet {
  t: "sheet";
}

/** A call of the bidding, with the seat that made it; `kind` as in an offer. */
export interface Call {
  seat: number;
  words: string;
  kind: string;
}

/** Every game that can be played here, the levels of bots, the set phrases, the languages. */
export interface Catalogue {
  games: GameView[];
  bots: string[];
  phrases: string[];
  languages: ("de" | "en" | "fr" | "lb")[];
}

/** All zones are emptied, and the zone `stock` gets this many backs. */
export interface Clear {
  do: "clear";
  stock: number;
}

/** A promise about what chance drew before move `ply`: sha256 of `secret:table:match:ply:move`. */
export interface Commitment {
  match: number;
  ply: number;
  hash: string;
}

/** Chance has drawn, and promises what; told before anything of it is seen. */
export interface Committed {
  t: "committed";
  commitment: Commitment;
}

/** A deal on the sheet: what was undertaken, in which denomination, what came of it, marks by side. */
export interface DealSheet {
  number: number;
  title: string;
  suit: string;
  verdict: string;
  marks: number[];
  rows: Row[];
}

/** Something that happened: its code, its facts, and how things moved. `to` when only you were told. */
export interface EventView {
  code: string;
  facts?: Record<string, string | number>;
  shifts?: (Put | Sweep | Turn | Clear)[];
  to?: number | null;
}

/** Everything needed to check what chance drew at a table; see docs/fair.md. */
export interface Fair {
  table: string;
  setup: string;
  rules: number;
  seats: number;
  commitments: Commitment[];
  secrets: Secret[];
  matches: MatchPlayed[];
}

/** The table stopped on a fault of ours; the moves are kept. `report` is its number in the log. */
export interface Frozen {
  t: "frozen";
  report: string;
}

/** A game with its presets and options. `ordered` names the zones in which the order says something. */
export interface GameView {
  name: string;
  version: number;
  ordered: string[];
  presets: PresetView[];
  options: OptionView[];
}

/** A move that the seat might expect to make and may not, with the reason. */
export interface GreyedMove {
  move: string;
  reason: Reason;
}

/** Whether the server is well, and what it believes its address to be. `doubts` are codes of what looks wrong in front of it, such as `proxy-host`: a proxy that does not pass the name it was called by. */
export interface Health {
  well: boolean;
  version: string;
  protocol: number;
  tables: number;
  base: string;
  origin: string;
  doubts: string[];
}

/** Come to a table: the first message of a socket. With `code` the seat it belongs to, on any device; with `watch` as a spectator; otherwise `seat`, or the first that is free. `seen` after a lost connection. With `words` every update says what happened and what may be done in the language. */
export interface Join {
  t: "join";
  table: string;
  name?: string;
  language?: "de" | "en" | "fr" | "lb";
  seat?: number | null;
  code?: string | null;
  watch?: boolean;
  seen?: Seen | null;
  words?: boolean;
}

/** Give the seat up for good: its code is void, and a bot plays on. */
export interface Leave {
  t: "leave";
}

/** A match of a table. The moves are there once it is over. */
export interface MatchPlayed {
  match: number;
  over: boolean;
  names: string[];
  moves: MoveMade[] | null;
}

/** A move of a finished match; seat -1 is chance. */
export interface MoveMade {
  seat: number;
  move: string;
}

/** A table to be made. `setup` is `game/preset`, with `;option=value` parts or more of them in `changes`. `plan` says who each seat is for: `person`, or the level of a bot; without it all are for persons. The match begins once every seat for a person is taken, or when one of them says so; `bot` is the level that plays in seats that stay free, and for those who are away. `seats` where the options leave it open. */
export interface NewTable {
  setup: string;
  changes?: string[];
  seats?: number | null;
  plan?: string[] | null;
  bot?: string | null;
  public?: boolean;
  delay_s?: number;
  pace_ms?: number;
}

/** A choice in words. `kind` is the game's own word for what it does (play, pass, take, bid, coinche...). `card` is the card that it plays, `Jh`; `said` what is said with it, empty for the plain play. Offers of a kind with two `axes` may be drawn as a grid (`["110", "h"]`); a take in a suit has one (`["h"]`). */
export interface Offer {
  move: string;
  words: string;
  kind: string;
  card?: string;
  said?: string;
  axes?: string[];
}

/** An option of a game: its rule, its group on forms, the values in use; from `lowest` on any number. */
export interface OptionView {
  name: string;
  group: string;
  rule: string;
  values: (string | number | boolean | null)[];
  lowest: number | null;
}

/** Ask whether the line still stands. */
export interface Ping {
  t: "ping";
  n?: number;
}

/** The line stands. */
export interface Pong {
  t: "pong";
  n: number;
}

/** A named set of options: the document it follows, all its values, how many may sit. */
export interface PresetView {
  name: string;
  setup: string;
  source: string;
  seats: number[];
  options: Record<string, string | number | boolean | null>;
}

/** A message could not be carried out. The sentence is `problem-CODE`. `fatal`: the socket is closed. */
export interface Problem {
  t: "problem";
  code: string;
  facts: Record<string, string | number>;
  fatal: boolean;
  words?: string;
}

/** Things come from one zone to another: faces, or backs where they are empty. */
export interface Put {
  do: "put";
  source: string;
  target: string;
  faces: string[];
  owner?: number;
}

/** A rank and the points of its card. */
export interface Rank {
  rank: string;
  points: number;
}

/** Ranks from the strongest to the weakest as they are in force; `suit` is a denomination, or empty. */
export interface RankGroup {
  label: string;
  suit: string;
  ranks: Rank[];
}

/** Why something is refused: a rule number (`B44`, or empty), a code, facts. The sentence is the message `refusal-CODE`, filled with the facts. */
export interface Reason {
  code: string;
  rule?: string;
  facts?: Record<string, string | number>;
}

/** An act was not made; nothing has changed. The match stands at `match` and `ply`. `words` say why. */
export interface Refused {
  t: "refused";
  id: string;
  reason: Reason;
  match: number;
  ply: number;
  words?: string;
}

/** The end of a match: the sides that won (none at a draw), and the totals by side. */
export interface Result {
  winners: number[];
  totals: number[];
}

/** Secrets of earlier deals, once nothing can be learnt from them for the running one. */
export interface Revealed {
  t: "revealed";
  secrets: Secret[];
}

/** A row of a score: figures by side in the order of `sides`, or a sentence across (no figures). `kind` is count, verdict, mark or total; `rule` the number of its rule; `struck`: said, but does not count. */
export interface Row {
  kind: string;
  label: string;
  figures: string[];
  rule: string;
  struck: boolean;
}

/** A seat said a set phrase. */
export interface Said {
  t: "said";
  seat: number;
  phrase: string;
  words?: string;
}

/** Say a set phrase. */
export interface Say {
  t: "say";
  phrase: string;
}

/** One seat: free, a person or a bot. `away`: the person's line is down; `stand_in`: a bot plays for it. `bot` is the level of the bot that plays here, or would. */
export interface SeatView {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  language: "de" | "en" | "fr" | "lb";
  bot: string;
  away: boolean;
  stand_in: boolean;
}

/** What lies on the cloth before a seat, and what it said last in this deal. */
export interface SeatWords {
  tags: Tag[];
  says: string;
}

/** Somebody came, went, or changed seats, or the table's status changed. */
export interface Seats {
  t: "seats";
  status: "frozen" | "over" | "playing" | "waiting";
  match: number;
  seats: SeatView[];
}

/** What a commitment hid; anybody can compute the hash again. */
export interface Secret {
  match: number;
  ply: number;
  hash: string;
  secret: string;
  move: string;
}

/** How far a client has followed: the match, and the moves made in it. */
export interface Seen {
  match: number;
  ply: number;
}

/** The score sheet of the match so far, the reader's side first. */
export interface Sheet {
  t: "sheet";
  match: number;
  sides: Side[];
  deals: DealSheet[];
}

/** A side: what the reader calls it, its seats, its points in the match, whether it has won. */
export interface Side {
  name: string;
  seats: number[];
  total: number;
  won: boolean;
}

/** Change to a free seat before the first match. */
export interface Sit {
  t: "sit";
  seat: number;
}

/** Change the language, of the seat as well; the answer is an update with the whole view. */
export interface Speak {
  t: "speak";
  language: "de" | "en" | "fr" | "lb";
}

/** Begin the match, bots in the free seats; after a match, begin the next with the same seats. */
export interface Start {
  t: "start";
}

/** Everything in a zone goes to another, face down unless `shown`. */
export interface Sweep {
  do: "sweep";
  source: string;
  target: string;
  shown?: boolean;
}

/** Ask for everything since a match and ply; the answer is an update, with the whole view. */
export interface Sync {
  t: "sync";
  seen?: Seen | null;
}

/** The new table: its code, and the addresses of its page and its QR code. */
export interface TableMade {
  code: string;
  link: string;
  qr: string;
  table: TableView;
}

/** A table as anybody may see it from outside. */
export interface TableNow {
  table: TableView;
  status: "frozen" | "over" | "playing" | "waiting";
  match: number;
  seats: SeatView[];
}

/** What is settled about a table. `setup` is `game/preset;option=value...`, `changed` names the options that differ from the preset. After `delay_s` without its person a seat is played by a bot; a table with nobody at it waits, and seats are kept for `kept_h` hours. `pace_ms` is how long a bot takes at least. */
export interface TableView {
  code: string;
  setup: string;
  game: string;
  preset: string;
  rules: number;
  options: Record<string, string | number | boolean | null>;
  changed: string[];
  ordered: string[];
  seats: number;
  public: boolean;
  delay_s: number;
  pace_ms: number;
  kept_h: number;
}

/** Public tables with a free seat, or to watch; the newest first. */
export interface Tables {
  tables: TableNow[];
}

/** A mark before a seat: dealer, took... */
export interface Tag {
  kind: string;
  words: string;
}

/** One thing in a zone: its face (a card such as `Jh`), or a back when that is empty; who laid it. */
export interface Thing {
  face?: string;
  owner?: number;
}

/** Why a request was refused: a code and facts; the sentence is `fault-CODE` or `problem-CODE`. */
export interface Trouble {
  code: string;
  facts: Record<string, string | number>;
}

/** Backs in a zone become these faces. */
export interface Turn {
  do: "turn";
  zone: string;
  faces: string[];
}

/** What happened since move `since` and the view now, after `ply` moves of the match. `since` null: forget what you had, there are no events. Named facts of the view that are missing have not changed since the last update on this socket; with `since` null all are there. `ack` lists the ids of your acts that this update carries out. `result` once the match is over. `words` for those who asked for them. */
export interface Update {
  t: "update";
  match: number;
  ply: number;
  since: number | null;
  events: EventView[];
  view: View;
  ack?: string[];
  result?: Result;
  words?: Words;
}

/** What a seat may know, or a spectator (`seat` null). `facts` are the game's own, by name. `choices` are the moves of this seat, empty when it has none; `due` the seats that are waited for. */
export interface View {
  seat: number | null;
  due: number[];
  choices: string[];
  greyed: GreyedMove[];
  zones: ZoneView[];
  facts: Record<string, unknown>;
}

/** You are at the table. `code` gives your seat back, on any device; null for a spectator. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  table: TableView;
  seat: number | null;
  code: string | null;
  status: "frozen" | "over" | "playing" | "waiting";
  match: number;
  seats: SeatView[];
  phrases: string[];
  commitments: Commitment[];
}

/** What an update says. `told` has a sentence for each event, empty where nothing is to be said. A missing field has not changed since the last update on this socket; with `since` null all are there. `title` is the deal and the length of the match, `heading` the contract or what the deal waits for, `trump` the denomination in force (s h d c sa ta, or empty), `prompt` what the reader has to do now. `hand` is the reader's hand as it is held, `offers` has one for each of the view's choices, `greyed` tells why a card may not be played, `seats` has one for each seat, `sides` begins with the reader's own, `order` is the order and value of cards, `best` the seat whose card leads the trick (-1: none), `calls` the bidding so far. */
export interface Words {
  told: string[];
  title?: string;
  heading?: string;
  trump?: string;
  prompt?: string;
  hand?: string[];
  offers?: Offer[];
  greyed?: Record<string, string>;
  seats?: SeatWords[];
  sides?: Side[];
  order?: RankGroup[];
  best?: number;
  calls?: Call[];
}

/** A place on the table, `hand:2`, `trick`, `stock`..., and what lies in it, oldest first. */
export interface ZoneView {
  name: string;
  items: Thing[];
}
