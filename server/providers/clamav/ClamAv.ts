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
    // A store that hangs ends the scan too, because clamd gets nothing meanwhile.
    socket.once('error', (error) => source.destroy(error));
    // Errors of the source reach the loop that reads it; one that comes before the loop begins would end the process.
    source.on('error', () => undefined);
    try {
      const answer = answerOf(socket);
      // The reason of clamd, such as a file that is too large for it, says more than the broken connection.
      await send(socket, source).catch(async (error: unknown) => {
        socket.destroy();
        resultOf(await answer.catch(() => Promise.reject(error as Error)));
        // A result about a part of the bytes is none.
        throw error;
      });
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

async function send(socket: Socket, source: Readable): Promise<void> {
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
}

/** What clamd has said when the connection ends, also by an error. */
function answerOf(socket: Socket): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('utf8');
    });
    socket.on('error', (error) => (text ? resolve(text) : reject(error)));
    socket.on('close', () => (text ? resolve(text) : reject(new Error('clamd closed the connection'))));
    socket.on('end', () => resolve(text));
  });
  // An answer that comes before the last chunk is awaited later.
  answer.catch(() => undefined);
  return answer;
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
