import { graphql, useFragment } from 'react-relay';
import { BulkItemState, BulkRunState } from '../../../../domain/backOffice/bulk.ts';
import { formatCount } from '../../../../domain/basics/formatCount.ts';
import { labelOf } from '../../../../domain/basics/vocabulary.ts';
import { Progress } from '../../../ui/Meters.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import styles from './BulkBar.module.css';
import type { RunProgress_run$key } from '#relay/RunProgress_run.graphql';

const runFragment = graphql`
  fragment RunProgress_run on BulkRun {
    state
    reason
    total
    done
    failed
    skipped
    undone
    kept
    reasons {
      state
      reason
      count
    }
  }
`;

/** How far a run is, how its rows turned out, and why some of them were not done. */
export function RunProgress({ run: key }: { run: RunProgress_run$key }) {
  const run = useFragment(runFragment, key);
  const { state, reason, total, done, failed, skipped, undone, kept, reasons } = run;
  const handled = state === 'UNDOING' ? undone + kept : done + failed + skipped + undone + kept;
  const all = state === 'UNDOING' ? done + undone + kept : total;
  const text = `${formatCount(handled)} af ${formatCount(all)}`;
  const counts = { DONE: done, FAILED: failed, SKIPPED: skipped, UNDONE: undone, KEPT: kept };
  return (
    <div className={styles.body}>
      <Progress
        label={`Fremdrift: ${text}`}
        value={handled}
        max={Math.max(all, 1)}
        tone={state === 'FINISHED' ? 'green' : 'blue'}
      />
      <div className={styles.numbers} role="status" aria-label="Status for kørslen">
        <StatusBadge words={BulkRunState} status={state} />
        <span className="num">{text}</span>
        {Object.entries(counts).map(
          ([name, count]) =>
            count > 0 && (
              <span key={name} className="num">
                {BulkItemState[name as keyof typeof counts].label}: {formatCount(count)}
              </span>
            ),
        )}
      </div>
      {reason && <p>{reason}.</p>}
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label="Årsager">
          {reasons.map((each) => (
            <li key={`${each.state} ${each.reason}`}>
              {formatCount(each.count)} {labelOf(BulkItemState, each.state).toLowerCase()}: {each.reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
