/** The line to a table: one socket at a time, opened again whenever it goes down. */
import type { ClientMessage, ServerMessage } from '../wire/messages';

const ASK_MS = 12_000;
const PATIENCE_MS = 8_000;
const LONGEST_WAIT_MS = 5_000;

export interface Ear {
  /** The first message of every new socket. */
  join(): ClientMessage;
  hear(message: ServerMessage): void;
  /** The line stands, or is down. */
  stands(open: boolean): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private closed = false;

  constructor(private readonly url: string, private readonly ear: Ear) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** Say something now; false when the line is down. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.again);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.again);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heardAt = Date.now();
      this.send(this.ear.join());
      clearInterval(this.beat);
      this.beat = setInterval(() => this.listen(), ASK_MS / 3);
      this.ear.stands(true);
    };
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      this.ear.hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** A phone that slept, or a tunnel: nothing is heard although the socket seems to stand. */
  private listen(): void {
    const silence = Date.now() - this.heardAt;
    if (silence > ASK_MS + PATIENCE_MS && this.socket) this.lost(this.socket);
    else if (silence > ASK_MS) this.send({ t: 'ping', n: 0 });
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.socket = null;
    clearInterval(this.beat);
    this.ear.stands(false);
    const wait = Math.min(LONGEST_WAIT_MS, 250 * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
    this.tries += 1;
    this.again = setTimeout(() => this.open(), wait);
  }

  /** Somebody looks again, after a moment or a night: what was dead for long is opened anew at once. */
  private readonly hurry = (): void => {
    if (this.closed || document.hidden) return;
    if (!this.socket) this.open();
    else this.listen();
  };
}
