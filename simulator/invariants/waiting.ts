import { sqlInvariant, type Invariant } from './Invariant.ts';

/** Mails, payments, webhooks and jobs that were due a day ago are done or given up. */
export const waitingInvariants = [
  sqlInvariant(
    'no mail waits for a day',
    `select id, kind, attempts, last_error from mail
     where sent_at is null and failed_at is null and next_attempt_at < simulated.now() - interval '1 day'`,
    'settled',
  ),
  sqlInvariant(
    'no card payment has an unknown outcome for a day',
    `select id, next_check_at from ledger_entry
     where status = 'PENDING' and method = 'CREDIT_CARD' and next_check_at < simulated.now() - interval '1 day'`,
    'settled',
  ),
  sqlInvariant(
    'no webhook waits for a day after its next attempt',
    `select id, attempts, error from webhook_delivery
     where settled_at is null and next_attempt_at < simulated.now() - interval '1 day'`,
    'settled',
  ),
  sqlInvariant('every mail is sent once', `select id from mail where sent_at is not null and failed_at is not null`),
];

/** Failed jobs that are known, because they failed while a provider or the database was out of order. */
const excusedJobs = new Set<string>();

export const noJobFails: Invariant = {
  name: 'no job fails for good unless a fault was planned',
  holds: 'always',
  async check({ db, hasFault }) {
    const failed = await db.sql<{ id: string; name: string; output: unknown }>(
      `select id, name, output from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'`,
    );
    const unknown = failed.filter(({ id }) => !excusedJobs.has(id));
    for (const { id } of unknown) excusedJobs.add(id);
    return hasFault ? [] : unknown.map((job) => JSON.stringify(job));
  },
};
