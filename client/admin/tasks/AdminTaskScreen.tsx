import { ListChecks } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { useListBack } from '../../parts/lists/useListBack.ts';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { AdminConversation } from './AdminConversation.tsx';
import { AdminTaskClipCard } from './AdminTaskClipCard.tsx';
import { AdminTaskFacts } from './AdminTaskFacts.tsx';
import { AdminTaskFiles } from './AdminTaskFiles.tsx';
import styles from './AdminTasks.module.css';
import { LogTaskHours } from './LogTaskHours.tsx';
import { useAdminTaskChanges } from './useAdminTaskChanges.ts';
import type { AdminTaskScreenQuery, AdminTaskScreenQuery$data } from '#relay/AdminTaskScreenQuery.graphql';

export const adminTaskQuery = graphql`
  query AdminTaskScreenQuery($id: ID!) @preloadable {
    admin {
      task(id: $id) {
        id
        name
        description
        clipCard {
          department {
            customer {
              id
            }
          }
          ...AdminTaskClipCard_card
        }
        ...AdminTaskFacts_task
        ...LogTaskHours_task
      }
    }
    ...AdminConversation_query @arguments(id: $id)
    ...AdminTaskFiles_query @arguments(id: $id)
  }
`;

interface AdminTaskScreenProps {
  queryRef: PreloadedQuery<AdminTaskScreenQuery>;
}

/** A task of a company, where employees talk with the customer about it and enter their time. */
export const AdminTaskScreen = ({ queryRef }: AdminTaskScreenProps) => (
  <PageBoundary title="Kunne ikke hente opgaven" resetKey={queryRef}>
    <Suspense fallback={<Spinner />}>
      <LoadedTask queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

const backLink = { to: '/admin/tasks', label: 'Opgaver' };

function LoadedTask({ queryRef }: AdminTaskScreenProps) {
  const query = usePreloadedQuery<AdminTaskScreenQuery>(adminTaskQuery, queryRef);
  const back = useListBack(backLink);
  const { task } = query.admin;
  if (!task)
    return (
      <Page title="Opgave" back={back} wide>
        <EmptyState icon={<ListChecks />} title="Opgaven findes ikke" text="Den kan være slettet i ClickUp." />
      </Page>
    );
  return (
    <Page title={task.name} back={back} wide actions={<LogTaskHours task={task} />}>
      <TaskCards query={query} task={task} />
    </Page>
  );
}

interface TaskCardsProps {
  query: AdminTaskScreenQuery$data;
  task: NonNullable<AdminTaskScreenQuery$data['admin']['task']>;
}

function TaskCards({ query, task }: TaskCardsProps) {
  useAdminTaskChanges(task.clipCard.department.customer.id);
  return (
    <div className={styles.cards}>
      <Card>
        <p className={task.description ? styles.description : styles.noDescription}>
          {task.description || 'Opgaven har ingen beskrivelse.'}
        </p>
      </Card>
      <div className={styles.side}>
        <Card>
          <AdminTaskFacts task={task} />
        </Card>
        <Card>
          <AdminTaskClipCard card={task.clipCard} />
        </Card>
      </div>
      <Card>
        <AdminConversation query={query} />
      </Card>
      <Card>
        <AdminTaskFiles query={query} taskId={task.id} />
      </Card>
    </div>
  );
}
