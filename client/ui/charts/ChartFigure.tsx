import { useId, type ReactNode } from 'react';
import styles from './Charts.module.css';

export interface ChartFigureProps {
  title: string;
  /** Says in a sentence what the chart shows, for everybody. */
  summary: string;
  /** The heading of the names in the table, such as 'Måned'. */
  heading: string;
}

interface FrameProps extends ChartFigureProps {
  /** The headings of the values in the table. */
  valueHeadings: readonly string[];
  /** A value may be a link to what it adds up. */
  rows: readonly { name: string; values: readonly ReactNode[] }[];
  /** The drawing. It is hidden from screen readers, which read the summary and the table. */
  children: ReactNode;
}

/** The frame of a chart: its title and summary, the drawing, and a table with the same values. */
export function ChartFigure({ title, summary, heading, valueHeadings, rows, children }: FrameProps) {
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
              {valueHeadings.map((valueHeading) => (
                <th key={valueHeading} scope="col">
                  {valueHeading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, column) => (
                  <td key={valueHeadings[column]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
