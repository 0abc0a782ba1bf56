// Made by tools/wire_types.py from src/rebelote/wire. Change it there.

export type ClientMessage = Join | Speak | Read | AskSheet | Start | Sit | Act | Say | Sync | Leave | PutOut | LetIn | Ping;

export type ServerMessage = Welcome | Seats | Update | Sheet | Refused | Problem | Said | Parted | Ballot | Outs | Committed | Revealed | Frozen | Pong;

/** A name and a password, for a new account or to be known in one more browser. */
export interface AccountAsked {
  name: string;
  password: string;
}

/** Whom one knows, and where one is asked to come. */
export interface Acquaintances {
  people: PersonView[];
  invitations: InvitationView[];
}

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

/** Persons want the person of a seat put out, `who` that is, and `why`: the seats `by` whom it was said, how many it `needs`, and how long they have. Nobody in `by`: it is decided, or came to nothing. */
export interface Ballot {
  t: "ballot";
  seat: number;
  name: string;
  why: "idle" | "rude" | "unfair";
  by: number[];
  needs: number;
  left_ms: number;
  who?: string;
  words?: string;
}

/** A call of the bidding, with the seat that made it; `kind` as in an offer. */
export interface Call {
  seat: number;
  words: string;
  kind: string;
}

/** A card that might have been laid, and what it costs the side that lays it beside the best one. It `turns` the deal where that is won, or the contract made, with one of the two alone. */
export interface CardPrice {
  card: string;
  cost: number;
  turns: boolean;
}

/** Every game that can be played here, the levels of bots, the set phrases, the languages. */
export interface Catalogue {
  language: "de" | "en" | "fr" | "lb";
  games: GameView[];
  bots: Named[];
  phrases: Named[];
  languages: Named[];
}

/** A challenge, how far one has come, and what it gives. Its sentence is `challenge-NAME`. */
export interface ChallengeView {
  name: string;
  kind: "achievement" | "daily" | "lasting";
  number: number;
  reached: number;
  met: boolean;
  experience: number;
  coins: number;
}

/** An option that is not as in the preset: what was and what is, both in words. */
export interface ChangedView {
  option: string;
  rule: string;
  title: string;
  sentence: string;
  before: ValueView;
  now: ValueView;
}

/** Options to be looked at before a table is made: `setup` and `changes` as for a new table. */
export interface CheckAsked {
  setup: string;
  changes?: string[];
}

/** Whether options go together. `setup` is their shortest text, `changed` what differs from the preset, `options` the value of each, `seats` how many may sit. With `faults` no table can be made. */
export interface Checked {
  setup: string;
  title: string;
  seats: number[];
  options: Record<string, string | number | boolean | null>;
  changed: ChangedView[];
  faults: Trouble[];
}

/** All zones are emptied, and the zone `stock` gets this many backs. */
export interface Clear {
  do: "clear";
  stock: number;
}

/** A new club. */
export interface ClubAsked {
  name: string;
}

/** The code of a club to join. */
export interface ClubCodeAsked {
  code: string;
}

/** A member of a club; a `keeper` may put others out. */
export interface ClubMember {
  player: string;
  name: string;
  keeper: boolean;
}

/** A club to which one belongs; whoever is given its `code` may join. */
export interface ClubView {
  club: string;
  name: string;
  code: string;
  keeper: boolean;
  members: ClubMember[];
}

/** The clubs to which one belongs. */
export interface Clubs {
  clubs: ClubView[];
}

/** The code that was printed when the house was opened for the first time. */
export interface CodeAsked {
  code: string;
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

/** To tell the administrators what somebody at a table did: whoever has the seat, or `who` had it, as it was told then. */
export interface ComplaintAsked {
  seat: number;
  text: string;
  who?: string;
}

/** A complaint: who, about whom, where, and what was said there before. */
export interface ComplaintLine {
  number: string;
  host: string;
  host_name: string;
  other: string;
  other_name: string;
  table: string;
  at: number;
  text: string;
  said: string;
}

/** Complaints that are open, the oldest first. */
export interface Complaints {
  complaints: ComplaintLine[];
}

/** What a passkey signed, as the browser writes it in JSON. */
export interface CredentialAsked {
  credential: string;
}

/** A deal of a match: its number from 1, what each side marked in it, the totals after it, its moves. */
export interface DealLine {
  deal: number;
  marks: number[];
  totals: number[];
  moves: number;
}

/** A deal on the sheet: what was undertaken, in which denomination, what came of it, marks by side. A void deal has the number of the next one. */
export interface DealSheet {
  number: number;
  title: string;
  suit: string;
  verdict: string;
  marks: number[];
  rows: Row[];
}

/** A card that cost much: the step in which a seat laid it, and its price in points. */
export interface DearCard {
  step: number;
  seat: number;
  card: string;
  cost: number;
  turns: boolean;
}

/** The cards of a deal that cost most, those that turned it first; empty where that is not worked out. */
export interface Dearest {
  deal: number;
  cards: DearCard[];
}

/** It is done. */
export interface Done {
  done?: boolean;
}

/** To be forgotten; an account proves itself by its password, or by a passkey. */
export interface ErasureAsked {
  password?: string;
  credential?: string;
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

/** Why a table stopped. */
export interface FaultLine {
  number: string;
  table: string;
  at: number;
  text: string;
}

/** A move (seat -1: chance), what it was in words, and how things stood after it. `heading` is the contract, or what the deal waited for. `bot` is the level of the bot that made the move, empty where a person or chance did; of what is `priced` it can be asked what the cards cost. */
export interface Frame {
  seat: number;
  move: string;
  words: string[];
  heading: string;
  zones: ZoneView[];
  bot?: string;
  priced?: boolean;
}

/** The table stopped on a fault of ours; the moves are kept. `report` is its number in the log. */
export interface Frozen {
  t: "frozen";
  report: string;
}

/** A game with its presets and options. `ordered` names the zones in which the order says something, `groups` those of the options, as forms show them, `levels` the levels of bots that differ in play at it. */
export interface GameView {
  name: string;
  title: string;
  about: string;
  version: number;
  ordered: string[];
  groups: Named[];
  presets: PresetView[];
  options: OptionView[];
  levels: string[];
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

/** The matches of a player, the last first. */
export interface History {
  matches: MatchMine[];
}

/** What is to be settled; what is left out stays. A house that drains makes no new tables. */
export interface HouseAsked {
  announcement?: string | null;
  coins?: boolean | null;
  free_chat?: boolean | null;
  draining?: boolean | null;
}

/** Rules to be kept under a name, in place of those of that name; a `setup` of null forgets them. */
export interface HouseRulesAsked {
  name: string;
  setup: string | null;
}

/** All rules of one's own that one keeps here, the last ones first. */
export interface HouseRulesKept {
  rules: HouseRulesView[];
}

/** Rules of one's own: their name, the setup as `game/preset;option=value...`, and when they were kept, in milliseconds since 1970. */
export interface HouseRulesView {
  name: string;
  setup: string;
  at_ms: number;
}

/** What is settled for the whole house, and how much there is in it. */
export interface HouseView {
  announcement: string;
  coins: boolean;
  free_chat: boolean;
  draining: boolean;
  numbers: Record<string, number>;
  tables: TableNow[];
}

/** To ask a friend to a table. */
export interface InvitationAsked {
  player: string;
}

/** A table to which one is asked. */
export interface InvitationView {
  table: string;
  host: string;
  at: number;
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

/** The maker of a private table lets somebody sit down again who was put out: `who`, as `outs` tells it. */
export interface LetIn {
  t: "let-in";
  who: string;
}

/** A match of a table: who began it, whether it is over, and then its deals and its end. `winners` and `totals` are by side; they and `deals` are empty and 0 while the match runs. */
export interface MatchLine {
  match: number;
  over: boolean;
  names: string[];
  deals: number;
  winners: number[];
  totals: number[];
}

/** A match that one played to its end, and what it gave; it can be seen again as long as it is `kept`. */
export interface MatchMine {
  table: string;
  match: number;
  title: string;
  ended_at: number;
  won: boolean;
  experience: number;
  names: string[];
  kept: boolean;
}

/** A match of a table. The moves are there once it is over. */
export interface MatchPlayed {
  match: number;
  over: boolean;
  names: string[];
  moves: MoveMade[] | null;
}

/** All matches of a table, the first one first; `title` is what is played, in words. */
export interface Matches {
  table: string;
  setup: string;
  title: string;
  matches: MatchLine[];
}

/** Who somebody is here. `player` is empty until the house knows them, which it does once they sit down. `token` goes into the header `x-rebelote-token` of every request that changes something. `experience` lies between `level_begins` and `level_ends`. `coins` is null where none are given. `free_chat` says whether they may write their own words at every table. `announcement` is a line for everybody. `unruled`: the house has no administrator yet, and an account that knows the code becomes the first. `password`: the account has one; else it has passkeys alone. */
export interface Me {
  player: string;
  name: string;
  language: "de" | "en" | "fr" | "lb";
  account: boolean;
  admin: boolean;
  token: string;
  settings: Record<string, string | number | number | boolean>;
  experience: number;
  level: number;
  level_begins: number;
  level_ends: number;
  coins: number | null;
  free_chat: boolean;
  announcement: string;
  draining: boolean;
  unruled: boolean;
  password: boolean;
}

/** How somebody wants to be called and to be spoken to, and the settings of their pages; a name makes a guest. */
export interface MeAsked {
  name?: string | null;
  language?: "de" | "en" | "fr" | "lb" | null;
  settings?: Record<string, string | number | number | boolean> | null;
}

/** A move of a finished match; seat -1 is chance. */
export interface MoveMade {
  seat: number;
  move: string;
}

/** Something that is sent by its code (a level, a phrase, a group, a language) and shown in words. */
export interface Named {
  name: string;
  words: string;
}

/** A table to be made. `setup` is `game/preset`, with `;option=value` parts or more of them in `changes`. `plan` says who each seat is for: `person`, or the level of a bot; without it all are for persons. The match begins once every seat for a person is taken, or when one of them says so; `bot` is the level that plays in seats that stay free, and for those who are away. `seats` where the options leave it open. `turn_s` is how long a turn may last, 10 s to 14 days, before a bot makes the move; 0: as long as it takes; null: 60 s at public tables at which a person sits, and elsewhere as long as it takes. Once nobody is there, bots play on with `plays_on`, and the table waits without; null: bots play on at public tables. `newcomers` may take the seats of bots once the first match has begun; null: at public tables, and where a seat is for a person. */
export interface NewTable {
  setup: string;
  changes?: string[];
  seats?: number | null;
  plan?: string[] | null;
  bot?: string | null;
  public?: boolean;
  delay_s?: number;
  pace_ms?: number;
  turn_s?: number | null;
  plays_on?: boolean | null;
  newcomers?: boolean | null;
}

/** What somebody did, and when; `number` tells it from others. */
export interface NoteLine {
  number: string;
  at: number;
  name: string;
  act: string;
  about: string;
}

/** The audit log and the faults, the last first. Where there are `more` lines in the log they are asked for with the number of the last one as `before`; `kind` is `house` for what administrators did, `tables` for what players did there. */
export interface Notes {
  notes: NoteLine[];
  faults: FaultLine[];
  more: boolean;
}

/** A choice in words. `kind` is the game's own word for what it does (play, pass, take, bid, coinche...). `card` is the card that it plays, `Jh`; `said` what is said with it, empty for the plain play. Offers of a kind with two `axes` may be drawn as a grid (`["110", "h"]`); a take in a suit has one (`["h"]`). `cards` are cards that go from the hand together, `zone` is where they go (`meld-2`), empty for a new one. `sure` is a question to be asked before the move is sent, where it costs much to make it by mistake. */
export interface Offer {
  move: string;
  words: string;
  kind: string;
  card?: string;
  said?: string;
  axes?: string[];
  cards?: string[];
  zone?: string;
  sure?: string;
}

/** An option as it is at this table. `origin` says in words where the value comes from. */
export interface OptionItem {
  option: string;
  rule: string;
  title: string;
  value: string;
  sentence: string;
  origin: string;
  changed: boolean;
}

/** An option of a game: its rule, its group on forms, what it changes, the values in use. From `lowest` on any whole number may be set; `free` says so in words, and is empty otherwise. */
export interface OptionView {
  name: string;
  group: string;
  rule: string;
  title: string;
  sentence: string;
  values: ValueView[];
  lowest: number | null;
  free: string;
}

/** A rank (`J`) or a card (`Qs`), its name, the letters in its corner, and what it counts. */
export interface OrderCard {
  face: string;
  words: string;
  index: string;
  points: number;
}

/** Cards that stand in one order, the strongest first. `kind` is trumps or plain. */
export interface OrderGroup {
  kind: string;
  title: string;
  cards: OrderCard[];
}

/** The order and value of the cards when one of these denominations (`h`, `sa`) is named. */
export interface OrderView {
  denominations: string[];
  title: string;
  groups: OrderGroup[];
}

/** Somebody who was put out: what tells them from others, and what they are called. */
export interface OutView {
  who: string;
  name: string;
}

/** Who was put out of a private table, told to its maker, who may let them in again. */
export interface Outs {
  t: "outs";
  people: OutView[];
}

/** A person gave the seat up (`left`), was away for longer than the table waits (`away`), is there again after that (`back`), or was put `out` by the others. Whoever left, or is still away when the match ends, has lost it. */
export interface Parted {
  t: "parted";
  seat: number;
  name: string;
  how: "away" | "back" | "left" | "out";
  words?: string;
}

/** A passkey that a device made, as the browser writes it in JSON. */
export interface PasskeyAsked {
  credential: string;
  name?: string;
}

/** A passkey is to be made; who has no account yet says how it shall be called. */
export interface PasskeyNameAsked {
  name?: string;
}

/** A passkey, and the device on which it was made. */
export interface PasskeyView {
  passkey: string;
  device: string;
  made_at: number;
}

/** The passkeys of an account, the oldest first. */
export interface Passkeys {
  passkeys: PasskeyView[];
}

/** Another password, or a first one; an account proves itself by the old one, or by a passkey. */
export interface PasswordAsked {
  new: string;
  old?: string;
  credential?: string;
}

/** Somebody, as others see them; `tie` is how one stands with them. `guest`: without an account. */
export interface PersonView {
  player: string;
  name: string;
  level: number;
  tie: "" | "asked" | "asks" | "block" | "friend" | "mute";
  guest?: boolean;
}

/** Ask whether the line still stands. */
export interface Ping {
  t: "ping";
  n?: number;
}

/** What is to be changed about a player; `silent_h` 0 lets them speak again. */
export interface PlayerAsked {
  silent_h?: number | null;
  barred?: boolean | null;
  admin?: boolean | null;
}

/** A player, as administrators see them. */
export interface PlayerLine {
  player: string;
  name: string;
  account: boolean;
  admin: boolean;
  made_at: number;
  experience: number;
  silent_until: number;
  barred: boolean;
}

/** Players, the newest first. */
export interface PlayerLines {
  players: PlayerLine[];
}

/** The line stands. */
export interface Pong {
  t: "pong";
  n: number;
}

/** A named set of options: what people call it, the document it follows, its values, how many may sit. */
export interface PresetView {
  name: string;
  setup: string;
  title: string;
  about: string;
  source: string;
  seats: number[];
  options: Record<string, string | number | boolean | null>;
}

/** A line of the grid of points: a game, what it brings when made, when failed, and to each opponent. Figures go up trick by trick from the first that counts; `now` says that this game stands or is played. */
export interface Price {
  label: string;
  made: number[];
  failed: number[];
  opponents: number[];
  rule: string;
  now?: boolean;
}

/** What the cards cost that might have been laid in a step, with all hands known and everybody playing best from there on; the best first. `words` says it of the card that was laid; `unit` is `points` or `tricks`, and empty where too many cards are left. */
export interface Prices {
  deal: number;
  step: number;
  words: string[];
  unit: string;
  cards: CardPrice[];
}

/** A message could not be carried out. The sentence is `problem-CODE`. `fatal`: the socket is closed. */
export interface Problem {
  t: "problem";
  code: string;
  facts: Record<string, string | number>;
  fatal: boolean;
  words?: string;
}

/** Challenges, ratings and statistics of a player. */
export interface Progress {
  challenges: ChallengeView[];
  ratings: RatingView[];
  statistics: Statistics[];
}

/** Things come from one zone to another: faces, or backs where they are empty. With no `source` cards are shown that stay where they are as well; with no `target` they are shown no longer. */
export interface Put {
  do: "put";
  source: string;
  target: string;
  faces: string[];
  owner?: number;
}

/** Ask that the person of a seat be put out, or agree with who asked first, and said `why`. It takes more than half of the other persons who are there, of two at least, and of all who sit there where turns last for hours. Where no turn ends, one other is enough for who is there and has been waited for over five minutes; the maker of a private table decides alone. `who` is what the seat says of its person: somebody else is not put out. */
export interface PutOut {
  t: "put-out";
  seat: number;
  why?: "idle" | "rude" | "unfair";
  who?: string;
}

/** To play soon by some rules with whoever else wants to. */
export interface QuickAsked {
  setup: string;
}

/** The table where one is awaited, and for how long people are waited for before bots sit down. */
export interface QuickFound {
  table: string;
  wait_s: number;
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

/** Players by experience, or by their rating in a game, from some place on; `mine` are the lines of who asks, wherever they stand. `more`: there are more after the last one. */
export interface Ranking {
  by: "experience" | "rating";
  game: string;
  lines: RankingLine[];
  mine: RankingLine[];
  more: boolean;
}

/** A place in the ranking; `points` of experience, or the rating. A pair is `player+player`, of `level` 0. A `bot` is a level of bots, which has no place: its rating is what the others are measured by. `guest`: without an account. */
export interface RankingLine {
  place: number;
  player: string;
  name: string;
  level: number;
  points: number;
  me: boolean;
  bot?: string;
  guest?: boolean;
}

/** A rating in a game, alone or with a partner. */
export interface RatingView {
  game: string;
  rating: number;
  matches: number;
  partner?: string;
}

/** The count of a deal is read (`on`), or no longer: while it is, bots leave its reader a word before the next deal that may be said out of turn, for as long as the table waits for that. */
export interface Read {
  t: "read";
  on: boolean;
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

/** One deal of a match that is over, as `seat` saw it; null: with all hands open. `options` are those of the table, `names` by seat those of the time, `rules` the version of the rules it was played by. `zones` is what lay on the table before the first frame. `solved`: its dearest cards can be asked for. */
export interface Replay {
  language: "de" | "en" | "fr" | "lb";
  table: string;
  match: number;
  setup: string;
  options: Record<string, string | number | boolean | null>;
  title: string;
  rules: number;
  names: string[];
  sides: number[][];
  seat: number | null;
  deals: DealLine[];
  deal: number;
  zones: ZoneView[];
  frames: Frame[];
  winners: number[];
  totals: number[];
  solved?: boolean;
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
  struck?: boolean;
}

/** A rule: its number and its sentence. */
export interface RuleItem {
  rule: string;
  words: string;
}

/** A group of options. */
export interface RuleSection {
  name: string;
  title: string;
  items: OptionItem[];
}

/** The rules of a table. `howto` tells in a few sentences how the game goes, `sections` every option, `orders` the cards (empty where they have their natural order), `prices` the grid of points (empty where there is none), `rules` the numbered rules of the game. */
export interface RulesPage {
  language: "de" | "en" | "fr" | "lb";
  setup: string;
  game: string;
  preset: string;
  version: number;
  title: string;
  about: string;
  source: string;
  howto: string[];
  changed: ChangedView[];
  sections: RuleSection[];
  orders: OrderView[];
  prices: Price[];
  rules: RuleItem[];
}

/** A seat said a set phrase, or a `text` of its own. */
export interface Said {
  t: "said";
  seat: number;
  phrase: string;
  words?: string;
  text?: string;
}

/** Say a set phrase; or, among friends or where it is allowed, a text of one's own. */
export interface Say {
  t: "say";
  phrase?: string;
  text?: string;
}

/** One seat: free, a person or a bot. `away`: the person's line is down; `stand_in`: a bot plays for it. `bot` is the level of the bot that plays here, or would. `player` is the number of a person the house knows. `open`: whoever comes may take the seat now. `guest`: a person without an account. `left_ms`: so long a person who is away is still waited for; 0 where nobody counts. `who` tells a person from others who have the seat before or after. */
export interface SeatView {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  language: "de" | "en" | "fr" | "lb";
  bot: string;
  away: boolean;
  stand_in: boolean;
  player?: string;
  open?: boolean;
  guest?: boolean;
  left_ms?: number;
  who?: string;
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

/** A browser in which one is known; `here`: this one. */
export interface SessionView {
  session: string;
  device: string;
  made_at: number;
  seen_at: number;
  here: boolean;
}

/** All browsers in which one is known, the last used first. */
export interface Sessions {
  sessions: SessionView[];
}

/** The score sheet of the match so far, the reader's side first. */
export interface Sheet {
  t: "sheet";
  match: number;
  sides: Side[];
  deals: DealSheet[];
}

/** A side: what the reader calls it, its seats, its points in the match, whether it has won. `taken` are the points of its tricks in the running deal, null where the table does not show them. */
export interface Side {
  name: string;
  seats: number[];
  total: number;
  won: boolean;
  taken?: number | null;
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

/** What was done in one preset; `title` is its name, `counts` are numbers by what was counted. */
export interface Statistics {
  preset: string;
  title: string;
  counts: Record<string, number>;
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

/** A table at which one sits; `my_turn`: it waits for one's move; `left_s` of it, where turns end. `title` is what is played, in words; `totals` are the points of each side, empty before a match. */
export interface TableMine {
  table: TableNow;
  my_turn: boolean;
  left_s: number | null;
  title: string;
  totals: number[];
}

/** A table as anybody may see it from outside; `words` in the language asked for. */
export interface TableNow {
  table: TableView;
  status: "frozen" | "over" | "playing" | "waiting";
  match: number;
  seats: SeatView[];
  words?: TableWords;
}

/** What is settled about a table. `setup` is `game/preset;option=value...`, `changed` names the options that differ from the preset. After `delay_s` without its person a seat is played by a bot, and whoever is not back before the match ends has lost it. A table with nobody at it waits, or `plays_on` by bots; it is kept for `kept_h` hours after the last move. `pace_ms` is how long a bot takes at least. After `turn_s` a bot makes the move of whoever is late; 0: nobody is hurried. From an hour on the match goes on with nobody there. `newcomers` may take the seats of bots in a running match. A quick match begins by itself `begins_s` after the first person came, with bots on free seats; 0: it waits for people. */
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
  turn_s: number;
  kept_h: number;
  plays_on?: boolean;
  newcomers?: boolean;
  begins_s?: number;
}

/** A table in words: what is played, a line about it, what differs from the preset; who sits there. `taken` counts persons, `free` the seats that a person may still take. */
export interface TableWords {
  title: string;
  about: string;
  changed: string[];
  names: string[];
  taken: number;
  free: number;
}

/** Public tables with a free seat, or to watch; the newest first. `more`: there are more after the last one. */
export interface Tables {
  tables: TableNow[];
  more?: boolean;
}

/** The tables at which one sits and where something is still to come. */
export interface TablesMine {
  tables: TableMine[];
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

/** To name somebody a friend, not to hear them, or not to meet them; or not any more. */
export interface TieAsked {
  player: string;
  kind: "block" | "friend" | "mute";
  on?: boolean;
}

/** Why a request was refused: a code and facts. `words` is the sentence, in the language asked for; without one it is the message `fault-CODE` or `problem-CODE`. */
export interface Trouble {
  code: string;
  facts: Record<string, string | number>;
  words?: string;
}

/** Backs in a zone become these faces. */
export interface Turn {
  do: "turn";
  zone: string;
  faces: string[];
}

/** The clock of a turn: the seats that are waited for, what is left and the whole turn, in milliseconds. `moved_for` are seats whose time was up, so that a bot made the last move for them. */
export interface TurnClock {
  seats: number[];
  left_ms: number;
  of_ms: number;
  moved_for: number[];
}

/** What happened since move `since` and the view now, after `ply` moves of the match. `since` null: forget what you had, there are no events. Named facts of the view that are missing have not changed since the last update on this socket; with `since` null all are there. `ack` lists the ids of your acts that this update carries out. `result` once the match is over. `words` for those who asked for them. `clock` where turns have an end. */
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
  clock?: TurnClock;
}

/** A value of an option, in words; `text` is how it is written in `option=value`. */
export interface ValueView {
  value: string | number | boolean | null;
  text: string;
  words: string;
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

/** Why a bot of a `level` made a move, in sentences; `step` counts the moves of a deal from 1. */
export interface Why {
  deal: number;
  step: number;
  level: string;
  words: string[];
}

/** What an update says. `told` has a sentence for each event, empty where nothing is to be said. A missing field has not changed since the last update on this socket; with `since` null all are there. `title` is the deal and the length of the match, `heading` the contract or what the deal waits for, `trump` the denomination in force (s h d c sa ta, or empty), `prompt` what the reader has to do now. `hand` is the reader's hand as it is held, `offers` has one for each of the view's choices, `greyed` tells why a card may not be played, `seats` has one for each seat, `sides` begins with the reader's own, `order` is the order and value of cards, `best` the seat whose card leads the trick (-1: none), `calls` the bidding so far. `closed` has what may not be done now, apart from cards: `greyed` says why. `prices` is the grid of points, for games that have one. */
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
  closed?: Offer[];
  prices?: Price[];
}

/** A place on the table, `hand:2`, `trick`, `stock`..., and what lies in it, oldest first. */
export interface ZoneView {
  name: string;
  items: Thing[];
}
