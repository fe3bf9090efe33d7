import { StateFile } from '../StateFile.ts';
import type { Contact } from './newContact.ts';
import { startingContacts } from './startingContacts.ts';

/** A line of an invoice with Dinero's field names. */
export interface InvoiceLine {
  BaseAmountValue: number;
  Quantity: number;
  AccountNumber: number;
  Discount: number;
  Description: string | null;
  Unit: string | null;
}

export interface Invoice {
  Guid: string;
  TimeStamp: string;
  Number: number | null;
  Status: 'Draft' | 'Booked';
  PaymentStatus: 'Draft' | 'Booked';
  ContactGuid: string;
  ContactName: string;
  CreatedAt: string;
  UpdatedAt: string;
  DeletedAt: string | null;
  ShowLinesInclVat: boolean;
  TotalExclVat: number;
  TotalVat: number;
  TotalInclVat: number;
  Currency: string;
  Language: string;
  ExternalReference: string | null;
  Description: string;
  Comment: string | null;
  Date: string;
  ProductLines: InvoiceLine[];
}

export interface DineroState {
  /** Oldest first, deleted contacts included. */
  contacts: Contact[];
  /** Oldest first. */
  invoices: Invoice[];
  lastTimeStamp: number;
}

export class DineroFile extends StateFile<DineroState> {
  constructor(folder: string | undefined) {
    super(folder, 'dinero', () => ({ contacts: startingContacts(), invoices: [], lastTimeStamp: 0x1a2b }));
  }

  /** Returns a new value for `TimeStamp`, which identifies a version of an invoice. */
  newTimeStamp(): string {
    this.state.lastTimeStamp += 1;
    return this.state.lastTimeStamp.toString(16).toUpperCase().padStart(16, '0');
  }
}
