import { lookup, type LookupAddress } from 'node:dns';
import { request as requestWithoutTls } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLocalAddress } from '../../../domain/partners/integrations/settings.ts';
import { timeLimits } from '../../platform/timeLimits.ts';
import { HttpClient, type ClientOptions, type Transport } from '../http/HttpClient.ts';
import { ProviderError } from '../ProviderError.ts';
import { isPublicAddress } from './publicAddress.ts';

export interface SenderOptions extends ClientOptions {
  /** Whether messages may go to programs on this machine, without TLS. A demo alone may allow it. */
  allowsLocalhost?: boolean;
  /** For tests: the name lookup, the rule for public IP addresses, and the trusted certificate authority. */
  resolve?: typeof lookup;
  isPublic?: (address: string) => boolean;
  ca?: string;
}

export interface Receipt {
  status: number;
  /** The first 500 characters of the receiver's answer. */
  answer: string;
}

export interface OutgoingWebhook {
  /** Identifies the receiver among all companies' receivers. */
  receiver: string;
  address: string;
  headers: Record<string, string>;
  body: string;
}

/** A message that was not delivered. The error's text is Danish and shown to users. */
export class WebhookError extends Error {}

const MAX_BODY = 64 * 1024;
const MAX_ANSWER = 500;
/** Enough bytes for `MAX_ANSWER` characters: a character has at most four bytes. */
const READ_BYTES = MAX_ANSWER * 4;
const INTERNAL = 'Adressen fører til et internt netværk og kan ikke bruges';

/**
 * Sends a message to an address that a user typed. The sender connects to the very IP address that was checked, so that
 * the name cannot point elsewhere between check and call. Each call opens its own connection and follows no redirect.
 */
export class WebhookSender {
  readonly #timeout: number;
  readonly #resolve: typeof lookup;
  readonly #isOpen: (address: string) => boolean;
  readonly #ca: string | undefined;
  readonly #allowsLocalhost: boolean;
  readonly #http: HttpClient;

  constructor({
    timeout = timeLimits.providerCall,
    resolve = lookup,
    isPublic = isPublicAddress,
    ca,
    allowsLocalhost = false,
    ...options
  }: SenderOptions = {}) {
    this.#timeout = timeout;
    this.#resolve = resolve;
    this.#isOpen = isPublic;
    this.#ca = ca;
    this.#allowsLocalhost = allowsLocalhost;
    this.#http = new HttpClient({
      provider: 'Webhooks',
      timeout,
      maxBytes: READ_BYTES,
      // A receiver may answer one message with a server error and accept all others.
      isOutage: () => false,
      transport: this.#openRequest,
      ...options,
    });
  }

  /**
   * Checks an address before it is saved, without a name lookup: returns a Danish message if the address is an internal
   * IP address or localhost.
   */
  problemOf(address: string): string | undefined {
    if (this.#isAllowedHere(address)) return undefined;
    const host = hostOf(address);
    return (isIP(host) && !this.#isOpen(host)) || /(^|\.)localhost\.?$/.test(host) ? INTERNAL : undefined;
  }

  /**
   * Posts a message and returns the answer, whatever its status. Throws WebhookError if there is no answer, and
   * ProviderError if the message was not sent because the receiver answered none of the latest messages.
   */
  async send({ receiver, address, headers, body }: OutgoingWebhook): Promise<Receipt> {
    const isLocal = this.#isAllowedHere(address);
    if (!isLocal && new URL(address).protocol !== 'https:')
      throw new WebhookError('Adressen skal begynde med https://');
    const length = Buffer.byteLength(body);
    if (length > MAX_BODY) throw new WebhookError('Beskeden er for stor til at blive sendt');
    // Node does not look up an IP address, so the guarded lookup below would not check it.
    const host = hostOf(address);
    if (!isLocal && isIP(host) && !this.#isOpen(host)) throw new WebhookError(INTERNAL);
    try {
      const { status, text } = await this.#http.send({
        name: "POST to a company's address",
        target: receiver,
        method: 'POST',
        url: address,
        headers: {
          ...headers,
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(length),
          'accept-encoding': 'identity',
        },
        body,
      });
      return { status, answer: beginningOf(text) };
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.wasSent) throw error;
      throw new WebhookError(failureMessage(error, this.#timeout), { cause: error });
    }
  }

  #isAllowedHere(address: string): boolean {
    return this.#allowsLocalhost && isLocalAddress(new URL(address));
  }

  readonly #openRequest: Transport = ({ url, method, headers, body }, signal) => {
    const isLocal = this.#isAllowedHere(String(url));
    const options: RequestOptions = {
      method,
      headers,
      signal,
      agent: false,
      ...(!isLocal && { lookup: this.#guardedLookup }),
      maxHeaderSize: 16 * 1024,
      ...(this.#ca && { ca: this.#ca }),
    };
    return new Promise((resolve, reject) => {
      (isLocal ? requestWithoutTls : request)(url, options, (response) =>
        resolve({ status: response.statusCode ?? 0, headers: new Headers(), body: response }),
      )
        .on('error', reject)
        .end(body);
    });
  };

  /** Refuses a name if any of its addresses is internal: a mixture of public and internal addresses is an attack. */
  readonly #guardedLookup: LookupFunction = (name, options, callback) => {
    this.#resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => this.#isOpen(address)))
        return callback(new InternalAddressError(), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

class InternalAddressError extends Error {
  readonly code = 'INTERNAL_ADDRESS';
}

const hostOf = (address: string) => new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');

/** Returns at most the first 500 characters. */
function beginningOf(text: string): string {
  // Removes control characters, which PostgreSQL may refuse and screens do not show.
  return text
    .replace(/[^\P{C}\n\t]/gu, '')
    .slice(0, MAX_ANSWER)
    .toWellFormed();
}

function failureMessage({ reason = '' }: ProviderError, timeout: number): string {
  if (reason === 'INTERNAL_ADDRESS') return INTERNAL;
  if (reason === 'TimeoutError') return `Modtageren svarede ikke inden for ${timeout / 1000} sekunder`;
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(reason)) return 'Adressen findes ikke';
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(reason))
    return 'Modtageren tog ikke imod forbindelsen';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(reason)) return 'Modtagerens certifikat er ikke gyldigt';
  return 'Forbindelsen til modtageren blev afbrudt';
}
