import { randomUUID } from 'node:crypto';
import type { DineroSettings } from '../../providers/dinero/Dinero.ts';
import { exposeControls } from '../controls.ts';
import { Faults } from '../Faults.ts';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';
import { createApi, type DineroCall, type DineroFault } from './api.ts';
import { contactCalls } from './contactCalls.ts';
import { invoiceCalls } from './invoiceCalls.ts';
import { newContact, type ContactInput } from './newContact.ts';
import { Quota, type Limit } from './Quota.ts';
import { DineroFile, type Invoice } from './state.ts';
import { Tokens } from './Tokens.ts';

const CREDENTIALS = {
  clientId: 'isv_sandbox',
  clientSecret: 'sandbox-secret',
  apiKey: 'sandbox0key0of0the0organisation',
};
const ORGANISATION = '526134';

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
  /** All invoices, oldest first, with Dinero's field names. */
  invoices(): Invoice[];
  /** Returns how many times a call was made. */
  requestCount(call: DineroCall): number;
  failNext(call: DineroCall, fault: DineroFault): void;
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
  return {
    name: 'dinero',
    log,
    mount(app) {
      const api = createApi(app, { file, faults, quota, tokens, organisationId: ORGANISATION });
      contactCalls(api, state);
      invoiceCalls(api, file);
      exposeControls(app, { ...this });
    },
    settingsAt: (url) => ({ ...CREDENTIALS, organisationId: ORGANISATION, apiUrl: url, authUrl: url }),
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
      const number = 1 + Math.max(1_000, ...state.invoices.map((invoice) => invoice.Number ?? 0));
      const invoice = state.invoices.find(({ Guid }) => Guid === invoiceId)!;
      Object.assign(invoice, {
        Status: 'Booked',
        PaymentStatus: 'Booked',
        Number: number,
        TimeStamp: file.newTimeStamp(),
      });
      file.save();
    },
    invoices: () => structuredClone(state.invoices),
    requestCount: (call) => log.count(call),
    failNext: (call, fault) => faults.failNext(call, fault),
    clearFaults: (call) => faults.clear(call),
    limitFor: (seconds, { sendsRetryAfter = false } = {}) => quota.limitFor(seconds, sendsRetryAfter),
    expireTokens: () => tokens.expireAll(),
  };
}
