import type { Contact } from './newContact.ts';

/** A line of an invoice with Dinero's field names. */
export interface InvoiceLine {
  BaseAmountValue: number;
  Quantity: number;
  AccountNumber: number;
  Discount: number;
  Description: string | null;
  Unit: string | null;
  Comments: string | null;
}

export interface Payment {
  Amount: number;
  PaymentDate: string;
  ExternalReference: string | null;
  Description: string;
}

/** An invoice; also a credit note, which then names the invoice that it corrects. */
export interface Invoice {
  Guid: string;
  TimeStamp: string;
  Number: number | null;
  Status: 'Draft' | 'Booked';
  PaymentStatus: 'Draft' | 'Booked' | 'Paid' | 'OverPaid';
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
  PaymentConditionType: string;
  PaymentConditionNumberOfDays: number | null;
  FikCode: string | null;
  CreditNoteFor: string | null;
}

export interface DineroState {
  /** Oldest first, deleted contacts included. */
  contacts: Contact[];
  /** Oldest first. */
  invoices: Invoice[];
  /** Oldest first. */
  creditNotes: Invoice[];
  /** The payments of each invoice, by its id. */
  payments: Record<string, Payment[]>;
  lastTimeStamp: number;
}
