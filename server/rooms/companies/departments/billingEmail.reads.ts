import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** SQL expression: the address for the invoices of department `d` of company `c`; null when neither has one. */
export const BILLING_EMAIL = sql<string | null>`coalesce(d.billing_email, nullif(c.billing_email, ''))`;

export async function findBillingEmail({ em }: Pick<Write, 'em'>, departmentId: string): Promise<string | null> {
  const [row] = await runIn(
    em,
    sql<{ email: string | null }>`select ${BILLING_EMAIL} as email
     from department d join customer c on c.id = d.customer_id where d.id = ${departmentId}`,
  );
  return row?.email ?? null;
}
