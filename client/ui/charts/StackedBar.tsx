import { classes } from '../classes.ts';
import { Link } from '../Link.tsx';
import { ChartFigure, type ChartFigureProps } from './ChartFigure.tsx';
import styles from './Charts.module.css';

interface Part {
  label: string;
  value: number;
  /** The address of a list of what the part adds up. */
  to?: string;
}

interface StackedBarProps extends ChartFigureProps {
  /** Formats a value for the legend and the table. */
  format: (value: number) => string;
  /** At most five parts of a whole, from the calm to the urgent. */
  parts: readonly Part[];
  /** Shown in place of the bar when all parts are zero. */
  empty: string;
}

const HEIGHT = 16;
const parts5 = [styles.part1, styles.part2, styles.part3, styles.part4, styles.part5];

/** A horizontal bar that divides a whole, with the value of each part below. Parts below zero have no width. */
export function StackedBar({ parts, empty, format, ...figure }: StackedBarProps) {
  const widths = parts.map(({ value }) => Math.max(0, value));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const startOf = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const percent = (value: number) => `${(100 * value) / total}%`;
  return (
    <ChartFigure
      {...figure}
      valueHeadings={['Beløb']}
      rows={parts.map(({ label, value }) => ({ name: label, values: [format(value)] }))}
    >
      {total > 0 ? (
        <svg className={styles.stack} width="100%" height={HEIGHT} aria-hidden>
          {widths.map((width, index) => (
            <rect
              key={parts[index]!.label}
              className={parts5[index]}
              x={percent(startOf(index))}
              width={percent(width)}
              height={HEIGHT}
            />
          ))}
        </svg>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
      <ul className={styles.legend}>
        {parts.map(({ label, value, to }, index) => (
          <li key={label}>
            <span className={classes(styles.swatch, parts5[index])} />
            <span className={styles.partName}>{to ? <Link to={to}>{label}</Link> : label}</span>
            <span className={styles.partValue}>{format(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
