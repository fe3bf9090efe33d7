import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Outlet } from 'react-router';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { TaskBoard } from './TaskBoard.tsx';
import { TasksSkeleton } from './TasksSkeleton.tsx';
import type { TaskFilter } from './taskView.ts';
import type { TasksScreenQuery } from '#relay/TasksScreenQuery.graphql';

export const tasksQuery = graphql`
  query TasksScreenQuery(
    $clipCardId: ID
    $cardId: ID!
    $hasCard: Boolean!
    $filter: TaskFilter
    $isList: Boolean!
    $sort: TaskSort
  ) @preloadable {
    viewer {
      customer {
        taskBoard {
          ...TaskBoard_board @arguments(clipCardId: $clipCardId, filter: $filter, isList: $isList)
        }
      }
    }
    card: node(id: $cardId) @include(if: $hasCard) {
      ...ClipCardTile_clipCard @alias(as: "tile")
    }
    ...TaskList_query
      @arguments(clipCardId: $clipCardId, filter: $filter, sort: $sort)
      @include(if: $isList)
      @alias(as: "list")
  }
`;

interface TasksScreenProps {
  queryRef: PreloadedQuery<TasksScreenQuery>;
}

/** The board or the list, and over it the task that the address names. */
export const TasksScreen = ({ queryRef }: TasksScreenProps) => (
  <>
    <PageBoundary title="Kunne ikke hente opgaver">
      <Suspense fallback={<TasksSkeleton />}>
        <Tasks queryRef={queryRef} />
      </Suspense>
    </PageBoundary>
    <Outlet />
  </>
);

function Tasks({ queryRef }: TasksScreenProps) {
  const {
    viewer: { customer },
    card,
    list,
  } = usePreloadedQuery<TasksScreenQuery>(tasksQuery, queryRef);
  if (!customer)
    return (
      <Page title="Opgaver">
        <NoCompany />
      </Page>
    );
  return (
    <TaskBoard
      board={customer.taskBoard}
      list={list ?? undefined}
      chosenCard={card?.tile ?? undefined}
      view={viewOf(queryRef.variables)}
    />
  );
}

/** What the loaded tasks are those of; the address may already say something else. */
const viewOf = ({ clipCardId, filter, isList }: TasksScreenQuery['variables']) => ({
  clipCardId: clipCardId ?? undefined,
  filter: (filter ?? undefined) as TaskFilter | undefined,
  isList,
});
