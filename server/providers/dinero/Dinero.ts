import { unlessGone } from '../ProviderFailure.ts';
import type { DineroSettings } from './AccessToken.ts';
import { contactAnswer, contactsFound, contactsOn, contactWith, makeContact } from './contacts.ts';
import type { DineroContact, DineroContacts, DineroPage, NewDineroContact } from './contacts.ts';
import { notConfigured } from './DineroFailure.ts';
import { DineroHttp, type Ask, type DineroOptions } from './DineroHttp.ts';
import { invoiceWith, makeDraft, type NewDineroInvoice } from './invoices.ts';

export type { DineroSettings } from './AccessToken.ts';
export type { DineroContact, DineroContacts, NewDineroContact } from './contacts.ts';
export type { DineroOptions } from './DineroHttp.ts';
export type { DineroInvoiceLine, NewDineroInvoice } from './invoices.ts';

/** Contacts and drafts of invoices in the accounts. Without settings every method says that Dinero isn't set up. */
export class DineroClient {
  readonly #settings: DineroSettings | undefined;
  readonly #http: DineroHttp | undefined;
  readonly #patience: number;

  constructor(
    settings: DineroSettings | undefined,
    options: DineroOptions = {},
    http = settings && new DineroHttp(settings, options),
    patience = Infinity,
  ) {
    this.#settings = settings;
    this.#http = http;
    this.#patience = patience;
  }

  /** The same client for somebody who waits: it gives up after so many milliseconds, where a job has all the time that Dinero wants. */
  within(patience: number): DineroClient {
    return new DineroClient(this.#settings, {}, this.#http, patience);
  }

  get isConfigured(): boolean {
    return this.#http !== undefined;
  }

  /** Names and e-mail addresses that have the text in them, and CVR numbers however they are written. */
  async contacts({ search, ...page }: DineroPage & { search?: string | null | undefined }): Promise<DineroContacts> {
    return search?.trim() ? contactsFound(search, page, this.#asker()) : contactsOn(page, this.#asker());
  }

  /** Undefined where it is gone. */
  async contact(contactId: string): Promise<DineroContact | undefined> {
    return unlessGone(this.#asker()({ method: 'GET', path: ['contacts', contactId] }, contactAnswer));
  }

  /** For whoever made one and lost the answer; so it is with invoices. */
  async contactByReference(externalReference: string): Promise<DineroContact | undefined> {
    return contactWith(externalReference, this.#asker());
  }

  async createContact(contact: NewDineroContact): Promise<DineroContact> {
    return makeContact(contact, this.#asker());
  }

  async createInvoiceDraft(invoice: NewDineroInvoice): Promise<{ id: string; timestamp: string }> {
    return makeDraft(invoice, this.#settings?.salesAccount, this.#asker());
  }

  async invoiceByReference(externalReference: string): Promise<{ id: string; status: string } | undefined> {
    return invoiceWith(externalReference, this.#asker());
  }

  #asker(): Ask {
    if (!this.#http) throw notConfigured();
    return this.#http.asker(this.#patience);
  }
}
