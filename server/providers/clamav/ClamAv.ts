import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** What clamd says about a file; `name` is that of the threat. */
export type ScanResult = { isClean: true } | { isClean: false; name: string };

/** Bytes of one chunk. clamd reads a chunk's length before the chunk. */
const CHUNK_BYTES = 64 * 1024;
const END = Buffer.alloc(4);

/**
 * Sends files to clamd by its own protocol, which takes a stream and never a path, so that clamd may run on another
 * machine. Each scan has a connection of its own.
 */
export class ClamAv {
  readonly #address: string;
  readonly #timeoutMs: number;

  /** `address` is the path of a socket, or a host and a port such as `clamd:3310`. */
  constructor(address: string, timeoutMs: number) {
    this.#address = address;
    this.#timeoutMs = timeoutMs;
  }

  /** Scans a stream. Throws when clamd does not answer in time or refuses the stream, for its size for example. */
  async scan(source: Readable): Promise<ScanResult> {
    const socket = this.#connect();
    try {
      const answer = answerOf(socket);
      // The answer is awaited below; without this, one that comes before the last chunk would count as unhandled.
      answer.catch(() => undefined);
      await write(socket, Buffer.from('zINSTREAM\0'));
      for await (const part of source as AsyncIterable<Buffer>) {
        for (let start = 0; start < part.length; start += CHUNK_BYTES) {
          const chunk = part.subarray(start, start + CHUNK_BYTES);
          const length = Buffer.alloc(4);
          length.writeUInt32BE(chunk.length);
          await write(socket, length);
          await write(socket, chunk);
        }
      }
      await write(socket, END);
      return resultOf(await answer);
    } finally {
      source.destroy();
      socket.destroy();
    }
  }

  #connect(): Socket {
    const [, host, port] = /^([^/]+):(\d+)$/.exec(this.#address) ?? [];
    const socket = host ? connect({ host, port: Number(port) }) : connect({ path: this.#address });
    socket.setTimeout(this.#timeoutMs, () => socket.destroy(new Error('clamd does not answer')));
    return socket;
  }
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('utf8');
    });
    socket.on('error', reject);
    socket.on('close', () => (text ? resolve(text) : reject(new Error('clamd closed the connection'))));
    socket.on('end', () => resolve(text));
  });
}

function write(socket: Socket, part: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(part, (error) => (error ? reject(error) : resolve()));
  });
}

function resultOf(answer: string): ScanResult {
  const text = answer.replaceAll('\0', '').trim();
  if (text.endsWith(': OK')) return { isClean: true };
  const name = /: (.+) FOUND$/.exec(text)?.[1];
  if (name) return { isClean: false, name };
  throw new Error(`clamd could not scan: ${text.slice(0, 200) || 'no answer'}`);
}
