import { type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue.ts';
import styles from './Payments.module.css';
import type { DepartmentTabs_customer$key } from '#relay/DepartmentTabs_customer.graphql';
import type { DepartmentTabsPaginationQuery } from '#relay/DepartmentTabsPaginationQuery.graphql';

const subscription = graphql`
  subscription DepartmentTabsSubscription($connections: [ID!]!) {
    departmentChanged {
      edge @appendEdge(connections: $connections) {
        node {
          id
          name
          ...PaymentInfo_department
        }
      }
      deletedId @deleteRecord
    }
  }
`;

interface DepartmentTabsProps {
  customer: DepartmentTabs_customer$key;
  selected: { id: string; name: string };
  /** The content of the selected tab. */
  children: ReactNode;
}

const customerFragment = graphql`
  fragment DepartmentTabs_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @refetchable(queryName: "DepartmentTabsPaginationQuery") {
    departments(first: $count, after: $after) @connection(key: "DepartmentTabs_departments") {
      __id
      totalCount
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

/** A tab for each department. The URL names the selected department. */
export function DepartmentTabs({ customer, selected, children }: DepartmentTabsProps) {
  const {
    data: { departments },
    ...pages
  } = usePaginationFragment<DepartmentTabsPaginationQuery, DepartmentTabs_customer$key>(customerFragment, customer);
  const hasSeveralPages = useHasBeenTrue(pages.hasNext);
  useLiveUpdates(subscription, departments.__id);
  const navigate = useNavigate();
  const loaded = nodesOf(departments);
  // The URL can name a department that is not loaded yet.
  const shown = loaded.some(({ id }) => id === selected.id) ? loaded : [selected, ...loaded];
  return (
    <>
      {hasSeveralPages && (
        <div className={styles.pages}>
          <MorePages
            shown={loaded.length}
            total={departments.totalCount}
            pages={pages}
            size={100}
            failure="Kunne ikke hente afdelinger"
          />
        </div>
      )}
      <Tabs
        label="Afdelinger"
        selected={selected.id}
        onSelect={(id) => id !== selected.id && void navigate(`?department=${id}`)}
        tabs={shown.map(({ id, name }) => ({ id, title: name, content: id === selected.id ? children : null }))}
      />
    </>
  );
}
