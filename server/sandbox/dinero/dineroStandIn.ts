import { randomUUID } from 'node:crypto';
import type { DineroSettings } from '../../providers/dinero/Dinero.ts';
import { letPull } from '../strings.ts';
import { Faults } from '../Faults.ts';
import type { StandIn } from '../sandbox.ts';
import { createApi, type DineroCall, type DineroFault } from './api.ts';
import { contactCalls } from './contactCalls.ts';
import { invoiceCalls } from './invoiceCalls.ts';
import { newContact, type ContactSketch } from './newContact.ts';
import { Quota, type Limit } from './Quota.ts';
import { DineroFile, type Invoice } from './state.ts';
import { Tokens } from './Tokens.ts';

const CREDENTIALS = {
  clientId: 'isv_sandbox',
  clientSecret: 'sandbox-secret',
  apiKey: 'sandbox0key0of0the0organisation',
};
const ORGANISATION = '526134';

/** A stand-in for Dinero, with the strings that a test, or the demo, may pull. */
export interface DineroStandIn extends StandIn {
  /** What a client of Dinero is configured with, where the sandbox mounted this one at `url`. */
  settingsAt(url: string): DineroSettings;
  /** Answers with its id. */
  addContact(contact: Omit<ContactSketch, 'ContactGuid'>): string;
  /** As somebody deletes it in Dinero: it is listed no more. */
  removeContact(contactId: string): void;
  /** As somebody books it in Dinero. */
  bookInvoice(invoiceId: string): void;
  /** Oldest first, in Dinero's names. */
  invoices(): Invoice[];
  /** How often a call was made. */
  asked(call: DineroCall): number;
  failNext(call: DineroCall, fault: DineroFault): void;
  mend(call: DineroCall): void;
  /** For so long every question is one too many; Dinero does not say how long, unless it is told to. */
  limitFor(seconds: number, options?: { isTold?: boolean }): void;
  /** Whoever has a token needs another one. */
  expireTokens(): void;
}

interface Options {
  folder?: string | undefined;
  /** Without one, nobody is limited until `limitFor`. */
  limit?: Limit | undefined;
  tokenSeconds?: number | undefined;
}

/** Keeps its state in a file where it is given a folder, else in memory. */
export function dineroStandIn({ folder, limit, tokenSeconds = 3_600 }: Options = {}): DineroStandIn {
  const file = new DineroFile(folder);
  const { state } = file;
  const faults = new Faults<DineroFault>();
  const quota = new Quota(limit);
  const tokens = new Tokens(CREDENTIALS, tokenSeconds);
  const asked = new Map<string, number>();
  return {
    name: 'dinero',
    mount(app) {
      const api = createApi(app, { file, faults, quota, tokens, organisationId: ORGANISATION, asked });
      contactCalls(api, state);
      invoiceCalls(api, file);
      letPull(app, { ...this });
    },
    settingsAt: (url) => ({ ...CREDENTIALS, organisationId: ORGANISATION, apiUrl: url, authUrl: url }),
    addContact(sketch) {
      const contact = newContact({ ContactGuid: randomUUID(), ...sketch });
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
    asked: (call) => asked.get(call) ?? 0,
    failNext: (call, fault) => faults.failNext(call, fault),
    mend: (call) => faults.mend(call),
    limitFor: (seconds, { isTold = false } = {}) => quota.closeFor(seconds, isTold),
    expireTokens: () => tokens.expireAll(),
  };
}
