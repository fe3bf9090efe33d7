import { graphql, useFragment } from 'react-relay';
import { dateFormat, formatMonth } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { seatUsage } from '../../../domain/sales/seats/seatUsage.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import chartStyles from '../../ui/charts/Charts.module.css';
import styles from './Seats.module.css';
import type { SeatHistoryChart_installation$key } from '#relay/SeatHistoryChart_installation.graphql';

const HEIGHT = 168;
/** The space above and below the bars for their labels. */
const LABEL = 18;
/** Longer numbers would not fit above the bars on a phone; they are in the table. */
const MAX_LABELLED = 999;
const shortMonth = dateFormat({ month: 'short' });

interface Month {
  day: string;
  bought: number;
  inUse: number;
}

const installationFragment = graphql`
  fragment SeatHistoryChart_installation on Installation {
    seatHistory {
      day
      bought
      inUse
    }
  }
`;

/** The seats in use of the last 13 months as bars, with the bought ones as a line. */
export function SeatHistoryChart({ installation }: { installation: SeatHistoryChart_installation$key }) {
  const { seatHistory: months } = useFragment(installationFragment, installation);
  if (months.length === 0) return null;
  return (
    <Card>
      <ChartFigure
        title="De seneste 13 måneder"
        summary={summaryOf(months)}
        heading="Måned"
        valueHeadings={['Købt', 'I brug', 'Ledige']}
        rows={months.toReversed().map(({ day, bought, inUse }) => ({
          name: formatMonth(day),
          values: [bought, inUse, seatUsage(bought, inUse).free].map(formatCount),
        }))}
      >
        <p className={styles.legend} aria-hidden>
          <span>
            <i /> I brug
          </span>
          <span>
            <i className={styles.lineKey} /> Købt
          </span>
        </p>
        <Bars months={months} />
      </ChartFigure>
    </Card>
  );
}

function Bars({ months }: { months: readonly Month[] }) {
  const highest = Math.max(1, ...months.flatMap(({ bought, inUse }) => [bought, inUse]));
  const perSeat = (HEIGHT - 2 * LABEL) / highest;
  const zero = HEIGHT - LABEL;
  const heightOf = (seats: number) => zero - seats * perSeat;
  const band = 100 / months.length;
  return (
    <svg className={chartStyles.bars} width="100%" height={HEIGHT} aria-hidden>
      {months.map(({ day, inUse }, index) => (
        <rect
          key={day}
          x={`${(index + 0.18) * band}%`}
          width={`${0.64 * band}%`}
          y={heightOf(inUse)}
          height={zero - heightOf(inUse)}
          rx={2}
        />
      ))}
      {months.map(({ day, bought }, index) => (
        <line
          key={day}
          className={styles.bought}
          x1={`${index * band}%`}
          x2={`${(index + 1) * band}%`}
          y1={heightOf(bought)}
          y2={heightOf(bought)}
        />
      ))}
      {months.map(({ day, inUse }, index) => (
        <g key={day}>
          {highest <= MAX_LABELLED && (
            <text x={`${(index + 0.5) * band}%`} y={heightOf(inUse) - 5} className={styles.number}>
              {formatCount(inUse)}
            </text>
          )}
          {(months.length - 1 - index) % 2 === 0 && (
            <text x={`${(index + 0.5) * band}%`} y={HEIGHT - 4} className={chartStyles.name}>
              {shortMonth().format(new Date(day))}
            </text>
          )}
        </g>
      ))}
      <line x1="0" x2="100%" y1={zero} y2={zero} />
    </svg>
  );
}

function summaryOf(months: readonly Month[]): string {
  const first = months[0]!;
  const last = months.at(-1)!;
  if (months.length === 1) return `${formatCount(last.inUse)} i brug af ${formatCount(last.bought)} købte.`;
  const since = formatMonth(first.day);
  const [from, to] = [formatCount(first.inUse), formatCount(last.inUse)];
  const change = last.inUse - first.inUse;
  const verb = change > 0 ? 'steg' : 'faldt';
  const seats =
    change === 0 ? `I brug er ${to} som i ${since}.` : `I brug ${verb} fra ${from} til ${to} siden ${since}.`;
  const earlier = first.bought === last.bought ? '' : `, før ${formatCount(first.bought)}`;
  return `${seats} Købt er ${formatCount(last.bought)}${earlier}.`;
}
