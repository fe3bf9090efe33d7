import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ColumnJump } from './ColumnJump.tsx';
import { RequestChangesDialog } from './RequestChangesDialog.tsx';
import { TaskColumn } from './TaskColumn.tsx';
import styles from './Tasks.module.css';
import type { BoardColumns_board$key } from './__generated__/BoardColumns_board.graphql.ts';
import type { RequestChangesDialog_task$key } from './__generated__/RequestChangesDialog_task.graphql.ts';

interface BoardColumnsProps {
  board: BoardColumns_board$key;
  /** The status that was asked for, where there is room for one column. */
  chosen: string | undefined;
  onChoose: (status: string) => void;
}

/** Beside each other; on a phone one at a time, and first the one where it is the viewer's turn. */
export function BoardColumns({ board, chosen, onChoose }: BoardColumnsProps) {
  const { columns } = useFragment(
    graphql`
      fragment BoardColumns_board on TaskBoard @argumentDefinitions(clipCardId: { type: "ID" }) {
        columns(clipCardId: $clipCardId) {
          id
          status
          isApproval
          counted: tasks(first: 1) {
            totalCount
          }
          ...ColumnJump_columns
          ...TaskColumn_column
        }
      }
    `,
    board,
  );
  const [asking, ask] = useState<RequestChangesDialog_task$key>();
  const inTurn = columns.toSorted((one, other) => Number(other.isApproval) - Number(one.isApproval));
  const shown = columns.find(({ status }) => status === chosen) ?? inTurn.find(({ counted }) => counted.totalCount > 0);
  return (
    <>
      <ColumnJump columns={inTurn} shownId={shown?.id} onJump={onChoose} />
      <div className={styles.board}>
        {columns.map((column) => (
          <TaskColumn key={column.id} column={column} isShown={column.id === shown?.id} onAsk={ask} />
        ))}
      </div>
      {asking && <RequestChangesDialog task={asking} onClose={() => ask(undefined)} />}
    </>
  );
}
