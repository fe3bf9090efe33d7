import type { Room } from '../../../platform/room.ts';
import { Invoice } from './Invoice.ts';
import { InvoiceLine } from './InvoiceLine.ts';
import { LedgerEntry } from './LedgerEntry.ts';

/** What companies owe, and the documents that ask them for it. Invoices are made, and paid, by the rooms above. */
export const ledgerRoom: Room = { name: 'ledger', entities: [LedgerEntry, Invoice, InvoiceLine] };
