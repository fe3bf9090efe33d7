import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ColumnJump } from './ColumnJump.tsx';
import { TaskColumn } from './TaskColumn.tsx';
import { RequestChangesDialog } from './taskDialogs.ts';
import styles from './Tasks.module.css';
import type { BoardColumns_board$key } from '#relay/BoardColumns_board.graphql';
import type { RequestChangesDialog_task$key } from '#relay/RequestChangesDialog_task.graphql';

interface BoardColumnsProps {
  board: BoardColumns_board$key;
  /** The status whose column the user chose to see. Undefined until then. */
  chosenStatus: string | undefined;
  onChoose: (status: string) => void;
}

const boardFragment = graphql`
  fragment BoardColumns_board on TaskBoard
  @argumentDefinitions(clipCardId: { type: "ID" }, filter: { type: "TaskFilter" }) {
    awaiting
    columns(clipCardId: $clipCardId) {
      id
      status
      isApproval
      counted: tasks(first: 1, filter: $filter) {
        totalCount
      }
      ...ColumnJump_columns @arguments(filter: $filter)
      ...TaskColumn_column @arguments(filter: $filter)
    }
  }
`;

/**
 * The columns side by side. A phone shows one column, by default the first non-empty one, approvals before the others.
 */
export function BoardColumns({ board, chosenStatus, onChoose }: BoardColumnsProps) {
  const { awaiting, columns } = useFragment(boardFragment, board);
  const [changesTask, setChangesTask] = useState<RequestChangesDialog_task$key>();
  const columnsWithApprovalFirst = columns.toSorted((one, other) => Number(other.isApproval) - Number(one.isApproval));
  const shownColumn =
    columns.find(({ status }) => status === chosenStatus) ??
    columnsWithApprovalFirst.find(({ counted }) => counted.totalCount > 0);
  return (
    <>
      <ColumnJump
        columns={columnsWithApprovalFirst}
        isAwaiting={awaiting > 0}
        shownId={shownColumn?.id}
        onJump={onChoose}
      />
      <div className={styles.board}>
        {columns.map((column) => (
          <TaskColumn
            key={column.id}
            column={column}
            isShown={column.id === shownColumn?.id}
            onRequestChanges={setChangesTask}
          />
        ))}
      </div>
      {changesTask && <RequestChangesDialog task={changesTask} onClose={() => setChangesTask(undefined)} />}
    </>
  );
}
