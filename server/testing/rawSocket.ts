import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const OPCODES = { text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const;

export interface RawSocket {
  tcp: Socket;
  send(message: object): void;
  sendFrame(opcode: number, payload: Buffer): void;
  /** All bytes received so far. */
  received(): Buffer;
  /** Resolves when the connection is closed by either side. */
  closed: Promise<void>;
}

/** Opens a WebSocket on plain TCP. Unlike with a library, a test can stop reading and violate the protocol. */
export async function openRawSocket(url: string, { path = '/graphql' } = {}): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const tcp = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  tcp.on('data', (part: Buffer) => parts.push(part));
  tcp.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => tcp.once('close', () => resolve()));
  await once(tcp, 'connect');
  tcp.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      '',
      '',
    ].join('\r\n'),
  );
  await Promise.race([once(tcp, 'data'), closed]);
  const sendFrame = (opcode: number, payload: Buffer) => void tcp.write(maskedFrame(opcode, payload));
  return {
    tcp,
    sendFrame,
    closed,
    send: (message) => sendFrame(OPCODES.text, Buffer.from(JSON.stringify(message))),
    received: () => Buffer.concat(parts),
  };
}

function maskedFrame(opcode: number, payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const header =
    payload.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | payload.length])
      : Buffer.from([0x80 | opcode, 0x80 | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([header, mask, payload.map((byte, at) => byte ^ mask[at % 4]!)]);
}
