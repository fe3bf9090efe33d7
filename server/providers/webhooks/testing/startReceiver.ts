import type { lookup, LookupAddress } from 'node:dns';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { WebhookSender, type SenderOptions } from '../WebhookSender.ts';
import { cert, key, RECEIVER_HOST } from './certificate.ts';

export interface ReceivedMessage {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a partner's receiver: a TLS server that records its requests. */
export async function startReceiver() {
  const received: ReceivedMessage[] = [];
  let connections = 0;
  let reply: Reply = (response) => response.end('{"ok":true}');
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        received.push({
          method: request.method!,
          path: request.url!,
          headers: request.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        });
        reply(response, request);
      });
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    address: `https://${RECEIVER_HOST}:${port}/krog`,
    get connections() {
      return connections;
    },
    setAnswer(next: Reply | number) {
      reply = typeof next === 'number' ? (response) => response.writeHead(next).end(`svar ${next}`) : next;
    },
    /** Creates a sender that resolves the receiver's name to this machine and trusts its certificate. */
    sender: (options: SenderOptions = {}) =>
      new WebhookSender({
        timeout: 60_000,
        ca: cert,
        resolve: lookupReturning('127.0.0.1'),
        isPublic: (address) => address === '127.0.0.1',
        ...options,
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Creates a name lookup that returns the given addresses for every name. */
export const lookupReturning = (...addresses: string[]) =>
  ((_name: string, _options: object, callback: (error: null, all: LookupAddress[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;

/** Verifies a message with the library of Standard Webhooks, as a partner does, at the time of the message. */
export function partnerAccepts(
  secret: string,
  { headers, body }: Pick<ReceivedMessage, 'headers' | 'body'>,
  now = Date.now(),
): boolean {
  const real = Date.now;
  try {
    // The library reads the clock itself.
    Date.now = () => now;
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  } finally {
    Date.now = real;
  }
}
