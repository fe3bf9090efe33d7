import type { Room } from '../room.ts';
import { issueInvoicesJob } from './invoice.jobs.ts';
import { Invoice } from './Invoice.ts';
import { InvoiceLine } from './InvoiceLine.ts';
import { InvoiceSeries } from './InvoiceSeries.ts';
import { serveDocument } from './serveDocument.ts';

export const invoicesRoom: Room = {
  name: 'invoices',
  entities: [Invoice, InvoiceLine, InvoiceSeries],
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
