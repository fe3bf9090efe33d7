import { lookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

export interface SenderOptions {
  timeout?: number;
  /** For tests: who is found under a name, which addresses count as the internet's, and who signs certificates. */
  resolve?: typeof lookup;
  isOpen?: (address: string) => boolean;
  ca?: string;
}

export interface Receipt {
  status: number;
  /** The beginning of what the receiver said. */
  answer: string;
}

export interface Parcel {
  address: string;
  headers: Record<string, string>;
  body: string;
}

/** Its message is for people. */
export class WebhookFailure extends Error {}

const TIMEOUT_MS = 5_000;
const MAX_BODY = 64 * 1024;
const MAX_ANSWER = 500;
/** No character has more bytes than four. */
const READ_BYTES = MAX_ANSWER * 4;
const INTERNAL = 'Adressen fører til et internt netværk og kan ikke bruges';

/**
 * Brings a message to an address that somebody typed. The address that a name resolves to is the one that is connected
 * to, so that a name can't point elsewhere between check and call; each call has a connection of its own, and no
 * redirect is followed.
 */
export class WebhookSender {
  readonly #options: Required<Omit<SenderOptions, 'ca'>> & { ca: string | undefined };

  constructor({ timeout = TIMEOUT_MS, resolve = lookup, isOpen = isPublicAddress, ca }: SenderOptions = {}) {
    this.#options = { timeout, resolve, isOpen, ca };
  }

  /** What can be said of an address before anything is sent there. */
  problemOf(address: string): string | undefined {
    const host = hostOf(address);
    return (isIP(host) && !this.#options.isOpen(host)) || /(^|\.)localhost\.?$/.test(host) ? INTERNAL : undefined;
  }

  async send({ address, headers, body }: Parcel): Promise<Receipt> {
    const { timeout, isOpen, ca } = this.#options;
    const content = Buffer.from(body);
    if (new URL(address).protocol !== 'https:') throw new WebhookFailure('Adressen skal begynde med https://');
    if (content.length > MAX_BODY) throw new WebhookFailure('Beskeden er for stor til at blive sendt');
    // An address that is no name is never looked up.
    const host = hostOf(address);
    if (isIP(host) && !isOpen(host)) throw new WebhookFailure(INTERNAL);
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      lookup: this.#guardedLookup,
      signal: AbortSignal.timeout(timeout),
      maxHeaderSize: 16 * 1024,
      ...(ca && { ca }),
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': content.length,
        'accept-encoding': 'identity',
      },
    };
    try {
      const response = await answered(address, options, content);
      return { status: response.statusCode ?? 0, answer: await beginningOf(response) };
    } catch (error) {
      throw new WebhookFailure(reasonOf(error as NodeJS.ErrnoException, timeout), { cause: error });
    }
  }

  /** One address inside is enough to refuse them all: nobody has such a mixture by honest means. */
  readonly #guardedLookup: LookupFunction = (name, options, found) => {
    this.#options.resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => this.#options.isOpen(address)))
        return found(new InternalAddress(), []);
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}

class InternalAddress extends Error {}

const hostOf = (address: string) => new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');

function answered(address: string, options: RequestOptions, content: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(address, options, resolve).on('error', reject).end(content);
  });
}

/** Whatever the receiver sends, and however slowly: the status stands, and no more than this is read. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= READ_BYTES) break;
    }
  } catch {
    // The time was up in the middle of it, or the receiver was.
  }
  response.destroy();
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  // What no database takes, and no screen shows.
  return text
    .replace(/[^\P{C}\n\t]/gu, '')
    .slice(0, MAX_ANSWER)
    .toWellFormed();
}

function reasonOf(error: NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }, timeout: number): string {
  if (error instanceof InternalAddress) return INTERNAL;
  if (error.name === 'AbortError') return `Modtageren svarede ikke inden for ${timeout / 1000} sekunder`;
  const code = error.code ?? error.errors?.[0]?.code ?? '';
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'Adressen findes ikke';
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code))
    return 'Modtageren tog ikke imod forbindelsen';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) && code !== 'ECONNRESET')
    return 'Modtagerens certifikat er ikke gyldigt';
  return 'Forbindelsen til modtageren blev afbrudt';
}
