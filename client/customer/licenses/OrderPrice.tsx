import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { type Interval, labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { addedSeatsPrice, seatPrice, type LicenseTerm } from '../../../domain/sales/licensePricing.ts';
import { SeatPrices } from '../../parts/prices/SeatPrices.tsx';
import { usePrices } from '../../parts/prices/usePrices.ts';
import styles from './Licenses.module.css';

export interface OrderPriceProps {
  plan: Plan;
  seats: number;
  /** How often the seats are billed. */
  interval: Interval;
  /** The term of a new licence in months. */
  contractTerm: number;
  /** The licence to which the seats are added; undefined for a new licence. */
  license: LicenseTerm | undefined;
}

/** The price of ordered seats for a month, and until the renewal or for the first term. */
export function OrderPrice({ plan, seats, interval, contractTerm, license }: OrderPriceProps) {
  const price = seatPrice(usePrices(), plan, interval);
  if (price === undefined)
    return (
      <p className={styles.byAgreement}>
        <strong>Pris efter aftale.</strong> {labelOf(Plan, plan)} har ingen listepris. Vi aftaler prisen med jer, før
        licenserne oprettes.
      </p>
    );
  return (
    <SeatPrices
      plan={plan}
      seats={seats}
      interval={interval}
      months={1}
      foot={<TermPrice month={price * seats} contractTerm={contractTerm} license={license} />}
    />
  );
}

interface TermPriceProps extends Pick<OrderPriceProps, 'contractTerm' | 'license'> {
  /** The price of the ordered seats for a month. */
  month: number;
}

function TermPrice({ month, contractTerm, license }: TermPriceProps) {
  const added = license && addedSeatsPrice(month, license, dateOf());
  return (
    <div className={styles.termPrice}>
      <dl>
        <div>
          <dt>
            {added
              ? `Indtil fornyelse ${formatDate(license.validUntil)}`
              : `De første ${formatMonthCount(contractTerm)}`}
          </dt>
          <dd className="num">{formatKroner(added ? added.untilRenewal : month * contractTerm)}</dd>
        </div>
        <div>
          <dt>Om året</dt>
          <dd className="num">{formatKroner(month * 12)}</dd>
        </div>
      </dl>
      <p>
        {added
          ? 'Beregnet pr. dag fra i dag. Det bliver mindre, hvis licenserne oprettes senere.'
          : 'Regnes fra den dag, licenserne oprettes.'}{' '}
        Ekskl. moms.
      </p>
    </div>
  );
}
