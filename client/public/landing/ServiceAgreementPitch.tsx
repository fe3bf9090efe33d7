import type { CSSProperties } from 'react';
import { formatKroner } from '../../../domain/basics/money.ts';
import { AGREEMENT_MONTHS, agreementTerms, monthlyPrice, yearlyPrice } from '../../../domain/sales/agreementPricing.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { threeYearExtras } from '../terms/agreementBenefits.ts';
import { Pitch } from './Pitch.tsx';
import styles from './ServiceAgreementPitch.module.css';

const EXAMPLE_LICENSES = 25;
const years = AGREEMENT_MONTHS.map((months) => months / 12).join(' eller ');

export const ServiceAgreementPitch = () => (
  <Pitch
    id="serviceaftaler"
    title="En serviceaftale, der bliver billigere, når I vokser"
    lead={
      'Én pris pr. licens om måneden, efter hvor mange aktive licenser afdelingen har. ' +
      `Betal for et år ad gangen, og spar\u00A0${usePrices().yearlyDiscountPercent}\u00A0%.`
    }
    points={[
      `${years} år med ${agreementTerms.noticeMonths} måneders skriftligt varsel`,
      `Kritiske fejl løst inden for ${agreementTerms.criticalResolutionHours} timer, ` +
        `øvrige inden for ${agreementTerms.normalResolutionHours}`,
      `${threeYearExtras.length} ekstra ydelser er med i en treårig aftale`,
    ]}
  >
    <PriceLadder />
  </Pitch>
);

function PriceLadder() {
  const prices = usePrices();
  const { licenseTiers } = prices;
  const highestPrice = licenseTiers[0]!.price;
  const { net, undiscounted } = yearlyPrice(prices, EXAMPLE_LICENSES);
  return (
    <figure className={styles.card}>
      <figcaption>Pris pr. licens pr. måned, efter antal aktive licenser</figcaption>
      <ol className={styles.ladder}>
        {licenseTiers.map(({ upTo, price }, index) => (
          <li key={upTo} style={{ '--percent-of-highest': (100 * price) / highestPrice } as CSSProperties}>
            <span className={styles.price}>{formatKroner(price)}</span>
            <i aria-hidden />
            <span className={styles.count}>
              {upTo === null ? `Over ${licenseTiers[index - 1]?.upTo ?? 0}` : `Op til ${upTo}`}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.example}>
        Et eksempel: {EXAMPLE_LICENSES} licenser koster{' '}
        <b className="num">{formatKroner(monthlyPrice(prices, EXAMPLE_LICENSES))}</b> om måneden. Et år ad gangen koster
        de <b className="num">{formatKroner(net)}</b> mod <span className="num">{formatKroner(undiscounted)}</span>{' '}
        betalt månedsvis.
      </p>
    </figure>
  );
}
