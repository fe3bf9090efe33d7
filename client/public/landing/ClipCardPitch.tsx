import { formatKroner, ore, roundHalfUp } from '../../../domain/basics/money.ts';
import { CLIP_CARD_MONTHS, clipCardPrice, MAX_HOURS, MIN_HOURS } from '../../../domain/money/clipCardPricing.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { PunchBar } from '../../ui/Meters.tsx';
import styles from './ClipCardPitch.module.css';
import { Pitch } from './Pitch.tsx';

/**
 * The hours of the example without a volume discount. Each other example has the hours from which its discount applies.
 */
const SMALL_CARD_HOURS = 5;
const PIXELS_PER_HOUR = 3;

export const ClipCardPitch = () => (
  <Pitch
    id="klippekort"
    title="Klippekort: timer til det, der skal gøres"
    lead={
      'Makroer, flows, rapporter og integrationer. ' +
      'Køb timerne, når det passer jer, og se bagefter, hvad hver af dem gik til.'
    }
    points={['Opret opgaver direkte i portalen', 'Se tiden på hver opgave', 'I godkender opgaven, før den lukkes']}
  >
    <div className={styles.card}>
      <table className={styles.prices}>
        <caption className="visually-hidden">Priser på klippekort</caption>
        <thead>
          <tr>
            <th scope="col">Klippekort</th>
            <th scope="col">Rabat</th>
            <th scope="col">Pr. time</th>
            <th scope="col">Pris</th>
          </tr>
        </thead>
        <tbody>
          <PriceRows />
        </tbody>
      </table>
      <p className={styles.note}>
        Vælg selv fra {MIN_HOURS} til {MAX_HOURS} timer. Et klippekort gælder i {CLIP_CARD_MONTHS} måneder.
      </p>
    </div>
  </Pitch>
);

const PriceRows = () =>
  usePrices().volumeDiscounts.map(({ fromHours, percent }) => (
    <PriceRow key={fromHours} hours={percent ? fromHours : SMALL_CARD_HOURS} />
  ));

function PriceRow({ hours }: { hours: number }) {
  const { discountPercent, net } = clipCardPrice(usePrices(), hours);
  return (
    <tr>
      <th scope="row">
        <span>{hours} timer</span>
        <div className={styles.punchBar} style={{ width: `${hours * PIXELS_PER_HOUR}px` }}>
          <PunchBar hours={hours} used={0} low fine />
        </div>
      </th>
      <td>{discountPercent ? `${discountPercent} %` : '–'}</td>
      <td>{formatKroner(ore(roundHalfUp(net / 100 / hours)))}</td>
      <td className={styles.price}>{formatKroner(net)}</td>
    </tr>
  );
}
