import { ChartFigure, type ChartFigureProps } from './ChartFigure.tsx';
import styles from './Charts.module.css';
import { shortAmounts } from './shortAmounts.ts';

interface Bar {
  /** The short name below the bar. */
  label: string;
  /** The full name, for the table. */
  name: string;
  /** An amount in øre; below zero, the bar points down. */
  value: number;
}

interface BarChartProps extends ChartFigureProps {
  /** Formats a value for the table. */
  format: (value: number) => string;
  bars: readonly Bar[];
  /** Lower, with the name below every other bar and without values, which are in the table. */
  isCompact?: boolean;
}

const HEIGHT = 148;
const COMPACT_HEIGHT = 104;
/** The space above and below the bars for their labels. */
const LABEL = 18;

/** Vertical bars for amounts, each with its value above and its name below. The widths follow the chart's. */
export function BarChart({ bars, isCompact = false, format: formatInTable, ...figure }: BarChartProps) {
  const chartHeight = isCompact ? COMPACT_HEIGHT : HEIGHT;
  const values = bars.map(({ value }) => value);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const { unit, format } = shortAmounts(values);
  const perUnit = (chartHeight - 2 * LABEL) / (highest - lowest || 1);
  const zero = LABEL + highest * perUnit;
  const band = 100 / bars.length;
  return (
    <ChartFigure
      {...figure}
      valueHeadings={['Beløb']}
      rows={bars.map(({ name, value }) => ({ name, values: [formatInTable(value)] }))}
    >
      {!isCompact && (
        <p className={styles.unit} aria-hidden>
          {unit}
        </p>
      )}
      <svg className={styles.bars} width="100%" height={chartHeight} aria-hidden>
        {bars.map(({ label, name, value }, index) => {
          const height = Math.abs(value) * perUnit;
          const top = value < 0 ? zero : zero - height;
          const center = `${(index + 0.5) * band}%`;
          return (
            <g key={name}>
              <rect x={`${(index + 0.18) * band}%`} width={`${0.64 * band}%`} y={top} height={height} rx={2} />
              {!isCompact && (
                <text x={center} y={top - 5}>
                  {format(value)}
                </text>
              )}
              {(!isCompact || (bars.length - 1 - index) % 2 === 0) && (
                <text x={center} y={chartHeight - 4} className={styles.name}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={zero} y2={zero} />
      </svg>
    </ChartFigure>
  );
}
