import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { Count } from '../ui/Badge.tsx';
import { headingId } from './columnHeading.ts';
import { intoView } from './intoView.ts';
import { ProviderDot } from './ProviderDot.tsx';
import styles from './Tasks.module.css';
import type { ColumnJump_columns$key } from './__generated__/ColumnJump_columns.graphql.ts';

interface ColumnJumpProps {
  columns: ColumnJump_columns$key;
  shownId: string | undefined;
  onJump: (status: string) => void;
}

/** From column to column without passing all tasks between: a phone's tabs, and for a keyboard what a skip link is. */
export function ColumnJump({ columns: keys, shownId, onJump }: ColumnJumpProps) {
  const columns = useFragment(
    graphql`
      fragment ColumnJump_columns on TaskColumn @relay(plural: true) {
        id
        status
        color
        counted: tasks(first: 1) {
          totalCount
        }
      }
    `,
    keys,
  );
  const jump = (id: string, status: string) => {
    // What is not shown can't take the focus.
    flushSync(() => onJump(status));
    document.getElementById(headingId(id))?.focus();
  };
  return (
    <nav className={styles.jump} aria-label="Kolonner">
      {columns.map(({ id, status, color, counted }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === shownId}
          {...(id === shownId && { ref: intoView })}
          onClick={() => jump(id, status)}
        >
          <ProviderDot color={color} />
          <span className={styles.status}>{status}</span> <Count>{counted.totalCount}</Count>
        </button>
      ))}
    </nav>
  );
}
