import { Sparkles } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import styles from './Activities.module.css';
import type { ActivitySummary_summary$key } from '#relay/ActivitySummary_summary.graphql';

const summaryFragment = graphql`
  fragment ActivitySummary_summary on ActivitySummary {
    text
    madeAt
  }
`;

/**
 * A generated summary of the activities below it. A line says that an AI wrote it, and that the list is what counts.
 */
export function ActivitySummary({ summary }: { summary: ActivitySummary_summary$key }) {
  const { text, madeAt } = useFragment(summaryFragment, summary);
  return (
    <div className={styles.summary}>
      <p className={styles.text}>{text}</p>
      <p className={styles.source}>
        <Sparkles aria-hidden />
        <span>
          Skrevet af AI · <time dateTime={madeAt}>{formatRecent(madeAt)}</time> · Er der forskel, er det listen, der
          gælder
        </span>
      </p>
    </div>
  );
}
