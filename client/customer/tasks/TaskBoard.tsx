import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Sees } from '../../app/shell/rights/subjects.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { BoardBanner } from './BoardBanner.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { ClipCardFilter } from './ClipCardFilter.tsx';
import { LastRefresh } from './LastRefresh.tsx';
import { MoveAnnouncer } from './MoveAnnouncer.tsx';
import { NoCards, NoMatches, NoTasks, NotLinked } from './NoTasks.tsx';
import { NewTaskDialog } from './taskDialogs.ts';
import { TaskFilters } from './TaskFilters.tsx';
import styles from './Tasks.module.css';
import type { TaskView } from './taskView.ts';
import { useBoardChanges } from './useBoardChanges.ts';
import { useClipCardChanges } from './useClipCardChanges.ts';
import type { ClipCardTile_clipCard$key } from '#relay/ClipCardTile_clipCard.graphql';
import type { TaskBoard_board$key } from '#relay/TaskBoard_board.graphql';
import type { TaskList_query$key } from '#relay/TaskList_query.graphql';

const TaskList = lazy(async () => ({ default: (await import('./TaskList.tsx')).TaskList }));

interface TaskBoardProps {
  board: TaskBoard_board$key;
  /** The tasks as a list; undefined while the board is shown. */
  list: TaskList_query$key | undefined;
  /** The card by which the tasks are filtered, if it exists. */
  chosenCard: ClipCardTile_clipCard$key | undefined;
  view: Omit<TaskView, 'sort'>;
}

const boardFragment = graphql`
  fragment TaskBoard_board on TaskBoard
  @argumentDefinitions(
    clipCardId: { type: "ID" }
    filter: { type: "TaskFilter" }
    isList: { type: "Boolean!", defaultValue: false }
  ) {
    isLinked
    activeCards {
      count
    }
    cards(first: 5) {
      edges {
        node {
          id
        }
      }
    }
    columns(clipCardId: $clipCardId) @skip(if: $isList) {
      counted: tasks(first: 1, filter: $filter) {
        totalCount
      }
    }
    ...LastRefresh_board
    ...BoardBanner_board
    ...ClipCardFilter_board
    ...TaskFilters_board
    ...BoardColumns_board @arguments(clipCardId: $clipCardId, filter: $filter) @skip(if: $isList) @alias(as: "board")
    ...NewTaskDialog_board
  }
`;

/** The tasks of a company, in columns or as a list. */
export function TaskBoard({ board: key, list, chosenCard, view }: TaskBoardProps) {
  const board = useFragment(boardFragment, key);
  useBoardChanges(view);
  useClipCardChanges();
  const [isAdding, setAdding] = useState(false);
  const openNewTask = () => setAdding(true);
  const [chosenStatus, chooseStatus] = useState<string>();
  const [hasOpenFilters, setOpenFilters] = useState(false);

  const { clipCardId, filter, isList } = view;
  const hasTasks = board.columns?.some(({ counted }) => counted.totalCount > 0) ?? false;
  const hasCards = board.cards.edges.length > 0;
  const empty = !hasCards ? (
    <NoCards />
  ) : filter ? (
    <NoMatches filter={filter} />
  ) : !board.isLinked ? (
    <NotLinked />
  ) : (
    <NoTasks isOneCard={clipCardId !== undefined} onAdd={openNewTask} />
  );
  return (
    <Page
      title="Opgaver"
      wide
      text={<LastRefresh board={board} />}
      actions={
        hasCards &&
        (board.activeCards.count > 0 ? (
          board.isLinked && (
            <Allowed to="canManageTasks">
              <Button variant="primary" onPress={openNewTask}>
                <Plus aria-hidden /> Ny opgave
              </Button>
            </Allowed>
          )
        ) : (
          // A new task needs an active card.
          <Sees subject="AGREEMENTS">
            <ButtonLink variant="primary" to="/clipcard/purchase">
              Køb klippekort
            </ButtonLink>
          </Sees>
        ))
      }
    >
      <BoardBanner board={board} />
      {hasCards && (
        <div
          className={classes(
            styles.allFilters,
            board.isLinked && !hasOpenFilters && styles.folded,
            clipCardId !== undefined && styles.ofOneCard,
          )}
        >
          <ClipCardFilter board={board} clipCardId={clipCardId} chosenCard={chosenCard} />
          {board.isLinked && (
            <TaskFilters
              board={board}
              view={view}
              isOpen={hasOpenFilters}
              onToggle={() => setOpenFilters(!hasOpenFilters)}
            />
          )}
        </div>
      )}
      {isList && hasCards && list ? (
        <Suspense fallback={<Skeleton height={320} />}>
          <TaskList query={list} empty={empty} />
        </Suspense>
      ) : hasTasks && board.board ? (
        <BoardColumns board={board.board} chosenStatus={chosenStatus} onChoose={chooseStatus} />
      ) : (
        empty
      )}
      {!isList && <MoveAnnouncer view={view} />}
      {isAdding && (
        <NewTaskDialog board={board} view={view} onCreated={chooseStatus} onClose={() => setAdding(false)} />
      )}
    </Page>
  );
}
