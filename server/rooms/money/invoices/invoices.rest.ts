import { type AnswerShape, found, inKroner, itself, list } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields } from '../../../platform/rest/values.ts';

const invoiceFields = `id kind numberText issuedOn dueOn status method net vat gross open
  department { id name } credits { id numberText }`;

const amounts: AnswerShape = { net: inKroner('net'), vat: inKroner('vat'), gross: inKroner('gross') };
const invoiceShape: AnswerShape = { '...': itself, ...amounts, open: inKroner('open') };

/** Invoices and credit notes of the caller's company, and links to their PDFs. Amounts are in kroner. */
export const invoicesRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/invoices',
    document: `query RestInvoices($first: Int!, $after: String) {
      viewer {
        customer { invoices(first: $first, after: $after) { ${pageFields} edges { node { ${invoiceFields} } } } }
      }
    }`,
    answer: invoiceShape,
    connection: 'viewer.customer?.invoices',
  },
  {
    method: 'GET',
    path: '/api/invoices/:id',
    document: `query RestInvoice($id: ID!) {
      node(id: $id) {
        ... on Invoice {
          ${invoiceFields} documentUrl
          lines { position description quantity unit unitPrice suppliedOn periodFrom periodTo net vat gross }
        }
      }
    }`,
    answer: found('node', {
      '...': invoiceShape,
      lines: list('lines', { '...': itself, ...amounts, unitPrice: inKroner('unitPrice') }),
    }),
  },
  {
    method: 'GET',
    path: '/api/account-statement',
    document: `query RestAccountStatement($from: Date!, $to: Date!) {
      viewer { customer { statementUrl(from: $from, to: $to) } }
    }`,
    answer: { statementUrl: 'viewer.customer?.statementUrl' },
  },
];
