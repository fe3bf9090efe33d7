import type { Room } from '../../../platform/room.ts';
import { Invoice } from './Invoice.ts';
import { InvoiceLine } from './InvoiceLine.ts';
import { LedgerEntry } from './LedgerEntry.ts';

/** The rows of what companies owe and of their invoices. The rooms `invoices` and `payments` create and settle them. */
export const ledgerRoom: Room = { name: 'ledger', entities: [LedgerEntry, Invoice, InvoiceLine] };
