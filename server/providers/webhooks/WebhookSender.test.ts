import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestClock } from '../http/testing/TestClock.ts';
import { lookupReturning, startReceiver, type Receiver } from './testing/startReceiver.ts';
import { WebhookError, WebhookSender } from './WebhookSender.ts';

let receiver: Receiver;
beforeAll(async () => void (receiver = await startReceiver()));
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.splice(0);
  receiver.setAnswer(200);
});

const INTERNAL = 'Adressen fører til et internt netværk og kan ikke bruges';
const message = (fields = {}) => ({
  receiver: 'a receiver',
  address: receiver.address,
  headers: { 'webhook-id': 'wevt_1' },
  body: '{"id":"wevt_1"}',
  ...fields,
});
const failureMessageOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'sent',
    (error: unknown) => (error instanceof WebhookError ? error.message : `not a WebhookError: ${String(error)}`),
  );

describe('sending a message', () => {
  test('delivers the body unchanged over TLS and returns the answer', async () => {
    receiver.setAnswer((response) => response.writeHead(202).end('taget imod'));
    expect(await receiver.sender().send(message({ body: '{"navn":"Åse"}' }))).toEqual({
      status: 202,
      answer: 'taget imod',
    });
    const [{ method, path, headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    expect({ method, path, body }).toEqual({ method: 'POST', path: '/krog', body: '{"navn":"Åse"}' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': 'wevt_1',
      connection: 'close',
    });
  });

  test('returns at most the first 500 characters of the answer, without control characters', async () => {
    receiver.setAnswer((response) => response.end(`\u0000\u0007a${'æ'.repeat(100_000)}`));
    const { answer } = await receiver.sender().send(message());
    expect(answer).toBe(`a${'æ'.repeat(499)}`);
  });

  test('closes the connection after the beginning of an endless answer', async () => {
    const connectionClosed = new Promise((resolve) =>
      receiver.setAnswer((response) => {
        const endless = setInterval(() => response.write('a'.repeat(1_000)), 5);
        response.on('close', () => resolve(clearInterval(endless)));
      }),
    );
    expect(await receiver.sender({ timeout: 60_000 }).send(message())).toEqual({
      status: 200,
      answer: 'a'.repeat(500),
    });
    await connectionClosed;
  });

  test('returns the status and the beginning of an answer that never ends', async () => {
    receiver.setAnswer((response) => void response.writeHead(200).write('begyndt'));
    expect(await receiver.sender({ timeout: 300 }).send(message())).toEqual({ status: 200, answer: 'begyndt' });
  });

  test('times out when the receiver does not answer or does not speak TLS', async () => {
    receiver.setAnswer(() => undefined);
    expect(await failureMessageOf(receiver.sender({ timeout: 200 }).send(message()))).toBe(
      'Modtageren svarede ikke inden for 0.2 sekunder',
    );
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(
      await failureMessageOf(
        receiver.sender({ timeout: 200 }).send(message({ address: `https://modtager.example:${port}/` })),
      ),
    ).toBe('Modtageren svarede ikke inden for 0.2 sekunder');
    silent.close();
  });

  test('does not follow redirects', async () => {
    receiver.setAnswer((response) =>
      response.writeHead(307, { location: 'https://169.254.169.254/latest/meta-data' }).end(),
    );
    expect(await receiver.sender().send(message())).toMatchObject({ status: 307 });
    expect(receiver.received).toHaveLength(1);
  });

  test('refuses a receiver whose certificate is not trusted', async () => {
    expect(
      await failureMessageOf(
        new WebhookSender({ resolve: lookupReturning('127.0.0.1'), isPublic: () => true }).send(message()),
      ),
    ).toBe('Modtagerens certifikat er ikke gyldigt');
    expect(
      await failureMessageOf(
        receiver.sender().send(message({ address: receiver.address.replace('modtager', 'en-anden') })),
      ),
    ).toBe('Modtagerens certifikat er ikke gyldigt');
    expect(receiver.received).toEqual([]);
  });

  test('refuses addresses without TLS and bodies larger than 64 kB', async () => {
    expect(
      await failureMessageOf(receiver.sender().send(message({ address: receiver.address.replace('https', 'http') }))),
    ).toBe('Adressen skal begynde med https://');
    expect(await failureMessageOf(receiver.sender().send(message({ body: 'x'.repeat(64 * 1024 + 1) })))).toBe(
      'Beskeden er for stor til at blive sendt',
    );
    expect(receiver.received).toEqual([]);
  });

  test('reports a connection failure in a Danish message', async () => {
    expect(await failureMessageOf(receiver.sender().send(message({ address: 'https://modtager.example:1/' })))).toBe(
      'Modtageren tog ikke imod forbindelsen',
    );
    const lookupNotFound = ((_: string, __: object, callback: (error: Error) => void) =>
      callback(Object.assign(new Error(), { code: 'ENOTFOUND' }))) as never;
    expect(await failureMessageOf(receiver.sender({ resolve: lookupNotFound }).send(message()))).toBe(
      'Adressen findes ikke',
    );
    receiver.setAnswer((response) => response.destroy());
    expect(await failureMessageOf(receiver.sender().send(message()))).toBe('Forbindelsen til modtageren blev afbrudt');
  });
});

test('a receiver that answered none of ten messages gets no more, unlike others at the same address', async () => {
  const sender = receiver.sender({ clock: new TestClock() });
  receiver.setAnswer(500);
  for (let sent = 0; sent < 10; sent += 1) expect(await sender.send(message())).toMatchObject({ status: 500 });
  receiver.received.splice(0);
  receiver.setAnswer((response) => response.destroy());
  for (let sent = 0; sent < 10; sent += 1)
    expect(await failureMessageOf(sender.send(message()))).toBe('Forbindelsen til modtageren blev afbrudt');
  await expect(sender.send(message())).rejects.toMatchObject({ wasSent: false });
  expect(receiver.received).toHaveLength(10);
  receiver.setAnswer(200);
  expect(await sender.send(message({ receiver: 'another receiver' }))).toMatchObject({ status: 200 });
});

describe('an internal address', () => {
  /** Creates a sender with the production rules for public addresses; the receiver listens on 127.0.0.1. */
  const createStrictSender = (...addresses: string[]) =>
    new WebhookSender({ resolve: lookupReturning(...addresses), timeout: 500 });

  test.each([
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://0',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[64:ff9b::7f00:1]',
    'https://[fd00:ec2::254]',
    'https://[fe80::1]',
    'https://10.0.0.8',
    'https://192.168.1.1',
    'https://172.16.0.1',
    'https://169.254.169.254',
    'https://100.100.100.200',
    'https://168.63.129.16',
    'https://１２７.０.０.１',
  ])('%s is refused when the address is saved and when a message is sent', async (origin) => {
    const before = receiver.connections;
    const address = `${origin}:${receiver.port}/krog`;
    expect(createStrictSender().problemOf(address)).toBe(INTERNAL);
    expect(await failureMessageOf(createStrictSender().send(message({ address })))).toBe(INTERNAL);
    expect(receiver.connections).toBe(before);
  });

  test('on this machine is reached without TLS only where a demo allows it', async () => {
    const received: string[] = [];
    const local = createHttpServer((request, response) => {
      received.push(request.url!);
      response.end('ok');
    });
    await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', resolve));
    const { port } = local.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/krog`;
    const demo = new WebhookSender({ allowsLocalhost: true });
    expect(demo.problemOf(address)).toBeUndefined();
    expect(await demo.send(message({ address }))).toEqual({ status: 200, answer: 'ok' });
    expect(createStrictSender().problemOf(address)).toBe(INTERNAL);
    expect(await failureMessageOf(createStrictSender().send(message({ address })))).toContain('https://');
    for (const internal of [
      'http://10.0.0.8/',
      'http://localhost.example/',
      'https://127.0.0.1/',
      'http://[::ffff:7f00:1]/',
    ])
      expect(await failureMessageOf(demo.send(message({ address: internal })))).toBeTruthy();
    expect(received).toEqual(['/krog']);
    await new Promise((resolve) => local.close(resolve));
  });

  test.each(['http://localhost:4001/', 'https://localhost/', 'https://LOCALHOST./', 'https://x.localhost:8443/'])(
    'of the name %s is refused when the address is saved',
    (address) => {
      expect(createStrictSender().problemOf(address)).toBe(INTERNAL);
    },
  );

  test('is refused when a name resolves to it, even if the name has public addresses, too', async () => {
    const before = receiver.connections;
    for (const addresses of [
      ['127.0.0.1'],
      ['::1'],
      ['10.1.2.3'],
      ['93.184.215.14', '127.0.0.1'],
      ['::ffff:127.0.0.1'],
      [],
    ]) {
      expect(await failureMessageOf(createStrictSender(...addresses).send(message()))).toBe(INTERNAL);
    }
    expect(receiver.connections).toBe(before);
  });

  test('is not reached when a second lookup would return it, because the checked address is used', async () => {
    let lookups = 0;
    const rebinding = ((name: string, options: object, callback: never) => {
      lookups += 1;
      lookupReturning(lookups === 1 ? '192.0.2.1' : '127.0.0.1')(name, options, callback);
    }) as never;
    const before = receiver.connections;
    const sender = new WebhookSender({
      resolve: rebinding,
      isPublic: (address) => address === '192.0.2.1',
      timeout: 300,
    });
    expect(await failureMessageOf(sender.send(message()))).toMatch(/Modtageren/);
    expect({ lookups, connections: receiver.connections }).toEqual({ lookups: 1, connections: before });
  });
});
