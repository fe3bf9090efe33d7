import { ListChecks } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { EstimateWarning } from '../../customer/tasks/EstimateWarning.tsx';
import { useListBack } from '../../parts/lists/useListBack.ts';
import { Card, EmptyState, FactList } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { AdminConversation } from './AdminConversation.tsx';
import styles from './AdminTasks.module.css';
import type { AdminTaskScreenQuery } from '#relay/AdminTaskScreenQuery.graphql';

export const adminTaskQuery = graphql`
  query AdminTaskScreenQuery($id: ID!) @preloadable {
    admin {
      task(id: $id) {
        name
        description
        status
        minutesSpent
        estimateMinutes
        ...useShortage_task
        updatedAt
        approvedAt
        approvedBy
        clipCard {
          department {
            name
            customer {
              id
              name
            }
          }
        }
      }
    }
    ...AdminConversation_query @arguments(id: $id)
  }
`;

interface AdminTaskScreenProps {
  queryRef: PreloadedQuery<AdminTaskScreenQuery>;
}

/** A task of a company, where admins talk with the customer about it. */
export const AdminTaskScreen = ({ queryRef }: AdminTaskScreenProps) => (
  <PageBoundary title="Kunne ikke hente opgaven" resetKey={queryRef}>
    <Suspense fallback={<Spinner />}>
      <LoadedTask queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

const backLink = { to: '/admin/overview/tasks', label: 'Åbne opgaver' };

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
  const { name, description, status, minutesSpent, estimateMinutes, updatedAt, approvedAt, approvedBy, clipCard } =
    task;
  const { department } = clipCard;
  return (
    <Page title={name} back={back} wide>
      <div className={styles.cards}>
        <Card>
          <FactList
            facts={[
              {
                term: 'Virksomhed',
                value: <CompanyLink id={department.customer.id} name={department.customer.name} />,
              },
              { term: 'Afdeling', value: department.name },
              { term: 'Status', value: status },
              { term: 'Tid brugt', value: <span className="num">{formatWorkedTime(minutesSpent)}</span> },
              ...(estimateMinutes
                ? [{ term: 'Anslået', value: <span className="num">{formatWorkedTime(estimateMinutes)}</span> }]
                : []),
              { term: 'Opdateret', value: <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time> },
              ...(approvedAt
                ? [{ term: 'Godkendt', value: `${formatDateTime(approvedAt)} af ${approvedBy ?? 'kunden'}` }]
                : []),
            ]}
          />
          <EstimateWarning task={task} buysHours={false} />
          {description && <p className={styles.description}>{description}</p>}
        </Card>
        <Card>
          <AdminConversation query={query} />
        </Card>
      </div>
    </Page>
  );
}
