import { graphql, useFragment } from 'react-relay';
import { heldBy, type HeldBy } from '../../domain/commitment.ts';
import { formatKroner, type Ore } from '../../domain/money.ts';
import { Banner } from '../ui/Banner.tsx';
import type { LimitNotice_customer$key } from './__generated__/LimitNotice_customer.graphql.ts';

/** A company whose limits a query fetches. */
export type LimitedCustomer = LimitNotice_customer$key;

interface LimitNoticeProps {
  customer: LimitedCustomer;
  /** The amount to which the order commits the company at least, in øre; null when its price is by agreement. */
  commitment: Ore | null;
}

/** Says before an order is sent that it will wait for an approval, and by which limit. Renders nothing otherwise. */
export function LimitNotice({ customer, commitment }: LimitNoticeProps) {
  const {
    approvalLimit: order = null,
    approvalMonthLimit: month = null,
    viewerCommittedThisMonth: spent,
  } = useFragment(
    graphql`
      fragment LimitNotice_customer on Customer {
        approvalLimit
        approvalMonthLimit
        viewerCommittedThisMonth
      }
    `,
    customer,
  );
  if (typeof spent !== 'number') return null;
  const holding = heldBy({ order, month }, commitment, spent);
  if (!holding) return null;
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
