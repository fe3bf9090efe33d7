import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Outlet } from 'react-router';
import { NoCompany } from '../company/NoCompany.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { Page } from '../ui/Page.tsx';
import { TaskBoard } from './TaskBoard.tsx';
import { TasksSkeleton } from './TasksSkeleton.tsx';
import type { TasksScreenQuery } from './__generated__/TasksScreenQuery.graphql.ts';

export const tasksQuery = graphql`
  query TasksScreenQuery($clipCardId: ID) @preloadable {
    viewer {
      customer {
        taskBoard {
          ...TaskBoard_board @arguments(clipCardId: $clipCardId)
        }
      }
    }
  }
`;

interface TasksScreenProps {
  queryRef: PreloadedQuery<TasksScreenQuery>;
}

/** The board, and over it the task that the address names. */
export const TasksScreen = ({ queryRef }: TasksScreenProps) => (
  <>
    <ScreenBoundary title="Kunne ikke hente opgaver">
      <Suspense fallback={<TasksSkeleton />}>
        <Tasks queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
    <Outlet />
  </>
);

function Tasks({ queryRef }: TasksScreenProps) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<TasksScreenQuery>(tasksQuery, queryRef);
  if (!customer)
    return (
      <Page title="Opgaver">
        <NoCompany />
      </Page>
    );
  return <TaskBoard board={customer.taskBoard} clipCardId={queryRef.variables.clipCardId ?? undefined} />;
}
