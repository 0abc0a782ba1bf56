/** A table as this person sees it: what the server told, and what of it has been shown so far. */
import { tick } from 'svelte';
import type {
  Ballot, ClientMessage, Commitment, EventView, Join, Offer, Result, Seats, ServerMessage, SeatView, Secret, Sheet, TableView, Update, View, Welcome, Words,
} from '../wire/messages';
import { address } from './router.svelte';
import { Line } from './line';
import { meet, say } from './say.svelte';
import { departed, keepSeat, seatCodes } from './seats';
import { settings, speed } from './settings.svelte';
import { sound } from './sounds';
import { LASTS, NO_WORDS, pause, scored } from './updates';
import { Voices } from './voices.svelte';
import { settled, shifted, type Zones } from '../table/stage';

const HURRY_FROM = 4;
const COUNT_MS = 20_000;

export class TableState {
  line = $state<'opening' | 'open' | 'down'>('opening');
  table = $state.raw<TableView | null>(null);
  seat = $state<number | null>(null);
  code = $state('');
  status = $state<Seats['status']>('waiting');
  match = $state(0);
  seats = $state.raw<SeatView[]>([]);
  /** Who sat here while this page was open, and does so no more. */
  gone = $state.raw<SeatView[]>([]);
  /** When it was told last who sits where. */
  seatsAt = 0;
  phrases = $state.raw<string[]>([]);
  view = $state.raw<View | null>(null);
  words = $state.raw<Required<Words>>(NO_WORDS);
  zones = $state.raw<Zones>({});
  /** Motion is under way: what may be done is shown when it has ended. */
  moving = $state(false);
  /** A move was made and not answered yet. */
  acting = $state(false);
  /** The count of a deal is shown until this person goes on. */
  counting = $state(false);
  result = $state.raw<Result | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  fatal = $state('');
  /** No seat was given: why, while the person may choose again. */
  away = $state('');
  /** Until when a move is waited for, and how long a turn lasts. */
  clock = $state.raw<{ seats: number[]; ends: number; of: number } | null>(null);
  commitments = $state.raw<Commitment[]>([]);
  secrets = $state.raw<Secret[]>([]);
  /** Heights of bids that were possible in this match. */
  heights = $state.raw<string[]>([]);
  /** Where the trick goes: the seat that took it last. */
  winner = $state(-1);

  readonly voices = new Voices();
  private readonly socket: Line;
  private readonly facts: Record<string, unknown> = {};
  private readonly acts = new Map<string, { match: number; ply: number; move: string }>();
  private queue: Update[] = [];
  private running = false;
  private seen: { match: number; ply: number } | null = null;
  private number = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private release: (() => void) | null = null;
  private watching: boolean;

  constructor(readonly name: string, watch = false, private readonly wished: number | null = null, private now = false) {
    this.watching = watch;
    this.code = seatCodes()[name] ?? '';
    this.socket = new Line(address('ws').replace(/^http/, 'ws'), {
      join: () => this.join(),
      hear: (message) => this.hear(message),
      stands: (open) => {
        if (!open && this.line === 'open') this.voices.announce(say('line-down'));
        this.line = open ? 'open' : 'down';
      },
    });
  }

  get playing(): boolean {
    return this.seat !== null;
  }

  /** It is this person's turn and nothing moves. */
  get mine(): boolean {
    return !this.moving && !this.acting && !this.counting && this.seat !== null && !!this.view?.due.includes(this.seat);
  }

  get offers(): readonly Offer[] {
    return this.moving || this.acting || this.counting ? [] : this.words.offers;
  }

  /** Named facts of the game. */
  fact<T>(name: string): T | undefined {
    return this.view?.facts[name] as T | undefined;
  }

  close(): void {
    this.socket.close();
    this.release?.();
  }

  act(move: string): void {
    if (!this.view || this.acting || !this.seen) return;
    const id = `${this.prefix}.${++this.number}`;
    const act = { match: this.seen.match, ply: this.seen.ply, move };
    this.acts.set(id, act);
    this.acting = true;
    this.voices.trouble = '';
    this.touch(move);
    this.socket.send({ t: 'act', id, ...act });
  }

  start(): void {
    this.tell({ t: 'start' });
  }

  sit(seat: number): void {
    this.tell({ t: 'sit', seat });
  }

  phrase(phrase: string): void {
    this.tell({ t: 'say', phrase });
  }

  speakUp(text: string): void {
    if (text) this.tell({ t: 'say', text });
  }

  /** Have the person of a seat put out: them, and nobody who has the seat by then. */
  putOut(seat: number, who: string, why: Ballot['why']): void {
    this.tell({ t: 'put-out', seat, who, why });
  }

  /** Let somebody sit down again who was put out. */
  letIn(who: string): void {
    this.tell({ t: 'let-in', who });
  }

  speak(): void {
    if (this.table) this.socket.send({ t: 'speak', language: settings.language });
  }

  ask(): void {
    this.socket.send({ t: 'sheet' });
  }

  /** Give the seat up; false when the table cannot be told, and the seat stays this person's. */
  leave(): boolean {
    const told = this.tell({ t: 'leave' });
    if (told) keepSeat(this.name, '');
    return told;
  }

  /** Say something that cannot wait; who hears instead of looking is told that the line is down. */
  private tell(message: ClientMessage): boolean {
    const told = this.socket.send(message);
    if (!told && this.line === 'down') this.voices.announce(say('line-down'));
    return told;
  }

  /** Keep heights that may be bid, so that they stay in their place when they no longer may. */
  remember(heights: string[]): void {
    if (!heights.every((each) => this.heights.includes(each))) this.heights = [...new Set([...this.heights, ...heights])];
  }

  /** The count was read: on with the next deal. */
  goOn(): void {
    this.counting = false;
    this.release?.();
  }

  /** Show a card where it goes at once; the table's answer comes after. */
  private touch(move: string): void {
    const offer = this.words.offers.find((each) => each.move === move);
    const card = offer?.card;
    const hand = `hand:${this.seat}`;
    // a card that is played goes to the trick, the first one of it too; others are discarded or laid face down
    if (!card || offer?.kind !== 'play' || this.seat === null || !(this.zones[hand] ?? []).some((each) => each.face === card)) return;
    this.zones = shifted(this.zones, { do: 'put', source: hand, target: 'trick', faces: [card], owner: this.seat });
    sound('card');
  }

  private join(): Join {
    const first: Join = { t: 'join', table: this.name, language: settings.language, words: true, seen: this.seen };
    if (this.code) return { ...first, code: this.code };
    if (this.watching) return { ...first, watch: true };
    return { ...first, name: settings.name, seat: this.wished };
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.welcomed(message);
      case 'seats':
        this.status = message.status;
        this.match = message.match;
        this.sitting(message.seats);
        return;
      case 'update':
        return this.updated(message);
      case 'refused':
        return this.refused(message.id, message.words ?? message.reason.code, message.reason.code);
      case 'problem':
        return this.problem(message.code, message.words ?? message.code, message.fatal);
      case 'said':
        return this.voices.beside(message.seat, message.words ?? message.phrase, `${this.seats[message.seat]?.name ?? ''}: ${message.words ?? message.phrase}`);
      case 'parted':
        return this.voices.beside(message.seat, message.words ?? message.name);
      case 'ballot':
        return this.voices.asked(message);
      case 'outs':
        this.voices.outs = message.people;
        return;
      case 'sheet':
        this.sheet = message;
        return;
      case 'committed':
        this.commitments = [...this.commitments, message.commitment];
        return;
      case 'revealed':
        this.secrets = [...this.secrets, ...message.secrets];
        return;
      case 'frozen':
        this.fatal = message.report;
        return;
      case 'pong':
        return;
    }
  }

  private welcomed(message: Welcome): void {
    this.table = message.table;
    this.seat = message.seat;
    this.status = message.status;
    this.match = message.match;
    this.sitting(message.seats);
    this.phrases = message.phrases;
    this.commitments = message.commitments;
    this.fatal = '';
    this.voices.afresh();
    if (message.code) {
      this.code = message.code;
      keepSeat(this.name, message.code);
    }
    if (this.now && message.seat !== null && message.status === 'waiting') this.start();
    this.now = false;
    // what was not answered before the line went down is said again, under its old id
    for (const [id, act] of this.acts) this.socket.send({ t: 'act', id, ...act });
  }

  private sitting(seats: SeatView[]): void {
    this.seatsAt = Date.now();
    this.gone = departed(this.gone, this.seats, seats);
    this.seats = seats;
    meet(seats.map((each) => each.name));
  }

  private refused(id: string, words: string, code: string): void {
    this.acts.delete(id);
    this.acting = this.acts.size > 0;
    if (this.view) this.zones = settled(this.zones, this.view.zones);
    if (code === 'stale') this.voices.announce(words);
    else this.voices.warn(words);
  }

  private problem(code: string, words: string, fatal: boolean): void {
    // somebody else, or the table itself, was quicker to start
    if (code === 'running') return;
    if (code.startsWith('put-out-')) this.watch();
    if (code === 'seat-code' || !this.table && (code === 'put-out' || code === 'full' || code === 'seat-taken' || code === 'sat-elsewhere' || code === 'unknown' || code.startsWith('name-'))) {
      // the seat was given up, or the table has forgotten it; or somebody was quicker, or has the name
      if (code === 'seat-code') keepSeat(this.name, '');
      this.away = words;
      this.socket.close();
    } else if (fatal) {
      this.fatal = words;
      this.socket.close();
    } else {
      this.voices.warn(words);
    }
  }

  /** The seat is lost: from now on this person looks on. */
  private watch(): void {
    keepSeat(this.name, '');
    this.code = '';
    this.seat = null;
    this.watching = true;
    this.acts.clear();
    this.goOn();
  }

  private updated(update: Update): void {
    this.seen = { match: update.match, ply: update.ply };
    for (const id of update.ack ?? []) this.acts.delete(id);
    this.timed(update);
    this.queue.push(update);
    // bots wait with what would cut off a word that may be said before the next deal
    if (this.playing && scored(update) && !update.result) this.socket.send({ t: 'read', on: true });
    if (update.since === null && this.counting) this.retold(update);
    if (!this.running) void this.run();
  }

  private timed(update: Update): void {
    const clock = update.clock;
    this.clock = clock ? { seats: clock.seats, ends: Date.now() + clock.left_ms, of: clock.of_ms } : null;
    for (const seat of clock?.moved_for ?? []) {
      if (seat === this.seat) this.voices.warn(say('moved-for-you'));
      else this.voices.announce(say('moved-for', { name: this.seats[seat]?.name ?? '' }));
    }
  }

  /** The language was changed while a count is read, behind which everything else waits. */
  private retold(update: Update): void {
    this.words = { ...NO_WORDS, ...update.words };
    this.ask();
  }

  /** Show one update after the other, each event as motion and in words. */
  private async run(): Promise<void> {
    this.running = true;
    this.moving = true;
    while (this.queue.length) {
      const update = this.queue.shift()!;
      if (update.since === null) this.afresh();
      const hurried = this.queue.length >= HURRY_FROM || document.hidden;
      for (const [at, event] of update.events.entries()) {
        this.voices.announce(update.words?.told[at] ?? '');
        await this.show(event, hurried);
      }
      this.settle(update);
      if (!scored(update)) continue;
      await this.count(update);
      if (this.playing && !update.result) this.socket.send({ t: 'read', on: false });
    }
    this.running = false;
    this.moving = false;
    this.acting = this.acts.size > 0;
  }

  /** Everything is shown anew: another match, or a line that was down for long. */
  private afresh(): void {
    this.result = null;
    this.counting = false;
    this.heights = [];
    for (const name of Object.keys(this.facts)) delete this.facts[name];
    this.words = NO_WORDS;
  }

  /** The view wins over what the events have made. */
  private settle(update: Update): void {
    Object.assign(this.facts, update.view.facts);
    const before = this.view;
    const waited = this.seat !== null && !!before?.due.includes(this.seat) && before.choices.join() === update.view.choices.join();
    this.view = { ...update.view, facts: { ...this.facts } };
    this.words = { ...this.words, ...update.words };
    this.zones = settled(this.zones, update.view.zones);
    if (update.result) this.result = update.result;
    this.acting = this.acts.size > 0;
    // who chooses at the same time as others hears it once, not whenever one of them has chosen
    if (this.seat !== null && update.view.due.includes(this.seat) && !waited) sound('turn');
  }

  private async count(update: Update): Promise<void> {
    this.ask();
    if (document.hidden && !update.result) return;
    this.counting = true;
    sound('count');
    if (update.result) return;
    // where people wait for each other the count does not stay for ever
    const company = this.seats.filter((each) => each.kind === 'person').length > 1;
    const soon = company ? setTimeout(() => this.goOn(), COUNT_MS) : undefined;
    await new Promise<void>((go) => {
      this.release = go;
    });
    clearTimeout(soon);
    this.release = null;
  }

  private async show(event: EventView, hurried: boolean): Promise<void> {
    for (const shift of event.shifts ?? []) {
      const gathers = shift.do === 'sweep' && shift.source === 'trick';
      if (gathers) {
        this.winner = Number(event.facts?.['seat'] ?? -1);
        if (!hurried) await pause(LASTS.hold, Math.max(speed(), 0.4));
      }
      const before = this.zones;
      this.zones = shifted(before, shift);
      if (hurried || before === this.zones) continue;
      if (shift.do === 'put' && shift.target === 'trick' && shift.source !== `hand:${this.seat}`) sound('card');
      if (shift.do === 'put' && !shift.source.startsWith('laid:')) await pause(shift.target === 'trick' ? LASTS.play : LASTS.deal, speed());
      if (gathers) {
        sound('gather');
        await pause(LASTS.gather, speed());
      }
    }
    await tick();
  }
}
