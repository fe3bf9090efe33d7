import { pruneSessions, sendPasswordReset } from '../auth/auth.jobs.ts';
import { generateSummary } from '../dashboard/summary.jobs.ts';
import { checkShops, pruneOauthStates } from '../integrations/shopify/shopify.jobs.ts';
import { deliverWebhook, pruneWebhooks, sweepWebhooks } from '../integrations/webhooks/webhook.jobs.ts';
import { pruneCalls } from '../idempotency/call.jobs.ts';
import { pruneOutbox } from '../live/outbox.jobs.ts';
import { pruneMail, sendMail, sweepMail } from '../mail/mail.jobs.ts';
import { reseal } from '../secrets/secrets.jobs.ts';
import { settlePayments } from '../payments/payments.jobs.ts';
import { runNightlyJob } from '../renewals/renewal.jobs.ts';
import { billAgreementsJob } from '../serviceAgreements/billing.ts';
import { pruneIdempotencyRecords } from './pruneIdempotencyRecords.ts';
import { refreshDueCompanies, refreshCompanyJob, refreshChangedTask } from '../tasks/task.jobs.ts';
import type { JobDefinition } from './Jobs.ts';

/**
 * All jobs by their names in the queue. Only jobs of these names are run, so the old name of a renamed job stays in the
 * list for one release.
 */
export const jobs = {
  'mail.send': { handler: sendMail },
  'mail.sweep': { handler: sweepMail, schedule: '* * * * *' },
  'mail.prune': { handler: pruneMail, schedule: '47 3 * * *' },
  'password-reset.send': { handler: sendPasswordReset },
  'payments.settle': { handler: settlePayments, schedule: '* * * * *' },
  'night.run': { handler: runNightlyJob, schedule: '7 2 * * *' },
  'agreements.bill': { handler: billAgreementsJob, schedule: '37 * * * *' },
  'tasks.refresh-due': { handler: refreshDueCompanies, schedule: '* * * * *' },
  'tasks.refresh': { handler: refreshCompanyJob },
  'tasks.refresh-one': { handler: refreshChangedTask },
  // The name of tasks.refresh-one in the previous release, for jobs that were queued before the upgrade.
  'tasks.told': { handler: refreshChangedTask },
  'webhooks.deliver': { handler: deliverWebhook },
  'webhooks.sweep': { handler: sweepWebhooks, schedule: '* * * * *' },
  'webhooks.prune': { handler: pruneWebhooks, schedule: '23 3 * * *' },
  'shopify.check': { handler: checkShops, schedule: '53 3 * * *' },
  'shopify.prune': { handler: pruneOauthStates, schedule: '29 3 * * *' },
  'secrets.reseal': { handler: reseal, schedule: '41 3 * * *' },
  'summary.make': { handler: generateSummary },
  'sessions.prune': { handler: pruneSessions, schedule: '17 3 * * *' },
  'repeats.prune': { handler: pruneIdempotencyRecords, schedule: '35 3 * * *' },
  'calls.prune': { handler: pruneCalls, schedule: '*/10 * * * *' },
  'outbox.prune': { handler: pruneOutbox, schedule: '*/10 * * * *' },
} satisfies Record<string, JobDefinition<never>>;

export type JobName = keyof typeof jobs;
export type JobData<Name extends JobName> = (typeof jobs)[Name] extends JobDefinition<infer Data> ? Data : never;
