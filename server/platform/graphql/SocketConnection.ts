import { randomBytes } from 'node:crypto';
import { CloseCode } from 'graphql-ws';
import type { BaseLogger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { SocketReader } from '../access/requestFacts.ts';
import type { Limits } from '../rateLimit/limits.ts';
import type { MemoryBudget } from '../rateLimit/MemoryBudget.ts';

/** Close code of the graphql-ws protocol for a client that missed a deadline. */
const TOO_SLOW = 4408;
/** Close code of the graphql-ws protocol for too many connections or messages. */
export const TOO_MANY = 4429;
const PING_EVERY_MS = 12_000;
/** Limit of the client's pings and unsolicited pongs between two pings of the portal. */
const MAX_PINGS = 30;

interface SocketConnectionOptions {
  /** The caller whose memory account unread messages count against. A function, because sign-in follows later. */
  caller: () => string;
  memory: MemoryBudget;
  limits: Pick<Limits, 'socketQueueBytes' | 'socketReadSeconds'>;
  log: BaseLogger;
}

/**
 * Adapts one WebSocket to graphql-ws and bounds what the portal buffers for the client. While more than
 * `socketQueueBytes` are unsent, the portal stops reading from the socket and makes no further answers for it; a
 * message that is not read within `socketReadSeconds` closes the socket. Lives until the socket closes.
 */
export class SocketConnection implements SocketReader {
  readonly #socket: WebSocket;
  readonly #options: SocketConnectionOptions;
  readonly #waiting: (() => void)[] = [];
  readonly #pingTimer: NodeJS.Timeout;
  #unansweredPing: Buffer | undefined;
  #pingCount = 0;

  constructor(socket: WebSocket, options: SocketConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#pingTimer = setInterval(() => this.#checkAlive(), PING_EVERY_MS);
    socket.on('ping', (payload: Buffer) => this.#answerPing(() => socket.pong(payload)));
    socket.on('pong', (payload: Buffer) => this.#takePong(payload));
    socket.on('error', (error) => options.log.info({ err: error }, 'socket failed because of its client'));
    socket.once('close', () => {
      clearInterval(this.#pingTimer);
      this.#wakeAll();
    });
  }

  /** The subprotocol that client and server have agreed on. */
  get protocol(): string {
    return this.#socket.protocol;
  }

  /** Resolves when the message has been handed to the operating system or the socket is closed. Never rejects. */
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
        return; // The memory budget has terminated the socket; the callback of send() still runs and resolves.
      }
      if (this.isBehind && socket.readyState === socket.OPEN) socket.pause();
    });
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Registers the handler of messages. When the handler rejects, the error is logged and the socket is closed. */
  onMessage(handle: (text: string) => Promise<void>): void {
    this.#socket.on('message', (data: RawData) => {
      handle(String(data)).catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'socket message failed');
        this.close(CloseCode.InternalServerError, 'Internal server error');
      });
    });
  }

  /** Answers a ping of the graphql-ws protocol. The payload is not sent back. */
  onPing(): void {
    this.#answerPing(() => void this.send('{"type":"pong"}'));
  }

  /** Counts a pong of the graphql-ws protocol. All of them are unsolicited: the portal sends only WebSocket pings. */
  onPong(): void {
    this.#countPing();
  }

  /** Whether more than `socketQueueBytes` are waiting for the client. False once the socket is closed. */
  get isBehind(): boolean {
    const { readyState, OPEN, bufferedAmount } = this.#socket;
    return readyState === OPEN && bufferedAmount > this.#options.limits.socketQueueBytes;
  }

  /** Resolves when the client has read enough, or the socket is closed. */
  async waitUntilCaughtUp(): Promise<void> {
    while (this.isBehind) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #wakeAll(): void {
    if (this.#socket.isPaused) this.#socket.resume();
    this.#waiting.splice(0).forEach((wake) => wake());
  }

  /** Ends a socket whose client has not returned the random payload of the last ping. */
  #checkAlive(): void {
    if (this.#unansweredPing) return this.#socket.terminate();
    this.#pingCount = 0;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#unansweredPing = randomBytes(8);
    this.#socket.ping(this.#unansweredPing);
  }

  #takePong(payload: Buffer): void {
    if (this.#unansweredPing?.equals(payload)) this.#unansweredPing = undefined;
    else this.#countPing();
  }

  #answerPing(answer: () => void): void {
    if (this.#countPing() && !this.isBehind) answer();
  }

  #countPing(): boolean {
    this.#pingCount += 1;
    if (this.#pingCount <= MAX_PINGS) return true;
    this.close(TOO_MANY, 'Too many pings');
    return false;
  }
}
