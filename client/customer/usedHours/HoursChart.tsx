import { dateFormat, formatMonth } from '../../../domain/basics/dates.ts';
import { formatDecimal } from '../../../domain/basics/formatCount.ts';
import type { Span } from '../../../domain/basics/periods.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import chartStyles from '../../ui/charts/Charts.module.css';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import { entriesPath } from './hoursFilters.ts';
import type { HoursSeries, HoursTable } from './hoursSeries.ts';
import styles from './UsedHours.module.css';

const HEIGHT = 220;
/** The space above and below the bars for their labels. */
const LABEL = 18;
/** More names would touch each other on a phone. */
const MAX_NAMES = 7;
/** More values above the bars would touch each other. */
const MAX_VALUES = 13;
const shortMonth = dateFormat({ month: 'short' });

type Filters = { departmentId: string | null; type: string | null } | null;

interface HoursChartProps {
  table: HoursTable;
  filters: Filters;
  /** The days of the period, in words. */
  period: string;
}

/** The used hours by month as stacked bars, with a table whose values lead to the entries behind them. */
export function HoursChart({ table, filters, period }: HoursChartProps) {
  const { months, series, totals } = table;
  /** A value as a link to its entries, where there are some. */
  const valueOf = (minutes: number, span: Span, own: HoursSeries['filter'] | undefined) =>
    minutes === 0 || !filters || own === null ? (
      formatWorkedTime(minutes)
    ) : (
      <Link to={entriesPath({ ...filters, ...own, ...span })}>{formatWorkedTime(minutes)}</Link>
    );
  const whole = { from: months[0]!.from, to: months.at(-1)!.to };
  return (
    <Card>
      <div className={styles.chart}>
        <ChartFigure
          title="Brugte timer pr. måned"
          summary={summaryOf(table, period)}
          heading="Måned"
          valueHeadings={[...series.map(({ name }) => name), 'I alt']}
          rows={months
            .map((month, i) => ({
              name: formatMonth(month.from),
              values: [
                ...series.map(({ values, filter }) => valueOf(values[i]!, month, filter)),
                valueOf(totals[i]!, month, undefined),
              ],
            }))
            .toReversed()}
        >
          <Bars table={table} />
          <ul className={styles.legend}>
            {series.map(({ name, total, filter }, i) => (
              <li key={name}>
                <i className={shades[i]} />
                <span className={styles.name}>{name}</span>
                <span className="num">{valueOf(total, whole, filter)}</span>
              </li>
            ))}
          </ul>
        </ChartFigure>
      </div>
    </Card>
  );
}

const shades = [styles.shade1, styles.shade2, styles.shade3, styles.shade4, styles.shade5, styles.shade6];

/** Hours that were given back point down. */
function Bars({ table: { months, series, totals } }: { table: HoursTable }) {
  const stacks = months.map((_, month) => stackOf(series.map(({ values }) => values[month]!)));
  const highest = Math.max(0, ...stacks.flat().map(({ top }) => top));
  const lowest = Math.min(0, ...stacks.flat().map(({ bottom }) => bottom));
  const perMinute = (HEIGHT - 2 * LABEL) / (highest - lowest || 1);
  const yOf = (minutes: number) => LABEL + (highest - minutes) * perMinute;
  const band = 100 / months.length;
  const step = Math.ceil(months.length / MAX_NAMES);
  return (
    <svg className={classes(chartStyles.bars, styles.bars)} width="100%" height={HEIGHT} aria-hidden>
      {stacks.map((stack, month) =>
        stack.map(
          ({ top, bottom }, i) =>
            top > bottom && (
              <rect
                key={`${months[month]!.from} ${series[i]!.name}`}
                className={shades[i]}
                x={`${(month + 0.18) * band}%`}
                width={`${0.64 * band}%`}
                y={yOf(top)}
                height={(top - bottom) * perMinute}
              />
            ),
        ),
      )}
      {months.map(({ from }, month) => (
        <g key={from}>
          {months.length <= MAX_VALUES && totals[month] !== 0 && (
            <text x={`${(month + 0.5) * band}%`} y={yOf(Math.max(0, ...stacks[month]!.map(({ top }) => top))) - 5}>
              {formatDecimal(Math.round(totals[month]! / 6) / 10)}
            </text>
          )}
          {(months.length - 1 - month) % step === 0 && (
            <text x={`${(month + 0.5) * band}%`} y={HEIGHT - 4} className={chartStyles.name}>
              {shortMonth().format(new Date(from)).slice(0, 3)}
            </text>
          )}
        </g>
      ))}
      <line x1="0" x2="100%" y1={yOf(0)} y2={yOf(0)} />
    </svg>
  );
}

/** Stacks positive values upwards from zero, and negative ones downwards. */
function stackOf(values: readonly number[]): { top: number; bottom: number }[] {
  let [above, below] = [0, 0];
  return values.map((value) => {
    if (value >= 0) return { bottom: above, top: (above += value) };
    return { top: below, bottom: (below += value) };
  });
}

function summaryOf({ months, totals }: HoursTable, period: string): string {
  const highest = Math.max(...totals);
  const month = months[totals.indexOf(highest)]!;
  return highest > 0 && months.length > 1
    ? `${period}. Flest i ${formatMonth(month.from)}: ${formatWorkedTime(highest)}.`
    : `${period}.`;
}
