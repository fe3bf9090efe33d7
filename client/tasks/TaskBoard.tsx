import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { BoardBanner } from './BoardBanner.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { ClipCardFilter } from './ClipCardFilter.tsx';
import { LastRefresh } from './LastRefresh.tsx';
import { MoveAnnouncer } from './MoveAnnouncer.tsx';
import { NewTaskDialog } from './NewTaskDialog.tsx';
import { NoCards, NoTasks, NotLinked } from './NoTasks.tsx';
import { useBoardChanges } from './useBoardChanges.ts';
import { useClipCardChanges } from './useClipCardChanges.ts';
import type { TaskBoard_board$key } from './__generated__/TaskBoard_board.graphql.ts';

interface TaskBoardProps {
  board: TaskBoard_board$key;
  /** Shows the tasks of this card; of all cards when undefined. */
  clipCardId: string | undefined;
}

export function TaskBoard({ board: key, clipCardId }: TaskBoardProps) {
  const board = useFragment(
    graphql`
      fragment TaskBoard_board on TaskBoard @argumentDefinitions(clipCardId: { type: "ID" }) {
        isLinked
        clipCards {
          id
          status
        }
        columns(clipCardId: $clipCardId) {
          counted: tasks(first: 1) {
            totalCount
          }
        }
        ...LastRefresh_board
        ...BoardBanner_board
        ...ClipCardFilter_board
        ...BoardColumns_board @arguments(clipCardId: $clipCardId)
        ...NewTaskDialog_board
      }
    `,
    key,
  );
  useBoardChanges(clipCardId);
  useClipCardChanges(board.clipCards.map(({ id }) => id));
  const [isAdding, setAdding] = useState(false);
  const openNewTask = () => setAdding(true);
  const [chosenStatus, chooseStatus] = useState<string>();

  const hasTasks = board.columns.some(({ counted }) => counted.totalCount > 0);
  const hasCards = board.clipCards.length > 0;
  const hasActiveCard = board.clipCards.some(({ status }) => status === 'ACTIVE');
  return (
    <Page
      title="Opgaver"
      wide
      text={<LastRefresh board={board} />}
      actions={
        hasCards &&
        (hasActiveCard ? (
          board.isLinked && (
            <Button variant="primary" onPress={openNewTask}>
              <Plus aria-hidden /> Ny opgave
            </Button>
          )
        ) : (
          // A new task needs an active card.
          <ButtonLink variant="primary" to="/clipcard/purchase">
            Køb klippekort
          </ButtonLink>
        ))
      }
    >
      <BoardBanner board={board} />
      {hasCards && <ClipCardFilter board={board} clipCardId={clipCardId} />}
      {hasTasks ? (
        <BoardColumns board={board} chosenStatus={chosenStatus} onChoose={chooseStatus} />
      ) : !hasCards ? (
        <NoCards />
      ) : !board.isLinked ? (
        <NotLinked />
      ) : (
        <NoTasks isOneCard={clipCardId !== undefined} onAdd={openNewTask} />
      )}
      <MoveAnnouncer clipCardId={clipCardId} />
      {isAdding && (
        <NewTaskDialog
          board={board}
          clipCardId={clipCardId}
          onCreated={chooseStatus}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}
