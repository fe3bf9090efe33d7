import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';

/** Returns the company's customer at Stripe, which is created with its first card or card payment. */
export async function findStripeCustomer(
  { reads, writes, stripe }: Pick<Services, 'reads' | 'writes' | 'stripe'>,
  customerId: string,
): Promise<string> {
  const [company] = await reads.run(
    { role: dbRoles.system },
    sqlBuilder
      .selectFrom('customer')
      .select(['stripe_customer_id as stripeCustomerId', 'name', 'billing_email as email'])
      .where('id', '=', customerId),
  );
  const { stripeCustomerId, name, email } = company!;
  if (stripeCustomerId) return stripeCustomerId;
  // Stripe returns the same customer to concurrent calls, because they share an idempotency key.
  const createdId = await stripe.createCustomer({ customerId, name, email });
  await writes.run({ role: dbRoles.sales, customerId, scope: WHOLE_COMPANY }, ({ em }) =>
    runIn(
      em,
      sqlBuilder
        .updateTable('customer')
        .set({ stripe_customer_id: createdId })
        .where('id', '=', customerId)
        .where('stripe_customer_id', 'is', null),
    ),
  );
  return createdId;
}
