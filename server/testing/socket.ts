import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { DataOf } from '../../domain/testing/answers.ts';
import type { TestApp } from './createTestApp.ts';

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
  /** Waits for the next message that matches. */
  next(matches: (message: Message) => boolean): Promise<Message>;
  /** Sends an operation that must fail and returns its errors. */
  errors(document: string, variables?: object): Promise<SocketError[]>;
  /** Starts a subscription. Each call of the returned function waits for the next data. */
  watch<const Document extends string>(
    document: Document,
    variables?: object,
  ): Promise<() => Promise<DataOf<Document>>>;
  closed(): Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

/** A WebSocket client that writes protocol messages itself, so that tests can also violate the protocol. */
export async function openSocket(app: TestApp, token?: string, options: SocketOptions = {}): Promise<TestSocket> {
  const starting: (() => void)[] = [];
  const { live } = app.portal.services;
  const events = live.events.bind(live);
  live.events = (...args) => {
    starting.splice(0).forEach((started) => started());
    return events(...args);
  };
  return socketTo(app.url, token, { ...options, waitForStart: () => new Promise((resolve) => starting.push(resolve)) });
}

interface SocketOptions {
  origin?: string;
  init?: boolean;
  /** Resolves when the server listens for the topic of the next subscription. Only available in the same process. */
  waitForStart?: () => Promise<void>;
}

export async function socketTo(
  url: string,
  token?: string,
  { origin, init = true, waitForStart }: SocketOptions = {},
): Promise<TestSocket> {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/graphql`,
    'graphql-transport-ws',
    origin ? { origin } : {},
  );
  const received: Message[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)) as Message);
    waiting.forEach((look) => look());
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
        const look = () => {
          const found = received.findIndex(matches);
          if (found === -1) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(received.splice(found, 1)[0]!);
        };
        waiting.add(look);
        look();
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
      test.send({ id, type: 'subscribe', payload: { query, variables } });
      // The protocol does not confirm the start of a subscription, so the client waits until the server listens.
      await Promise.race([started, setTimeout(5_000, undefined, { ref: false })]);
      return async () => ((await test.next((message) => message.id === id)).payload as { data: DataOf<Document> }).data;
    },
    closed: () => end,
    async close() {
      socket.close();
      await end;
    },
  };
  if (init) {
    test.send({ type: 'connection_init', ...(token && { payload: { authorization: `Bearer ${token}` } }) });
    await Promise.race([test.next(({ type }) => type === 'connection_ack'), end]);
  }
  return test;
}
