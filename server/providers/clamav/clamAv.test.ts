import { createServer, type AddressInfo, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ClamAv } from './ClamAv.ts';

/** The harmless file by which scanners are tested, in two parts so that no scanner finds it here. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let server: Server | undefined;
afterEach(() => void server?.close());

/** Speaks the part of clamd's protocol that the client uses, and answers what `answer` makes of the stream. */
async function startClamd(answer: (content: Buffer) => string | undefined): Promise<string> {
  server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const content = contentOf(received);
      const text = content && answer(content);
      if (text !== undefined && content) socket.end(text);
    });
  });
  await new Promise<void>((resolve) => {
    server!.listen(0, '127.0.0.1', resolve);
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The content of the chunks once the last one has arrived. */
function contentOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const judge = (content: Buffer) =>
  content.includes('EICAR-STANDARD') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
const scan = (address: string, content: string | Buffer) =>
  new ClamAv(address, 1_000).scan(Readable.from([Buffer.from(content)]));

describe('a scan', () => {
  test('tells clean files from those with malware', async () => {
    const address = await startClamd(judge);
    expect(await scan(address, 'Hej')).toEqual({ isClean: true });
    expect(await scan(address, EICAR)).toEqual({ isClean: false, name: 'Eicar-Test-Signature' });
  });

  test('sends a large file in chunks', async () => {
    let size = 0;
    const address = await startClamd((content) => {
      size = content.length;
      return 'stream: OK\0';
    });
    await scan(address, Buffer.alloc(300_000, 'x'));
    expect(size).toBe(300_000);
  });

  test.each([
    ['refuses the stream', () => 'INSTREAM size limit exceeded. ERROR\0'],
    ['answers nothing', () => ''],
  ])('fails when clamd %s', async (_, answer) => {
    await expect(scan(await startClamd(answer), 'Hej')).rejects.toThrow('clamd');
  });

  test('fails when clamd hangs or is not there', async () => {
    const address = await startClamd(() => undefined);
    await expect(new ClamAv(address, 50).scan(Readable.from([Buffer.from('x')]))).rejects.toThrow('clamd');
    await expect(scan('127.0.0.1:1', 'x')).rejects.toThrow();
  });

  test('ends when the bytes stop coming, and fails with the reason of clamd when it takes no more', async () => {
    const address = await startClamd(judge);
    const stalled = new Readable({ read: () => undefined });
    stalled.push(Buffer.from('Hej'));
    await expect(new ClamAv(address, 50).scan(stalled)).rejects.toThrow('clamd does not answer');
    expect(stalled.destroyed).toBe(true);
    server!.close();
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'));
    });
    await new Promise<void>((resolve) => {
      server!.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    await expect(scan(`127.0.0.1:${port}`, Buffer.alloc(20_000_000))).rejects.toThrow('size limit exceeded');
  });
});
