import { lookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

export interface SenderOptions {
  timeout?: number;
  /** For tests: the name lookup, which addresses count as public, and the trusted certificate authority. */
  resolve?: typeof lookup;
  isOpen?: (address: string) => boolean;
  ca?: string;
}

export interface Receipt {
  status: number;
  /** The first 500 characters of the receiver's answer. */
  answer: string;
}

export interface OutgoingWebhook {
  address: string;
  headers: Record<string, string>;
  body: string;
}

/** Its message is Danish and shown to users. */
export class WebhookError extends Error {}

const TIMEOUT_MS = 5_000;
const MAX_BODY = 64 * 1024;
const MAX_ANSWER = 500;
/** A character has at most four bytes. */
const READ_BYTES = MAX_ANSWER * 4;
const INTERNAL = 'Adressen fører til et internt netværk og kan ikke bruges';

/**
 * Sends a message to an address that a user typed. The sender connects to the very IP address that was checked, so that
 * the name cannot point elsewhere between check and call. Each call opens its own connection and follows no redirect.
 */
export class WebhookSender {
  readonly #options: Required<Omit<SenderOptions, 'ca'>> & { ca: string | undefined };

  constructor({ timeout = TIMEOUT_MS, resolve = lookup, isOpen = isPublicAddress, ca }: SenderOptions = {}) {
    this.#options = { timeout, resolve, isOpen, ca };
  }

  /** Checks an address without sending anything: returns a Danish message if the address is internal. */
  problemOf(address: string): string | undefined {
    const host = hostOf(address);
    return (isIP(host) && !this.#options.isOpen(host)) || /(^|\.)localhost\.?$/.test(host) ? INTERNAL : undefined;
  }

  /** Posts a message and returns the answer, whatever its status. Throws WebhookError if there is no answer. */
  async send({ address, headers, body }: OutgoingWebhook): Promise<Receipt> {
    const { timeout, isOpen, ca } = this.#options;
    const content = Buffer.from(body);
    if (new URL(address).protocol !== 'https:') throw new WebhookError('Adressen skal begynde med https://');
    if (content.length > MAX_BODY) throw new WebhookError('Beskeden er for stor til at blive sendt');
    // Node does not look up an IP address, so the guarded lookup below would not check it.
    const host = hostOf(address);
    if (isIP(host) && !isOpen(host)) throw new WebhookError(INTERNAL);
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
      const response = await openRequest(address, options, content);
      return { status: response.statusCode ?? 0, answer: await readBeginning(response) };
    } catch (error) {
      throw new WebhookError(failureMessage(error as NodeJS.ErrnoException, timeout), { cause: error });
    }
  }

  /** Refuses a name if any of its addresses is internal: a mixture of public and internal addresses is an attack. */
  readonly #guardedLookup: LookupFunction = (name, options, found) => {
    this.#options.resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => this.#options.isOpen(address)))
        return found(new InternalAddressError(), []);
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}

class InternalAddressError extends Error {}

const hostOf = (address: string) => new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');

function openRequest(address: string, options: RequestOptions, content: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(address, options, resolve).on('error', reject).end(content);
  });
}

/** Reads at most the first 500 characters. An answer that breaks off or times out still keeps its status. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= READ_BYTES) break;
    }
  } catch {
    // The receiver closed the connection or the time-out was reached; the text so far is enough.
  }
  response.destroy();
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  // Removes control characters, which PostgreSQL may refuse and screens do not show.
  return text
    .replace(/[^\P{C}\n\t]/gu, '')
    .slice(0, MAX_ANSWER)
    .toWellFormed();
}

function failureMessage(error: NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }, timeout: number): string {
  if (error instanceof InternalAddressError) return INTERNAL;
  if (error.name === 'AbortError') return `Modtageren svarede ikke inden for ${timeout / 1000} sekunder`;
  const code = error.code ?? error.errors?.[0]?.code ?? '';
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'Adressen findes ikke';
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code))
    return 'Modtageren tog ikke imod forbindelsen';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) && code !== 'ECONNRESET')
    return 'Modtagerens certifikat er ikke gyldigt';
  return 'Forbindelsen til modtageren blev afbrudt';
}
