import { ApiClient, type Call } from '../http/ApiClient.ts';
import { HttpClient, type ClientOptions } from '../http/HttpClient.ts';
import { undefinedIfNotFound } from '../ProviderError.ts';
import { AccessToken, type DineroSettings } from './AccessToken.ts';
import { contactAnswer, searchContacts, contactPage, findContactByReference, createContact } from './contacts.ts';
import type { DineroContact, DineroContacts, DineroPage, NewDineroContact } from './contacts.ts';
import { DineroError, notConfigured, userError } from './DineroError.ts';
import {
  addPayment,
  bookDocument,
  changedDocuments,
  createDocument,
  documentPdf,
  findDocument,
  invoicePayments,
  type DineroChanges,
  type DineroDocument,
  type DineroDocumentKind,
  type DineroPayments,
  type NewDineroDocument,
  type NewDineroPayment,
} from './documents.ts';
import { findInvoiceByReference, createDraft, type NewDineroInvoice } from './invoices.ts';

export type { DineroSettings } from './AccessToken.ts';
export type { DineroContact, DineroContacts, NewDineroContact } from './contacts.ts';
export type { DineroDocument, DineroDocumentKind, DineroDocumentLine, DineroPayments } from './documents.ts';
export type { DineroInvoiceLine, NewDineroInvoice } from './invoices.ts';

const API_URL = 'https://api.dinero.dk';

/**
 * Reads and creates contacts, invoice drafts, and booked invoices and credit notes. Without settings, every method
 * throws NOT_CONFIGURED; when Dinero fails, PROVIDER_UNAVAILABLE; and for input that Dinero refuses, BAD_USER_INPUT
 * with Dinero's reasons.
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

  /** The account to which card payments come; undefined when they are recorded at Dinero by hand. */
  get cardAccount(): number | undefined {
    return this.#settings?.cardAccount;
  }

  /** The account to which other payments come; undefined when they are recorded at Dinero by hand. */
  get bankAccount(): number | undefined {
    return this.#settings?.bankAccount;
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

  /** An invoice or a credit note; undefined if Dinero has none with this id. A deleted one may still be returned. */
  async document(kind: DineroDocumentKind, documentId: string): Promise<DineroDocument | undefined> {
    return findDocument(kind, documentId, this.#caller());
  }

  async createDocument(kind: DineroDocumentKind, document: NewDineroDocument): Promise<void> {
    return createDocument(kind, document, this.#settings ?? {}, this.#caller());
  }

  async bookDocument(kind: DineroDocumentKind, document: DineroDocument): Promise<DineroDocument> {
    return bookDocument(kind, document, this.#caller());
  }

  async documentPdf(kind: DineroDocumentKind, documentId: string): Promise<Buffer> {
    return documentPdf(kind, documentId, this.#caller());
  }

  async changedDocuments(
    kind: DineroDocumentKind,
    changes: { since: Date; page: number; isDeleted: boolean },
  ): Promise<DineroChanges> {
    return changedDocuments(kind, changes, this.#caller());
  }

  async invoicePayments(invoiceId: string): Promise<DineroPayments> {
    const call = this.#caller();
    return invoicePayments(invoiceId, addressOf(this.#settings!, 'v2'), call);
  }

  async addPayment(invoice: DineroDocument, payment: NewDineroPayment): Promise<void> {
    return addPayment(invoice, payment, this.#caller());
  }

  #caller(): Call {
    if (!this.#api) throw notConfigured();
    return this.#api.caller(this.#timeLimitMs);
  }
}

const addressOf = ({ apiUrl = API_URL, organisationId }: DineroSettings, version: 'v1' | 'v2'): string =>
  `${apiUrl}/${version}/${encodeURIComponent(organisationId)}`;

function createApi(settings: DineroSettings, options: ClientOptions): ApiClient {
  const http = new HttpClient({ provider: 'Dinero', ...options });
  const token = new AccessToken(settings, http);
  return new ApiClient(http, {
    baseUrl: addressOf(settings, 'v1'),
    authorize: async () => `Bearer ${await token.get()}`,
    forget: (authorization) => token.forget(authorization.replace('Bearer ', '')),
    errorOf: DineroError.ofAnswer,
    userError,
  });
}
