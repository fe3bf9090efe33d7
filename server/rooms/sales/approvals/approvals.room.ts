import type { Room } from '../../../platform/room.ts';
import { acceptanceOf, NO_ACCEPTANCE } from '../terms/acceptanceOf.ts';
import { expireApprovals } from './approval.jobs.ts';
import { approvalNodeLoader } from './approval.reads.ts';
import { CustomerApprovalsResolver, PurchaseApprovalResolver } from './approval.resolver.ts';
import { followPayment } from './approvalOutcome.ts';
import { PurchaseApproval } from './PurchaseApproval.ts';
import { PurchaseCommitment } from './PurchaseCommitment.ts';

export const approvalsRoom: Room = {
  name: 'approvals',
  whenCardPaymentSucceeds: (write, { subjectId }, { config }) =>
    followPayment(write, config, { subjectId, isPaid: true, message: null }),
  whenCardPaymentFails: (write, { subjectId, failureMessage }, { config }) =>
    followPayment(write, config, { subjectId, isPaid: false, message: failureMessage }),
  entities: [PurchaseApproval, PurchaseCommitment],
  resolvers: [
    PurchaseApprovalResolver,
    CustomerApprovalsResolver,
    acceptanceOf(PurchaseApproval, `The terms that the buyer accepted. ${NO_ACCEPTANCE}`),
  ],
  nodes: [{ type: PurchaseApproval, loader: approvalNodeLoader }],
  jobs: {
    'approvals.expire': { handler: expireApprovals, schedule: '*/10 * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'approvals.expire': typeof expireApprovals;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'purchase-approval.changed': true;
  }
}
