import { randomUUID } from 'node:crypto';
import type { Contact } from './newContact.ts';
import type { Invoice, InvoiceLine } from './state.ts';

/** An account of the stand-in without VAT, as organisations of Dinero have for fees. */
export const FEE_ACCOUNT = 1_310;

/** A draft with Dinero's default values. Its VAT is computed of the sum, not of each line. */
export function newDocument(fields: object, lines: InvoiceLine[], contact: Contact, timeStamp: string): Invoice {
  const now = new Date().toISOString();
  const document = {
    Guid: randomUUID(),
    Description: 'Faktura',
    Comment: null,
    Date: now.slice(0, 10),
    Currency: 'DKK',
    Language: 'da-DK',
    ExternalReference: null,
    ShowLinesInclVat: false,
    PaymentConditionType: 'Netto',
    PaymentConditionNumberOfDays: contact.PaymentConditionNumberOfDays,
    FikCode: null,
    CreditNoteFor: null,
    ...fields,
  };
  return {
    ...document,
    TimeStamp: timeStamp,
    Number: null,
    Status: 'Draft',
    PaymentStatus: 'Draft',
    ContactGuid: contact.ContactGuid,
    ContactName: contact.Name,
    CreatedAt: now,
    UpdatedAt: now,
    DeletedAt: null,
    ProductLines: lines.map((line) => ({ ...emptyLine, ...line })),
    ...totalsOf(lines, document.ShowLinesInclVat),
  };
}

function totalsOf(
  lines: readonly InvoiceLine[],
  includesVat: boolean,
): Pick<Invoice, 'TotalExclVat' | 'TotalVat' | 'TotalInclVat'> {
  const sumOf = (some: readonly InvoiceLine[]) =>
    rounded(
      some.reduce((sum, line) => sum + rounded(line.BaseAmountValue * line.Quantity * (1 - line.Discount / 100)), 0),
    );
  const withVat = sumOf(lines.filter(({ AccountNumber }) => AccountNumber !== FEE_ACCOUNT));
  const withoutVat = sumOf(lines.filter(({ AccountNumber }) => AccountNumber === FEE_ACCOUNT));
  const vat = rounded(includesVat ? withVat / 5 : withVat / 4);
  const gross = rounded(withoutVat + withVat + (includesVat ? 0 : vat));
  return { TotalExclVat: rounded(gross - vat), TotalVat: vat, TotalInclVat: gross };
}

const emptyLine = { Description: null, Comments: null, Unit: null };
const rounded = (kroner: number) => Math.round(kroner * 100) / 100;
