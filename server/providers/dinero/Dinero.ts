import { ApiClient, type Call } from '../http/ApiClient.ts';
import { HttpClient, type ClientOptions } from '../http/HttpClient.ts';
import { undefinedIfNotFound } from '../ProviderError.ts';
import { AccessToken, type DineroSettings } from './AccessToken.ts';
import { contactAnswer, searchContacts, contactPage, findContactByReference, createContact } from './contacts.ts';
import type { DineroContact, DineroContacts, DineroPage, NewDineroContact } from './contacts.ts';
import { DineroError, notConfigured, userError } from './DineroError.ts';
import { findInvoiceByReference, createDraft, type NewDineroInvoice } from './invoices.ts';

export type { DineroSettings } from './AccessToken.ts';
export type { DineroContact, DineroContacts, NewDineroContact } from './contacts.ts';
export type { DineroInvoiceLine, NewDineroInvoice } from './invoices.ts';

const API_URL = 'https://api.dinero.dk';

/**
 * Reads and creates contacts and invoice drafts. Without settings, every method throws NOT_CONFIGURED; when Dinero
 * fails, PROVIDER_UNAVAILABLE; and for input that Dinero refuses, BAD_USER_INPUT with Dinero's reasons.
 */
export class DineroClient {
  readonly #settings: DineroSettings | undefined;
  readonly #api: ApiClient | undefined;
  readonly #timeLimitMs: number | undefined;

  constructor(
    settings: DineroSettings | undefined,
    options: ClientOptions = {},
    api = settings && createApi(settings, options),
    timeLimitMs?: number,
  ) {
    this.#settings = settings;
    this.#api = api;
    this.#timeLimitMs = timeLimitMs;
  }

  /** Returns a client for a waiting user: each of its methods fails after `timeLimitMs`. Jobs wait without a limit. */
  within(timeLimitMs: number): DineroClient {
    return new DineroClient(this.#settings, {}, this.#api, timeLimitMs);
  }

  get isConfigured(): boolean {
    return this.#api !== undefined;
  }

  /** Lists contacts. `search` finds parts of names and e-mail addresses, and parts of CVR numbers in any spelling. */
  async contacts({ search, ...page }: DineroPage & { search?: string | null | undefined }): Promise<DineroContacts> {
    return search?.trim() ? searchContacts(search, page, this.#caller()) : contactPage(page, this.#caller());
  }

  /** Undefined if the contact does not exist or is deleted. */
  async contact(contactId: string): Promise<DineroContact | undefined> {
    return undefinedIfNotFound(this.#caller()({ method: 'GET', path: ['contacts', contactId] }, contactAnswer));
  }

  /** Finds a contact by the reference of its creation, such as after a creation whose answer was lost. */
  async contactByReference(externalReference: string): Promise<DineroContact | undefined> {
    return findContactByReference(externalReference, this.#caller());
  }

  async createContact(contact: NewDineroContact): Promise<DineroContact> {
    return createContact(contact, this.#caller());
  }

  async createInvoiceDraft(invoice: NewDineroInvoice): Promise<{ id: string; timestamp: string }> {
    return createDraft(invoice, this.#settings?.salesAccount, this.#caller());
  }

  /** Finds an invoice by the reference of its creation, such as after a creation whose answer was lost. */
  async invoiceByReference(externalReference: string): Promise<{ id: string; status: string } | undefined> {
    return findInvoiceByReference(externalReference, this.#caller());
  }

  #caller(): Call {
    if (!this.#api) throw notConfigured();
    return this.#api.caller(this.#timeLimitMs);
  }
}

function createApi(settings: DineroSettings, options: ClientOptions): ApiClient {
  const http = new HttpClient({ provider: 'Dinero', ...options });
  const token = new AccessToken(settings, http);
  return new ApiClient(http, {
    baseUrl: `${settings.apiUrl ?? API_URL}/v1/${encodeURIComponent(settings.organisationId)}`,
    authorize: async () => `Bearer ${await token.get()}`,
    forget: (authorization) => token.forget(authorization.replace('Bearer ', '')),
    errorOf: DineroError.ofAnswer,
    userError,
  });
}
