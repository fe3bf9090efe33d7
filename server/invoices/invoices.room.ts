import type { Room } from '../room.ts';
import { InvoiceDocumentResolver } from './document.resolver.ts';
import { attachInvoice } from './documentFile.ts';
import { issueInvoicesJob } from './invoice.jobs.ts';
import { Invoice } from './Invoice.ts';
import { InvoiceLine } from './InvoiceLine.ts';
import { InvoiceMailResolver } from './invoiceMail.resolver.ts';
import { InvoiceSeries } from './InvoiceSeries.ts';
import { serveDocument } from './serveDocument.ts';

export const invoicesRoom: Room = {
  name: 'invoices',
  entities: [Invoice, InvoiceLine, InvoiceSeries],
  resolvers: [InvoiceDocumentResolver, InvoiceMailResolver],
  attachments: { INVOICE: attachInvoice },
  serve: serveDocument,
  jobs: {
    'invoices.issue': { handler: issueInvoicesJob, schedule: '* * * * *' },
  },
};

declare module '../jobs/JobQueue.ts' {
  interface JobHandlers {
    'invoices.issue': typeof issueInvoicesJob;
  }
}

declare module '../services.ts' {
  interface AttachmentKinds {
    INVOICE: true;
  }
}
