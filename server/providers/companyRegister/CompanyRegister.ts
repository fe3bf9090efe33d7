import { z } from 'zod';
import { normalizePhoneNumber } from '../../../domain/basics/phoneNumber.ts';
import { normalizePostcode } from '../../../domain/basics/postcode.ts';
import { AppError } from '../../platform/errors.ts';
import { timeLimits } from '../../platform/timeLimits.ts';
import { HttpClient, isSuccess, type ClientOptions } from '../http/HttpClient.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { optionalText, singleLine, text } from '../lenient.ts';
import { ProviderError } from '../ProviderError.ts';
import { ExpiringCache } from './ExpiringCache.ts';

export interface CompanyRegisterSettings {
  /** Address of the API, such as `https://cvrapi.dk/api`. Parameters in it, such as a token, are kept. */
  url: string;
  /** Names the caller, because the API refuses unnamed ones. */
  userAgent: string;
}

/** A company as the Danish company register (CVR) has it. Texts are null when the register has none. */
export interface RegisterEntry {
  vatNumber: string;
  name: string;
  street: string | null;
  zip: string | null;
  city: string | null;
  phoneNumber: string | null;
  /** Whether the company has ceased to exist. */
  isCeased: boolean;
  /** The company's last day; null for an active company, and when the register's date cannot be read. */
  ceasedOn: string | null;
}

const PROVIDER = 'CVR';
const CALL = 'GET /api';
const MAX_ANSWER_BYTES = 256_000;
const MAX_ENTRIES = 500;
const LIFETIME_MS = 10 * 60_000;
const MAX_TEXT_LENGTH = 200;

/** Error codes that say that there is no such company. Other codes are about the caller, such as its quota. */
const notFoundCodes = new Set(['NOT_FOUND', 'INVALID_VAT']);

/** Numbers have lost their leading zeros. */
const numberOrText = (digits: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (typeof value === 'number' ? String(value).padStart(digits, '0') : (value ?? '')));

const errorAnswer = z.object({ error: z.string() });

// The fields of the answer are those that the API's public clients read, such as github.com/ephort/cvrapi and
// github.com/CactusData/VBA.CVRAPI: numbers come as numbers or as texts, and dates as '31/12 - 2020'.
const companyAnswer = z.object({
  vat: numberOrText(8),
  name: text,
  address: optionalText,
  zipcode: numberOrText(4),
  city: optionalText,
  phone: numberOrText(8),
  enddate: optionalText,
});

/**
 * Looks companies up by their CVR number, at an API with the form of cvrapi.dk. Results are kept for ten minutes,
 * because a number is looked up again whenever its form is opened.
 */
export class CompanyRegister {
  readonly #settings: CompanyRegisterSettings;
  readonly #http: HttpClient;
  readonly #cache: ExpiringCache<RegisterEntry | undefined>;

  constructor(settings: CompanyRegisterSettings, options: ClientOptions = {}) {
    this.#settings = settings;
    this.#http = new HttpClient({
      provider: PROVIDER,
      maxBytes: MAX_ANSWER_BYTES,
      timeout: timeLimits.companyRegisterCall,
      ...options,
    });
    this.#cache = new ExpiringCache({ clock: this.#http.clock, maxEntries: MAX_ENTRIES, lifetimeMs: LIFETIME_MS });
  }

  /**
   * Resolves to undefined when the register has no company with the number. Throws PROVIDER_UNAVAILABLE when the
   * register does not answer, or refuses the portal. Never retries.
   */
  async find(vatNumber: string): Promise<RegisterEntry | undefined> {
    try {
      return await this.#cache.get(vatNumber, () => this.#request(vatNumber));
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      throw new AppError('PROVIDER_UNAVAILABLE', 'CVR-registret svarer ikke lige nu.', undefined, { cause });
    }
  }

  async #request(vatNumber: string): Promise<RegisterEntry | undefined> {
    const { url, userAgent } = this.#settings;
    const address = new URL(url);
    // The parameter `search` would also find a company whose phone number has these digits.
    address.searchParams.set('vat', vatNumber);
    address.searchParams.set('country', 'dk');
    const { status, body } = await this.#http.sendForJson({
      name: CALL,
      method: 'GET',
      url: address.href,
      headers: { accept: 'application/json', 'user-agent': userAgent },
    });
    const failure = errorAnswer.safeParse(body);
    if (failure.success && notFoundCodes.has(failure.data.error)) return undefined;
    if (failure.success || !isSuccess(status)) {
      const code = failure.data && /^\w{1,40}$/.test(failure.data.error) ? ` ${failure.data.error}` : '';
      throw new ProviderError(`${PROVIDER} returned an error: ${status}${code} (${CALL})`, { status });
    }
    const company = parseAnswer(PROVIDER, CALL, body, companyAnswer);
    if (company.vat !== vatNumber) throw new ProviderError(`${PROVIDER} answered with another company (${CALL})`);
    return entryOf(company);
  }
}

function entryOf({ vat, name, address, zipcode, city, phone, enddate }: z.output<typeof companyAnswer>): RegisterEntry {
  return {
    vatNumber: vat,
    name: cleanText(name) ?? '',
    street: cleanText(address),
    zip: normalizePostcode(zipcode) ?? null,
    city: cleanText(city),
    phoneNumber: normalizePhoneNumber(phone) ?? null,
    isCeased: enddate !== null,
    ceasedOn: readDate(enddate ?? ''),
  };
}

/** One line, no longer than the fields of a form. */
const cleanText = (value: string | null): string | null =>
  singleLine(value ?? '')
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .trim() || null;

function readDate(value: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2}) *- *(\d{4})$/.exec(value.trim()) ?? [];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return z.iso.date().safeParse(date).success ? date : null;
}
