import { randomUUID } from 'node:crypto';
import type { DineroSettings } from '../../server/providers/dinero/Dinero.ts';
import { exposeControls } from '../controls.ts';
import { Faults } from '../Faults.ts';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';
import { createApi, type DineroCall, type DineroFault, type PlannedCall } from './api.ts';
import { contactCalls } from './contactCalls.ts';
import { DineroFile } from './DineroFile.ts';
import { documentCalls } from './documentCalls.ts';
import { newContact, type ContactInput } from './newContact.ts';
import { FEE_ACCOUNT, newDocument } from './newDocument.ts';
import { Quota, type Limit } from './Quota.ts';
import type { Invoice } from './state.ts';
import { Tokens } from './Tokens.ts';

const CREDENTIALS = {
  clientId: 'isv_sandbox',
  clientSecret: 'sandbox-secret',
  apiKey: 'sandbox0key0of0the0organisation',
};
const ORGANISATION = '526134';
/** Dinero's standard account of card payments. */
const CARD_ACCOUNT = 55_010;
/** Dinero's standard account of the bank. */
const BANK_ACCOUNT = 55_000;
const EMPTY_LINE = {
  Comments: null,
  Quantity: 1,
  AccountNumber: 1_000,
  Discount: 0,
  Description: 'Kreditering',
  Unit: 'parts',
};

/** A stand-in of Dinero, with controls for tests and the demo. */
export interface DineroStandIn extends StandIn {
  /** Settings for a Dinero client, when the sandbox serves this stand-in at `url`. */
  settingsAt(url: string): DineroSettings;
  /** Returns the id of the new contact. */
  addContact(contact: Omit<ContactInput, 'ContactGuid'>): string;
  /** Deletes a contact, as a user of Dinero does: lists no longer contain it. */
  removeContact(contactId: string): void;
  /** Books an invoice, as a user of Dinero does. */
  bookInvoice(invoiceId: string): void;
  /** Records a payment of an invoice in kroner, as a user of Dinero does. */
  payInvoice(invoiceId: string, amount: number, day: string): void;
  /** Deletes the latest payment of an invoice, as a user of Dinero does. */
  undoPayment(invoiceId: string): void;
  /**
   * Credits an invoice by an amount in kroner without VAT, as a user of Dinero does. Returns the id of the booked
   * credit note.
   */
  creditInvoice(invoiceId: string, amount: number): string;
  /** Deletes a draft of an invoice, as a user of Dinero does. */
  deleteInvoice(invoiceId: string): void;
  /** All invoices, oldest first, with Dinero's field names. */
  invoices(): Invoice[];
  /** All credit notes, oldest first, with Dinero's field names. */
  creditNotes(): Invoice[];
  /** Returns how many times a call was made. */
  requestCount(call: DineroCall): number;
  failNext(call: PlannedCall, fault: DineroFault): void;
  clearFaults(call: DineroCall): void;
  /**
   * Refuses every request as beyond the rate limit for this long. With `sendsRetryAfter`, answers state the remaining
   * time.
   */
  limitFor(seconds: number, options?: { sendsRetryAfter?: boolean }): void;
  /** Expires all tokens, so that clients must sign in again. */
  expireTokens(): void;
}

interface Options {
  folder?: string | undefined;
  /** Without a limit, requests are only refused after `limitFor`. */
  limit?: Limit | undefined;
  tokenSeconds?: number | undefined;
}

/** Keeps its state in a file if it has a folder, or else in memory. */
export function dineroStandIn({ folder, limit, tokenSeconds = 3_600 }: Options = {}): DineroStandIn {
  const file = new DineroFile(folder);
  const { state } = file;
  const faults = new Faults<DineroFault>();
  const quota = new Quota(limit);
  const tokens = new Tokens(CREDENTIALS, tokenSeconds);
  const log = new RequestLog();
  const invoiceOf = (invoiceId: string) => state.invoices.find(({ Guid }) => Guid === invoiceId)!;
  return {
    name: 'dinero',
    log,
    mount(app) {
      const api = createApi(app, { file, faults, quota, tokens, organisationId: ORGANISATION });
      contactCalls(api, state);
      documentCalls(api, file);
      exposeControls(app, { ...this });
    },
    settingsAt: (url) => ({
      ...CREDENTIALS,
      organisationId: ORGANISATION,
      feeAccount: FEE_ACCOUNT,
      cardAccount: CARD_ACCOUNT,
      bankAccount: BANK_ACCOUNT,
      apiUrl: url,
      authUrl: url,
    }),
    addContact(details) {
      const contact = newContact({ ContactGuid: randomUUID(), ...details });
      state.contacts.push(contact);
      file.save();
      return contact.ContactGuid;
    },
    removeContact(contactId) {
      state.contacts.find(({ ContactGuid }) => ContactGuid === contactId)!.DeletedAt = new Date().toISOString();
      file.save();
    },
    bookInvoice(invoiceId) {
      file.book(invoiceOf(invoiceId));
      file.save();
    },
    payInvoice(invoiceId, amount, day) {
      file.pay(invoiceOf(invoiceId), amount, day);
      file.save();
    },
    undoPayment(invoiceId) {
      file.undoPayment(invoiceOf(invoiceId));
      file.save();
    },
    creditInvoice(invoiceId, amount) {
      const { ContactGuid } = invoiceOf(invoiceId);
      const contact = state.contacts.find((each) => each.ContactGuid === ContactGuid)!;
      const line = { ...EMPTY_LINE, BaseAmountValue: amount };
      const note = newDocument({ CreditNoteFor: invoiceId }, [line], contact, file.newTimeStamp());
      state.creditNotes.push(note);
      file.book(note);
      file.save();
      return note.Guid;
    },
    deleteInvoice(invoiceId) {
      const invoice = invoiceOf(invoiceId);
      invoice.DeletedAt = new Date().toISOString();
      file.touch(invoice);
      file.save();
    },
    invoices: () => structuredClone(state.invoices),
    creditNotes: () => structuredClone(state.creditNotes),
    requestCount: (call) => log.count(call),
    failNext: (call, fault) => faults.failNext(call, fault),
    clearFaults: (call) => faults.clear(call),
    limitFor: (seconds, { sendsRetryAfter = false } = {}) => quota.limitFor(seconds, sendsRetryAfter),
    expireTokens: () => tokens.expireAll(),
  };
}
