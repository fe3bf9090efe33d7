import type { Api } from './api.ts';
import { DineroApiError, duplicate, invalid, outdated, unknownDocument } from './DineroApiError.ts';
import type { DineroFile } from './DineroFile.ts';
import { documentFile } from './documentFile.ts';
import { pageOf } from './lists.ts';
import { newDocument } from './newDocument.ts';
import { paymentsOf } from './payments.ts';
import { BOOK, CREDIT_NOTE, INVOICE, LINE, PAYMENT, validate } from './requirements.ts';
import type { Invoice, InvoiceLine } from './state.ts';

/** Lists have fewer fields than a document: the version `TimeStamp` is not among them. */
const LISTED = {
  defaults: 'Guid,ContactName,Date,Description',
  known: [
    'Number',
    'Guid',
    'ExternalReference',
    'ContactName',
    'ContactGuid',
    'Date',
    'PaymentDate',
    'Description',
    'Currency',
    'Status',
    'MailOutStatus',
    'LatestMailOutType',
    'TotalExclVatInDkk',
    'TotalInclVatInDkk',
    'TotalExclVat',
    'TotalInclVat',
    'CreatedAt',
    'UpdatedAt',
    'DeletedAt',
  ],
};

export function documentCalls(api: Api, file: DineroFile): void {
  const { state } = file;

  callsOf('/invoices', state.invoices, INVOICE);
  callsOf('/sales/creditnotes', state.creditNotes, CREDIT_NOTE);

  api('GET', '/invoices', ({ query }) => pageOf(state.invoices.toReversed(), query, LISTED));
  api('GET', '/sales/creditnotes', ({ query }) => pageOf(state.creditNotes.toReversed(), query, LISTED));
  api('GET', '/sales/creditnotes/:id/pdf', ({ id }) => documentFile(booked(state.creditNotes, id)));
  api('GET', '/invoices/:id/payments', ({ id }) => paymentsOf(state, booked(state.invoices, id)), { version: 'v2' });
  api(
    'POST',
    '/invoices/:id/payments',
    ({ id, body }) => {
      const invoice = booked(state.invoices, id);
      const { Timestamp, Amount, PaymentDate, ExternalReference } = validate(body, PAYMENT);
      if (Timestamp !== invoice.TimeStamp) throw outdated();
      file.pay(invoice, Number(Amount), String(PaymentDate), (ExternalReference as string | undefined) ?? null);
      return { Guid: invoice.Guid, TimeStamp: invoice.TimeStamp };
    },
    { status: 200 },
  );

  function callsOf(path: '/invoices' | '/sales/creditnotes', documents: Invoice[], requirements: typeof INVOICE): void {
    api('GET', `${path}/:id`, ({ id, wantsFile }) =>
      wantsFile ? documentFile(booked(documents, id)) : found(documents, id),
    );
    api('POST', path, ({ body }) => {
      const fields = validate(body, requirements);
      assertConditions(fields);
      const lines = (fields['ProductLines'] as unknown[]).map((line, index) =>
        validate(line, LINE, `ProductLines[${index}].`),
      ) as unknown as InvoiceLine[];
      const contact = state.contacts.find(
        ({ ContactGuid, DeletedAt }) => ContactGuid === fields['ContactGuid'] && DeletedAt === null,
      );
      if (!contact) throw invalid({ ContactGuid: 'Kontakten findes ikke.' });
      if (documents.some(({ Guid }) => Guid === fields['Guid'])) throw duplicate();
      if (path !== '/invoices') booked(state.invoices, String(fields['CreditNoteFor']));
      const document = newDocument(fields, lines, contact, file.newTimeStamp());
      documents.push(document);
      return { Guid: document.Guid, TimeStamp: document.TimeStamp };
    });
    api(
      'POST',
      `${path}/:id/book`,
      ({ id, body }) => {
        const { Timestamp } = validate(body, BOOK);
        const document = found(documents, id);
        if (document.DeletedAt !== null) throw unknownDocument();
        if (document.Status === 'Booked') throw invalid({ Status: 'Bilaget er allerede bogført.' });
        if (Timestamp !== document.TimeStamp) throw outdated();
        return file.book(document);
      },
      { status: 200 },
    );
  }
}

function found(documents: Invoice[], id: string): Invoice {
  const document = documents.find(({ Guid }) => Guid === id);
  if (!document) throw unknownDocument();
  return document;
}

function booked(documents: Invoice[], id: string): Invoice {
  const document = found(documents, id);
  if (document.Status !== 'Booked') throw new DineroApiError(400, 42, 'The document is not booked');
  return document;
}

function assertConditions({ PaymentConditionType: type, PaymentConditionNumberOfDays: days }: Record<string, unknown>) {
  if ((type === 'NettoCash' || type === 'Paid') && days !== undefined)
    throw invalid({ PaymentConditionNumberOfDays: `PaymentConditionNumberOfDays skal være tom ved ${String(type)}.` });
}
