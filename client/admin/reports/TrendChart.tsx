import { dateFormat, formatDate, formatMonth, formatPeriod } from '../../../domain/basics/dates.ts';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import chartStyles from '../../ui/charts/Charts.module.css';
import { classes } from '../../ui/classes.ts';
import type { FigurePoint } from './figureTypes.ts';
import styles from './Overview.module.css';

/** One row of bars, or the line of what is compared. A value that was not computed is null. */
export interface Series {
  name: string;
  values: readonly (number | null | undefined)[];
  look: 'bar' | 'lightBar' | 'line';
}

interface TrendChartProps {
  title: string;
  /** Says in a sentence what the chart shows. */
  summary: string;
  points: readonly FigurePoint[];
  series: readonly Series[];
  /** Formats a value for the table. */
  format: (value: number) => string;
  /** Formats the highest value short, for the axis. */
  formatShort: (value: number) => string;
  height?: number;
}

const HEIGHT = 132;
/** The space above the bars for the axis, and below them for the names. */
const LABEL = 18;
/** More names would touch each other on a phone. */
const MAX_NAMES = 7;

const shortMonth = dateFormat({ month: 'short' });
const shortDay = dateFormat({ day: 'numeric', month: 'numeric' });

const isMonthly = (points: readonly FigurePoint[]) => points.length === 12;
const nameOf = ({ from, to }: FigurePoint, monthly: boolean) =>
  monthly ? formatMonth(from) : from === to ? formatDate(to) : formatPeriod(from, to);
const shortName = ({ from, to }: FigurePoint, monthly: boolean) =>
  monthly ? shortMonth().format(new Date(from)).slice(0, 3) : shortDay().format(new Date(to));

/** The development of a figure as bars, with a table that has the same values. */
export function TrendChart({ points, series, format, formatShort, height = HEIGHT, ...figure }: TrendChartProps) {
  const monthly = isMonthly(points);
  const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '–' : format(value));
  return (
    <ChartFigure
      {...figure}
      heading={monthly ? 'Måned' : 'Dage'}
      valueHeadings={series.map(({ name }) => name)}
      rows={points.map((point, i) => ({
        name: nameOf(point, monthly),
        values: series.map(({ values }) => textOf(values[i])),
      }))}
    >
      <p className={styles.legend} aria-hidden>
        {series.map(({ name, look }) => (
          <span key={name}>
            <i className={styles[`${look}Key`]} /> {name}
          </span>
        ))}
      </p>
      <Drawing points={points} series={series} monthly={monthly} formatShort={formatShort} height={height} />
    </ChartFigure>
  );
}

interface DrawingProps extends Required<Pick<TrendChartProps, 'points' | 'series' | 'formatShort' | 'height'>> {
  monthly: boolean;
}

function Drawing({ points, series, monthly, formatShort, height }: DrawingProps) {
  const known = series.flatMap(({ values }) => values).map((value) => value ?? 0);
  const [highest, lowest] = [Math.max(0, ...known), Math.min(0, ...known)];
  const perUnit = (height - 2 * LABEL) / (highest - lowest || 1);
  const zero = LABEL + highest * perUnit;
  const yOf = (value: number) => zero - value * perUnit;
  const band = 100 / points.length;
  const bars = series.filter(({ look }) => look !== 'line');
  const step = Math.ceil(points.length / MAX_NAMES);
  return (
    <svg className={classes(chartStyles.bars, styles.trend)} width="100%" height={height} aria-hidden>
      {highest > 0 && (
        <>
          <line className={styles.grid} x1="0" x2="100%" y1={LABEL} y2={LABEL} />
          <text className={styles.axis} x="0" y={LABEL - 5}>
            {formatShort(highest)}
          </text>
        </>
      )}
      {bars.map(({ name, look, values }, row) =>
        values.map(
          (value, i) =>
            value !== null &&
            value !== undefined && (
              <rect
                key={`${name} ${points[i]!.to}`}
                className={classes(styles[look], i === points.length - 1 && styles.last)}
                x={`${(i + 0.16 + (row * 0.68) / bars.length) * band}%`}
                width={`${(0.64 * band) / bars.length}%`}
                y={Math.min(yOf(value), zero)}
                height={Math.abs(value) * perUnit}
                rx={points.length > 20 ? 1 : 2}
              />
            ),
        ),
      )}
      {series.map(
        ({ name, look, values }) => look === 'line' && <Line key={name} values={values} band={band} yOf={yOf} />,
      )}
      {points.map(
        (point, i) =>
          (points.length - 1 - i) % step === 0 && (
            <text key={point.to} x={`${(i + 0.5) * band}%`} y={height - 4} className={chartStyles.name}>
              {shortName(point, monthly)}
            </text>
          ),
      )}
      <line x1="0" x2="100%" y1={zero} y2={zero} />
    </svg>
  );
}

interface LineProps {
  values: Series['values'];
  band: number;
  yOf: (value: number) => number;
}

/** Separate lines between neighbours, because a polyline cannot have widths in percent. */
const Line = ({ values, band, yOf }: LineProps) =>
  values.map((value, i) => {
    const next = values[i + 1];
    if (typeof value !== 'number' || typeof next !== 'number') return null;
    const ends = { x1: `${(i + 0.5) * band}%`, x2: `${(i + 1.5) * band}%`, y1: yOf(value), y2: yOf(next) };
    return <line key={`${ends.x1}`} className={styles.line} {...ends} />;
  });
