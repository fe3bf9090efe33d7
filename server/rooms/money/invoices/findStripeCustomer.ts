import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';

interface Company {
  stripeCustomerId: string | null;
  name: string;
  email: string;
}

/** Returns the company's customer at Stripe, which is created with its first card or card payment. */
export async function findStripeCustomer(
  { reads, writes, stripe }: Pick<Services, 'reads' | 'writes' | 'stripe'>,
  customerId: string,
): Promise<string> {
  const [company] = await reads.runSql<Company>(
    { role: dbRoles.system },
    'select stripe_customer_id as "stripeCustomerId", name, billing_email as email from customer where id = $1',
    [customerId],
  );
  const { stripeCustomerId, name, email } = company!;
  if (stripeCustomerId) return stripeCustomerId;
  // Stripe returns the same customer to concurrent calls, because they share an idempotency key.
  const createdId = await stripe.createCustomer({ customerId, name, email });
  await writes.run({ role: dbRoles.sales, customerId }, ({ em }) =>
    em.execute('update customer set stripe_customer_id = ? where id = ? and stripe_customer_id is null', [
      createdId,
      customerId,
    ]),
  );
  return createdId;
}
