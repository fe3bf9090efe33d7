import type { HeldBy } from '../../domain/commitment.ts';
import { formatKroner, type Ore } from '../../domain/money.ts';
import { useLimits } from '../card/useLimits.ts';
import { Banner } from '../ui/Banner.tsx';
import type { useLimits_customer$key } from '../card/__generated__/useLimits_customer.graphql.ts';

/** A company whose limits a query fetches. */
export type LimitedCustomer = useLimits_customer$key;

interface LimitNoticeProps {
  customer: LimitedCustomer;
  /** The amount to which the order commits the company at least, in øre; null when its price is by agreement. */
  commitment: Ore | null;
}

/** Says before an order is sent that it will wait for an approval, and by which limit. Renders nothing otherwise. */
export function LimitNotice({ customer, commitment }: LimitNoticeProps) {
  const limits = useLimits(customer);
  const holding = limits?.holding(commitment);
  if (!limits || !holding) return null;
  const { order, month, spent } = limits;
  const reasons: Record<HeldBy, string> = {
    ORDER_LIMIT:
      `I forpligter jer for ${formatKroner(commitment ?? 0)}, og grænsen er ${formatKroner(order ?? 0)} ` +
      'pr. bestilling.',
    MONTH_LIMIT:
      `Det er ${formatKroner(commitment ?? 0)}, og du har købt for ${formatKroner(spent)} i denne måned. ` +
      `Grænsen er ${formatKroner(month ?? 0)} pr. person og måned.`,
    NO_PRICE: 'Den har ingen fast pris.',
  };
  return (
    <Banner tone="blue" role="status">
      Bestillingen skal godkendes af en kontoadministrator hos jer. {reasons[holding]}
    </Banner>
  );
}
