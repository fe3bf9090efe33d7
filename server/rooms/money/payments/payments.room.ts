import type { Room } from '../../../platform/room.ts';
import { countInTable } from '../../companies/departments/department.reads.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { ledgerEntryNodeLoader, ledgerEntryLoader } from './ledger.reads.ts';
import { CustomerLedgerResolver, DepartmentLedgerResolver, LedgerEntryResolver } from './ledger.resolver.ts';
import { PaymentLinkResolver } from './paymentLink.resolver.ts';
import { PaymentMethodResolver } from './paymentMethod.resolver.ts';
import { retryPayments, settlePayments } from './payments.jobs.ts';
import { handleStripe } from './stripeWebhook.ts';

export const paymentsRoom: Room = {
  name: 'payments',
  queues: {
    payments: {
      rows: `ledger_entry where status = 'PENDING' and method = 'CREDIT_CARD'`,
      created: 'created_at',
      due: 'next_check_at',
    },
    retries: {
      rows: `ledger_entry where status = 'FAILED' and next_retry_at <= now()`,
      created: 'next_retry_at',
    },
  },
  resolvers: [
    DepartmentLedgerResolver,
    CustomerLedgerResolver,
    LedgerEntryResolver,
    PaymentLinkResolver,
    PaymentMethodResolver,
  ],
  nodes: [{ type: LedgerEntry, loader: ledgerEntryNodeLoader, rows: ledgerEntryLoader }],
  countDepartmentHistory: countInTable('ledgerEntries', 'ledger_entry'),
  jobs: {
    'payments.settle': { handler: settlePayments, schedule: '* * * * *' },
    'payments.retry': { handler: retryPayments, schedule: '*/5 * * * *' },
  },
  webhooks: { stripe: handleStripe },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'payments.settle': typeof settlePayments;
    'payments.retry': typeof retryPayments;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'ledger.changed': true;
  }
}
