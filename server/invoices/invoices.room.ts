import type { Room } from '../room.ts';
import { issueInvoicesJob } from './invoice.jobs.ts';
import { invoiceById } from './invoice.reads.ts';
import { Invoice } from './Invoice.ts';
import { InvoiceLine } from './InvoiceLine.ts';
import { InvoiceSeries } from './InvoiceSeries.ts';

export const invoicesRoom: Room = {
  name: 'invoices',
  entities: [Invoice, InvoiceLine, InvoiceSeries],
  nodes: [{ type: Invoice, fetch: invoiceById }],
  jobs: {
    'invoices.issue': { handler: issueInvoicesJob, schedule: '* * * * *' },
  },
};

declare module '../jobs/JobQueue.ts' {
  interface JobHandlers {
    'invoices.issue': typeof issueInvoicesJob;
  }
}
