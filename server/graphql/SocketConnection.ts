import { randomBytes } from 'node:crypto';
import type { BaseLogger } from 'pino';
import { CloseCode } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import type { SocketReader } from '../context.ts';
import type { Limits } from '../rateLimit/limits.ts';
import type { MemoryBudget } from '../rateLimit/MemoryBudget.ts';

/** The protocol's code for a peer that did not do in time what it had to. */
const TOO_SLOW = 4408;
/** The protocol's code for too many of something. */
export const TOO_MANY = 4429;
const PING_EVERY_MS = 12_000;
/** Pings, and pongs that nobody asked for, in the time between two pings of our own. */
const MAX_PINGS = 30;

interface SocketConnectionOptions {
  /** Whose memory unread messages take. */
  caller: () => string;
  memory: MemoryBudget;
  limits: Pick<Limits, 'socketQueueBytes' | 'socketReadSeconds'>;
  log: BaseLogger;
}

/**
 * One WebSocket as graphql-ws wants to use it. What waits for a reader stays bounded: while more than a little waits, the
 * portal neither listens to the socket nor makes further answers for it, and a message that is not read in time ends it.
 */
export class SocketConnection implements SocketReader {
  readonly #socket: WebSocket;
  readonly #options: SocketConnectionOptions;
  readonly #waiting: (() => void)[] = [];
  readonly #pinging: NodeJS.Timeout;
  #ping: Buffer | undefined;
  #pings = 0;

  constructor(socket: WebSocket, options: SocketConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#pinging = setInterval(() => this.#checkAlive(), PING_EVERY_MS);
    socket.on('ping', (payload: Buffer) => this.#answerPing(() => socket.pong(payload)));
    socket.on('pong', (payload: Buffer) => this.#takePong(payload));
    socket.on('error', (error) => options.log.info({ err: error }, 'a socket was broken by its client'));
    socket.once('close', () => {
      clearInterval(this.#pinging);
      this.#wakeAll();
    });
  }

  get protocol(): string {
    return this.#socket.protocol;
  }

  /** Resolves when the message has been handed to the operating system, or the socket is gone. */
  send(text: string): Promise<void> {
    const { memory, limits, caller } = this.#options;
    const socket = this.#socket;
    return new Promise((resolve) => {
      if (socket.readyState !== socket.OPEN) return resolve();
      const account = memory.open({ caller: caller(), onCut: () => socket.terminate() });
      const deadline = setTimeout(
        () => this.close(TOO_SLOW, 'Messages were not read in time'),
        limits.socketReadSeconds * 1_000,
      ).unref();
      socket.send(text, () => {
        clearTimeout(deadline);
        account.close();
        if (!this.isBehind) this.#wakeAll();
        resolve();
      });
      try {
        account.add(Buffer.byteLength(text));
      } catch {
        return; // The socket was cut off, and the callback above follows.
      }
      if (this.isBehind && socket.readyState === socket.OPEN) socket.pause();
    });
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  onMessage(handle: (text: string) => Promise<void>): void {
    this.#socket.on('message', (data: RawData) => {
      handle(String(data)).catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'a socket message could not be handled');
        this.close(CloseCode.InternalServerError, 'Internal server error');
      });
    });
  }

  /** A ping of the protocol's own; its payload is not sent back. */
  onPing(): void {
    this.#answerPing(() => void this.send('{"type":"pong"}'));
  }

  /** The portal sends pings of WebSocket alone, so that nobody asked for these. */
  onPong(): void {
    this.#countPing();
  }

  get isBehind(): boolean {
    const { readyState, OPEN, bufferedAmount } = this.#socket;
    return readyState === OPEN && bufferedAmount > this.#options.limits.socketQueueBytes;
  }

  async caughtUp(): Promise<void> {
    while (this.isBehind) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #wakeAll(): void {
    if (this.#socket.isPaused) this.#socket.resume();
    this.#waiting.splice(0).forEach((wake) => wake());
  }

  /** A peer is there if it sends back the very payload of the last ping. */
  #checkAlive(): void {
    if (this.#ping) return this.#socket.terminate();
    this.#pings = 0;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#ping = randomBytes(8);
    this.#socket.ping(this.#ping);
  }

  #takePong(payload: Buffer): void {
    if (this.#ping?.equals(payload)) this.#ping = undefined;
    else this.#countPing();
  }

  #answerPing(answer: () => void): void {
    if (this.#countPing() && !this.isBehind) answer();
  }

  #countPing(): boolean {
    this.#pings += 1;
    if (this.#pings <= MAX_PINGS) return true;
    this.close(TOO_MANY, 'Too many pings');
    return false;
  }
}
