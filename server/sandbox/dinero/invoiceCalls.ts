import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { invalid } from './DineroApiError.ts';
import { pageOf } from './lists.ts';
import type { Contact } from './newContact.ts';
import { validate, INVOICE, LINE } from './requirements.ts';
import type { DineroFile, Invoice, InvoiceLine } from './state.ts';

export function invoiceCalls(api: Api, file: DineroFile): void {
  const { state } = file;

  api('GET', '/invoices', ({ query }) =>
    pageOf(
      state.invoices.filter(({ DeletedAt }) => DeletedAt === null).toReversed(),
      query,
      'Guid,ContactName,Date,Description',
    ),
  );
  api('POST', '/invoices', ({ body }) => {
    const fields = validate(body, INVOICE);
    const lines = (fields['ProductLines'] as unknown[]).map((line, index) =>
      validate(line, LINE, `ProductLines[${index}].`),
    ) as unknown as InvoiceLine[];
    const contact = state.contacts.find(
      ({ ContactGuid, DeletedAt }) => ContactGuid === fields['ContactGuid'] && DeletedAt === null,
    );
    if (!contact) throw invalid({ ContactGuid: 'Kontakten findes ikke.' });
    const invoice = newInvoice(fields, lines, contact, file.newTimeStamp());
    if (state.invoices.some(({ Guid }) => Guid === invoice.Guid)) throw invalid({ Guid: 'Guid er i brug.' });
    state.invoices.push(invoice);
    return { Guid: invoice.Guid, TimeStamp: invoice.TimeStamp };
  });
}

function newInvoice(fields: object, lines: InvoiceLine[], contact: Contact, timeStamp: string): Invoice {
  const now = new Date().toISOString();
  const net = rounded(
    lines.reduce((sum, line) => sum + rounded(line.BaseAmountValue * line.Quantity * (1 - line.Discount / 100)), 0),
  );
  const vat = rounded(net / 4);
  return {
    Guid: randomUUID(),
    Description: 'Faktura',
    Comment: null,
    Date: now.slice(0, 10),
    Currency: 'DKK',
    Language: 'da-DK',
    ExternalReference: null,
    ShowLinesInclVat: false,
    ...fields,
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
    TotalExclVat: net,
    TotalVat: vat,
    TotalInclVat: rounded(net + vat),
  };
}

const emptyLine = { Description: null, Unit: null };
const rounded = (kroner: number) => Math.round(kroner * 100) / 100;
