import { useId, type ReactNode } from 'react';
import styles from './Charts.module.css';

export interface ChartFigureProps {
  title: string;
  /** Says in a sentence what the chart shows, for everybody. */
  summary: string;
  /** The heading of the names in the table, such as 'Måned'. */
  heading: string;
  /** Formats a value for the table. */
  format: (value: number) => string;
}

interface FrameProps extends ChartFigureProps {
  rows: readonly { name: string; value: number }[];
  /** The drawing. It is hidden from screen readers, which read the summary and the table. */
  children: ReactNode;
}

/** The frame of a chart: its title and summary, the drawing, and a table with the same values. */
export function ChartFigure({ title, summary, heading, format, rows, children }: FrameProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <p className={styles.summary}>{summary}</p>
      </figcaption>
      {children}
      <details className={styles.details}>
        <summary>Vis som tabel</summary>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">Beløb</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
