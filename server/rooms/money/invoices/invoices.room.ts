import type { Room } from '../../../platform/room.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { companyIssueInvoices } from './companyInvoices.bulk.ts';
import { InvoiceDocumentResolver } from './document.resolver.ts';
import { attachInvoice } from './documentFile.ts';
import { FiguresResolver } from './figures.resolver.ts';
import { issueInvoicesJob, settleInvoiceCharges } from './invoice.jobs.ts';
import { invoiceNodeLoader, invoiceLoader } from './invoice.reads.ts';
import {
  AdminInvoicesResolver,
  CustomerInvoicesResolver,
  InvoicePaymentResolver,
  InvoiceResolver,
} from './invoice.resolver.ts';
import { InvoiceCharge } from './InvoiceCharge.ts';
import { InvoiceMailResolver } from './invoiceMail.resolver.ts';
import { InvoicePayment } from './InvoicePayment.ts';
import { invoiceMarkPaid, invoiceSend } from './invoices.bulk.ts';
import { invoicesRoutes } from './invoices.rest.ts';
import { InvoiceSeries } from './InvoiceSeries.ts';
import { InvoicingResolver } from './invoicing.resolver.ts';
import { serveBookkeeping } from './serveBookkeeping.ts';
import { serveDocument } from './serveDocument.ts';
import { serveStatement } from './serveStatement.ts';

export const invoicesRoom: Room = {
  name: 'invoices',
  rest: {
    name: 'Fakturaer',
    description: 'Invoices and credit notes of the company, and links to their PDFs. Amounts are in kroner.',
    routes: invoicesRoutes,
  },
  entities: [InvoicePayment, InvoiceCharge, InvoiceSeries],
  queues: {
    invoiceCharges: {
      rows: `invoice_charge where status = 'PENDING'`,
      created: 'created_at',
      due: 'next_check_at',
    },
  },
  bulkActions: {
    INVOICE_MARK_PAID: invoiceMarkPaid,
    INVOICE_SEND: invoiceSend,
    COMPANY_ISSUE_INVOICES: companyIssueInvoices,
  },
  resolvers: [
    InvoicingResolver,
    InvoiceResolver,
    InvoiceDocumentResolver,
    InvoiceMailResolver,
    InvoicePaymentResolver,
    CustomerInvoicesResolver,
    AdminInvoicesResolver,
    FiguresResolver,
  ],
  attachments: { INVOICE: attachInvoice },
  serve: (app, services) => {
    serveDocument(app, services);
    serveBookkeeping(app, services);
    serveStatement(app, services);
  },
  nodes: [{ type: Invoice, loader: invoiceNodeLoader, rows: invoiceLoader }],
  jobs: {
    'invoices.issue': { handler: issueInvoicesJob, schedule: '* * * * *' },
    'invoices.settle': { handler: settleInvoiceCharges, schedule: '* * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'invoices.issue': typeof issueInvoicesJob;
    'invoices.settle': typeof settleInvoiceCharges;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'invoice.changed': true;
  }
}

declare module '../../../platform/services.ts' {
  interface AttachmentKinds {
    INVOICE: true;
  }
}
