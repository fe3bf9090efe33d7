import { FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { Allowed, RoleNotice } from '../../app/shell/permissions.tsx';
import { MoreCards } from '../../parts/lists/MorePages.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { DepartmentCard } from './DepartmentCard.tsx';
import { CreateDepartmentDialog } from './departmentDialogs.ts';
import styles from './Departments.module.css';
import { departmentsHead } from './departmentsHead.ts';
import type { DepartmentList_customer$key } from '#relay/DepartmentList_customer.graphql';
import type { DepartmentListPaginationQuery } from '#relay/DepartmentListPaginationQuery.graphql';

const subscription = graphql`
  subscription DepartmentListSubscription($connections: [ID!]!) {
    departmentChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...DepartmentCard_department
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const customerFragment = graphql`
  fragment DepartmentList_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "DepartmentListPaginationQuery") {
    departments(first: $count, after: $after) @connection(key: "DepartmentList_departments") {
      __id
      totalCount
      edges {
        node {
          id
          ...DepartmentCard_department
        }
      }
    }
  }
`;

export function DepartmentList({ customer }: { customer: DepartmentList_customer$key }) {
  const {
    data: { departments },
    ...pages
  } = usePaginationFragment<DepartmentListPaginationQuery, DepartmentList_customer$key>(customerFragment, customer);
  const { __id: connectionId } = departments;
  useLiveUpdates(subscription, connectionId);
  const [isAdding, setAdding] = useState(false);
  const loaded = nodesOf(departments);
  return (
    <Page
      {...departmentsHead}
      actions={
        <Allowed to="canManageCompany">
          <Button variant="primary" onPress={() => setAdding(true)}>
            <Plus aria-hidden /> Tilføj afdeling
          </Button>
        </Allowed>
      }
    >
      <RoleNotice to="canManageCompany">Kun en kontoadministrator kan ændre afdelinger og betalingsmetoder.</RoleNotice>
      {loaded.length ? (
        <ul className={styles.grid}>
          {loaded.map((department) => (
            <li key={department.id}>
              <DepartmentCard department={department} connectionId={connectionId} />
            </li>
          ))}
        </ul>
      ) : (
        <Card flush>
          <EmptyState
            icon={<FolderTree />}
            title="Ingen afdelinger endnu"
            text="Licenser, serviceaftaler og klippekort hører til en afdeling, så begynd med at oprette en."
            action={
              <Allowed to="canManageCompany">
                <Button onPress={() => setAdding(true)}>Tilføj afdeling</Button>
              </Allowed>
            }
          />
        </Card>
      )}
      <MoreCards
        shown={loaded.length}
        total={departments.totalCount}
        pages={pages}
        failure="Kunne ikke hente afdelinger"
      />
      {isAdding && <CreateDepartmentDialog connectionId={connectionId} onClose={() => setAdding(false)} />}
    </Page>
  );
}
