import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { isoTimestamp } from '../../../platform/db/jsonOfRow.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';

export interface StoredSummary {
  text: string | null;
  upTo: string;
  madeAt: string;
}

/**
 * A summary is generated at most once a minute for a company, and 3 seconds after the first request, so that activities
 * that happen together are covered together. Clients subscribe to the result.
 */
const pace = { delaySeconds: 3, intervalSeconds: 60 };

/** The stored summary as a subquery of a statement in which `c` is the customer. */
export const storedSummary = sql`(
    select json_build_object('text', text, 'upTo', up_to, 'madeAt', ${isoTimestamp('made_at')})
    from activity_summary where customer_id = c.id)`;

/** Returns the stored summary. If it is missing or out of date, requests a new one without waiting for the result. */
export function summaryOf(
  { services }: Pick<Context, 'services'>,
  customerId: string,
  stored: StoredSummary | null,
  newestId: string | undefined,
) {
  if (!services.summarizer || !newestId) return null;
  if (stored?.upTo !== newestId || stored.text === null) requestSummary(services, customerId);
  return stored?.text ? { text: stored.text, madeAt: stored.madeAt } : null;
}

function requestSummary({ jobs, log }: Services, customerId: string): void {
  jobs
    .sendDebounced('summary.make', { customerId }, { ...pace, key: customerId })
    .catch((error: unknown) => log.warn({ err: error }, 'sending the summary job failed'));
}

export const newestActivities = (customerId: string) =>
  sqlBuilder
    .selectFrom('activity')
    .select(['id', 'title', 'description', 'created_at as at'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(20);

export const storedSummaryOf = (customerId: string) =>
  sqlBuilder.selectFrom('activity_summary').select(['text', 'up_to as upTo']).where('customer_id', '=', customerId);
