import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openRawSocket, OPCODES } from '../../testing/rawSocket.ts';
import { openSocket } from '../../testing/socket.ts';
import { socketUrl } from '../../testing/socketUrl.ts';
import { demoConfig } from '../config.ts';

const { limits } = demoConfig({ databaseUrl: '', migrationDatabaseUrl: '', jwtSecret: '', encryptionKeys: '' }, {});
const PER_CALLER = 3;
const PER_ADDRESS = 8;

let app: TestApp;
beforeAll(
  async () =>
    void (app = await createTestApp({
      limits: { ...limits, socketsPerCaller: PER_CALLER, socketsPerAddress: PER_ADDRESS },
    })),
);
afterAll(() => app.close());

/** Options of a socket whose proxy names this address as the client's. */
const fromAddress = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const connect = (address: string) =>
  new Promise<WebSocket | number>((resolve) => {
    const socket = new WebSocket(socketUrl(app.url), 'graphql-transport-ws', fromAddress(address));
    socket
      .once('open', () => resolve(socket))
      .once('unexpected-response', (_request, answer) => resolve(answer.statusCode!))
      .on('error', () => undefined);
  });
const close = (socket: WebSocket) =>
  new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.close();
  });

describe('the number of open sockets is limited', () => {
  test.each(['user', 'token'])('for each %s, and a closed socket makes room for another', async (kind) => {
    const customerId = await app.world.company();
    const { token } = kind === 'user' ? await app.world.person({ customerId }) : await app.world.apiToken(customerId);
    const openSockets = await Promise.all(Array.from({ length: PER_CALLER }, () => openSocket(app, token)));
    const refused = await openSocket(app, token);
    expect((await refused.closed()).code).toBe(4429);
    const other = await openSocket(app, (await app.world.person()).token);
    await openSockets[0]!.close();
    // The server notices the closed connection a moment later.
    for (;;) {
      const again = await openSocket(app, token);
      const isOpen = await Promise.race([
        again.errors('{ nothing }').then(() => true),
        again.closed().then(() => false),
      ]);
      if (!isOpen) continue;
      await again.close();
      break;
    }
    await Promise.all([...openSockets.slice(1), other].map((socket) => socket.close()));
  });

  test('for each address before the sign-in, counting an IPv6 /64 network as one address', async () => {
    const openSockets = await Promise.all(
      Array.from({ length: PER_ADDRESS }, (_, i) => connect(`2001:db8:7:7::${i + 1}`)),
    );
    expect(openSockets.filter((socket) => typeof socket === 'number')).toEqual([]);
    expect(await connect('2001:db8:7:7:ffff::1')).toBe(429);
    const other = await connect('2001:db8:7:8::1');
    expect(other).toBeInstanceOf(WebSocket);
    await Promise.all([...openSockets, other].map((socket) => close(socket as WebSocket)));
  });
});

describe('a socket is closed when it sends', () => {
  test.each([
    ['many pings', OPCODES.ping, Buffer.from('x')],
    ['many unsolicited pongs', OPCODES.pong, Buffer.from('x')],
    ['many pings of the protocol', OPCODES.text, Buffer.from('{"type":"ping"}')],
    ['many pongs of the protocol', OPCODES.text, Buffer.from('{"type":"pong"}')],
  ])('%s', async (_, opcode, payload) => {
    const raw = await openRawSocket(app.url);
    for (let i = 0; i < 100; i += 1) raw.sendFrame(opcode, payload);
    await raw.closed;
    expect(raw.received().includes('Too many pings')).toBe(true);
  });
});

describe('a socket stays open when it', () => {
  test('sends a ping now and then, which is answered', async () => {
    const raw = await openRawSocket(app.url);
    raw.sendFrame(OPCODES.ping, Buffer.from('are you there'));
    raw.send({ type: 'ping', payload: { large: 'x'.repeat(10_000) } });
    while (!raw.received().includes('{"type":"pong"}')) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(raw.received().includes('are you there')).toBe(true);
    // The payload of a ping is not echoed.
    expect(raw.received().includes('xxxxx')).toBe(false);
    raw.tcp.destroy();
  });
});

describe('the process survives', () => {
  test('a client that disconnects while it is refused', async () => {
    for (let i = 0; i < 20; i += 1) {
      const raw = await openRawSocket(app.url, { path: '/elsewhere' });
      raw.tcp.resetAndDestroy();
      await raw.closed;
    }
    expect((await app.rest('GET', '/readyz')).status).toBe(200);
  });

  test('a client that subscribes although its token was refused', async () => {
    const raw = await openRawSocket(app.url);
    raw.send({ type: 'connection_init', payload: { authorization: 'Bearer wrong' } });
    raw.send({ id: '1', type: 'subscribe', payload: { query: '{ viewer { user { id } } }' } });
    await raw.closed;
    expect(raw.received().includes('"data"')).toBe(false);
  });
});

describe('an error on a socket', () => {
  test('is only logged, without the values that were sent', async () => {
    const [log, error, warn] = [
      jest.spyOn(app.portal.services.log, 'error'),
      jest.spyOn(console, 'error'),
      jest.spyOn(console, 'warn'),
    ];
    const { reads } = app.portal.services;
    const { token } = await app.world.person();
    const socket = await openSocket(app, token);
    const run = jest.spyOn(reads, 'run').mockRejectedValue(new Error('the database is away'));
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    const errors = await socket.errors(query, { id: 'dep_hunter2' });
    run.mockRestore();
    expect(errors[0]).toMatchObject({
      message: 'Der opstod en fejl. Prøv igen senere.',
      extensions: { code: 'INTERNAL' },
    });
    expect(log).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'the database is away' }) },
      'an operation over a socket failed',
    );
    const raw = await openRawSocket(app.url);
    raw.sendFrame(OPCODES.text, Buffer.from('no JSON, hunter2-hemmelig'));
    await raw.closed;
    expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2');
    expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
    [log, error, warn].forEach((spy) => spy.mockRestore());
    await socket.close();
  });
});
