import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { statusName } from '../../../domain/work/tasks.ts';
import { Count } from '../../ui/Badge.tsx';
import { scrollIntoViewRef } from '../../ui/scrollIntoViewRef.ts';
import { headingId } from './columnHeading.ts';
import { ProviderDot } from './ProviderDot.tsx';
import styles from './Tasks.module.css';
import type { ColumnJump_columns$key } from '#relay/ColumnJump_columns.graphql';

interface ColumnJumpProps {
  columns: ColumnJump_columns$key;
  /** Whether tasks wait for the customer's approval. */
  isAwaiting: boolean;
  shownId: string | undefined;
  onJump: (status: string) => void;
}

const columnsFragment = graphql`
  fragment ColumnJump_columns on TaskColumn @argumentDefinitions(filter: { type: "TaskFilter" }) @relay(plural: true) {
    id
    status
    color
    isApproval
    counted: tasks(first: 1, filter: $filter) {
      totalCount
    }
  }
`;

/**
 * Buttons that move the focus to the heading of a column, past the tasks in between: tabs on a phone, and skip links
 * for keyboard users on wider screens.
 */
export function ColumnJump({ columns: columnKeys, isAwaiting, shownId, onJump }: ColumnJumpProps) {
  const columns = useFragment(columnsFragment, columnKeys);
  const jumpTo = (id: string, status: string) => {
    // A hidden column cannot take the focus, so the column is rendered first.
    flushSync(() => onJump(status));
    document.getElementById(headingId(id))?.focus();
  };
  return (
    <nav className={styles.jump} aria-label="Kolonner">
      {columns.map(({ id, status, color, isApproval, counted }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === shownId}
          {...(id === shownId && { ref: scrollIntoViewRef })}
          onClick={() => jumpTo(id, status)}
        >
          <ProviderDot color={color} />
          <span className={styles.status}>
            {isApproval && isAwaiting && counted.totalCount > 0 ? 'Afventer dig' : statusName(status)}
          </span>{' '}
          <Count>{counted.totalCount}</Count>
        </button>
      ))}
    </nav>
  );
}
