import { sql } from 'kysely';
import type { Context, Services } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { iso } from './iso.ts';

export interface KeptSummary {
  text: string | null;
  upTo: string;
  madeAt: string;
}

/** Asked for however often, a company's is made once a minute at most. Until it is made, whoever asked listens for it, and what happens together has happened. */
const pace = { after: 3, apart: 60 };

/** As part of a statement on the customer `c`. */
export const keptSummary = sql`(select json_build_object('text', text, 'upTo', up_to, 'madeAt', ${iso('made_at')})
    from activity_summary where customer_id = c.id)`;

/** What there is; what is old is told for as long as it takes to make a new one, which nobody waits for. */
export function summaryOf(
  { services }: Pick<Context, 'services'>,
  customerId: string,
  kept: KeptSummary | null,
  newestId: string | undefined,
) {
  if (!services.summariser || !newestId) return null;
  if (kept?.upTo !== newestId || kept.text === null) askForSummary(services, customerId);
  return kept?.text ? { text: kept.text, madeAt: kept.madeAt } : null;
}

function askForSummary({ jobs, log }: Services, customerId: string): void {
  jobs
    .sendCalmly('summary.make', { customerId }, { ...pace, key: customerId })
    .catch((error: unknown) => log.warn({ err: error }, 'a summary could not be asked for'));
}

export const newestActivities = (customerId: string) =>
  sqlBuilder
    .selectFrom('activity')
    .select(['id', 'title', 'description', 'created_at as at'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(20);

export const summaryKeptFor = (customerId: string) =>
  sqlBuilder.selectFrom('activity_summary').select(['text', 'up_to as upTo']).where('customer_id', '=', customerId);
