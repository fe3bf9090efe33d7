import type { Write } from '../../../platform/db/writes.ts';

/** SQL expression: the address for the invoices of department `d` of company `c`; null when neither has one. */
export const BILLING_EMAIL = `coalesce(d.billing_email, nullif(c.billing_email, ''))`;

export async function findBillingEmail({ em }: Pick<Write, 'em'>, departmentId: string): Promise<string | null> {
  const [row] = await em.execute<{ email: string | null }[]>(
    `select ${BILLING_EMAIL} as email from department d join customer c on c.id = d.customer_id where d.id = ?`,
    [departmentId],
  );
  return row?.email ?? null;
}
