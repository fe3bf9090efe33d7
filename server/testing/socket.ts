import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { DataOf } from '../../domain/testing/answers.ts';
import type { TestApp } from './createTestApp.ts';
import { socketUrl } from './socketUrl.ts';

interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

interface SocketError {
  message: string;
  extensions: { code: string };
}

export interface TestSocket {
  send(message: Message): void;
  /** Waits for a received message that matches, and removes it. Throws after a minute. */
  next(matches: (message: Message) => boolean): Promise<Message>;
  /** Sends an operation that must fail and returns its errors. */
  errors(document: string, variables?: object): Promise<SocketError[]>;
  /** Starts a subscription. Each call of the returned function waits for the next data. */
  watch<const Document extends string>(
    document: Document,
    variables?: object,
  ): Promise<() => Promise<DataOf<Document>>>;
  /** Resolves when either side has closed the socket. */
  closed(): Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

/**
 * Opens a socket to the test's portal. The client writes protocol messages itself, so that tests can violate the
 * protocol.
 */
export async function openSocket(app: TestApp, token?: string, options: SocketOptions = {}): Promise<TestSocket> {
  const startCallbacks: (() => void)[] = [];
  const { live } = app.portal.services;
  const listening = () => startCallbacks.splice(0).forEach((callback) => callback());
  const [events, eventsAbout] = [live.events.bind(live), live.eventsAbout.bind(live)];
  live.events = (...args) => (listening(), events(...args));
  live.eventsAbout = (...args) => (listening(), eventsAbout(...args));
  return socketTo(app.url, token, {
    ...options,
    waitForStart: () => new Promise((resolve) => startCallbacks.push(resolve)),
  });
}

interface SocketOptions {
  origin?: string;
  /** The company that the socket names. */
  company?: unknown;
  /** The user as whom the caller sees the portal. */
  preview?: string;
  /** Whether the client sends `connection_init`, as the protocol requires; true by default. */
  init?: boolean;
  /** Resolves when the server listens for the topic of the next subscription. Only available in the same process. */
  waitForStart?: () => Promise<void>;
}

/** Opens a socket to any address. Without `waitForStart`, a subscription may start after `watch` has returned. */
export async function socketTo(
  url: string,
  token?: string,
  { origin, company, preview, init = true, waitForStart }: SocketOptions = {},
): Promise<TestSocket> {
  const socket = new WebSocket(socketUrl(url), 'graphql-transport-ws', origin ? { origin } : {});
  const received: Message[] = [];
  const searches = new Set<() => void>();
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)) as Message);
    searches.forEach((search) => search());
  });
  const end = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let count = 0;

  const test: TestSocket = {
    send: (message) => socket.send(JSON.stringify(message)),
    next: (matches) =>
      new Promise((resolve, reject) => {
        const timer = globalThis.setTimeout(
          () => reject(new Error(`No such message; got ${JSON.stringify(received)}`)),
          60_000,
        );
        const search = () => {
          const index = received.findIndex(matches);
          if (index === -1) return;
          clearTimeout(timer);
          searches.delete(search);
          resolve(received.splice(index, 1)[0]!);
        };
        searches.add(search);
        search();
      }),
    async errors(query, variables) {
      const id = `q${++count}`;
      test.send({ id, type: 'subscribe', payload: { query, variables } });
      const { type, payload } = await test.next((message) => message.id === id);
      return type === 'error' ? (payload as SocketError[]) : (payload as { errors: SocketError[] }).errors;
    },
    async watch<const Document extends string>(query: Document, variables?: object) {
      const id = `w${++count}`;
      const started = waitForStart?.();
      const isAnswered = new Promise<void>((resolve) =>
        searches.add(() => received.some((message) => message.id === id) && resolve()),
      );
      test.send({ id, type: 'subscribe', payload: { query, variables } });
      // The protocol does not confirm the start of a subscription, so the client waits until the server listens, or
      // answers at once, as with an error.
      await Promise.race([started, isAnswered, setTimeout(5_000, undefined, { ref: false })]);
      return async () => ((await test.next((message) => message.id === id)).payload as { data: DataOf<Document> }).data;
    },
    closed: () => end,
    async close() {
      socket.close();
      await end;
    },
  };
  if (init) {
    const named = { ...(company !== undefined && { company }), ...(preview && { preview }) };
    test.send({ type: 'connection_init', ...(token && { payload: { authorization: `Bearer ${token}`, ...named } }) });
    await Promise.race([test.next(({ type }) => type === 'connection_ack'), end]);
  }
  return test;
}
