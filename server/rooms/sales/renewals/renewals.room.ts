import type { Room } from '../../../platform/room.ts';
import { AgreementDecisionResolver } from './agreementDecision.resolver.ts';
import { notifyRegulationsJob } from './notifyRegulations.ts';
import { runNightlyJob } from './renewal.jobs.ts';
import { AdminRenewalsResolver, RenewalResolver } from './renewal.resolver.ts';
import { RenewalDecisionResolver, UpcomingDecisionResolver } from './renewalDecision.resolver.ts';
import { RenewalDecision } from './RenewalDecision.ts';
import { RenewalPlan } from './RenewalPlan.ts';
import { renewalAssign } from './renewals.bulk.ts';

export const renewalsRoom: Room = {
  name: 'renewals',
  entities: [RenewalPlan, RenewalDecision],
  bulkActions: { RENEWAL_ASSIGN: renewalAssign },
  resolvers: [
    RenewalResolver,
    AdminRenewalsResolver,
    RenewalDecisionResolver,
    UpcomingDecisionResolver,
    AgreementDecisionResolver,
  ],
  jobs: {
    'night.run': { handler: runNightlyJob, schedule: '7 2 * * *' },
    'regulations.notify': { handler: notifyRegulationsJob, schedule: '40 8 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'night.run': typeof runNightlyJob;
    'regulations.notify': typeof notifyRegulationsJob;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'renewal.changed': true;
  }
}
