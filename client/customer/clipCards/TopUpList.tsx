import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { useDepartmentChanges } from '../../parts/paymentCard/useDepartmentChanges.ts';
import { CompanyPrices } from '../../parts/prices/CompanyPrices.tsx';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import styles from './TopUp.module.css';
import { TopUpRow } from './TopUpRow.tsx';
import type { TopUpList_customer$key } from '#relay/TopUpList_customer.graphql';
import type { TopUpListPaginationQuery } from '#relay/TopUpListPaginationQuery.graphql';

const PAGE_SIZE = 20;

const subscription = graphql`
  subscription TopUpListSubscription {
    clipCardTopUpChanged {
      ...TopUpRow_department
      # A change of the price is a reason for a pause.
      customer {
        ...CompanyPrices_customer
      }
    }
  }
`;

interface TopUpListProps {
  customer: TopUpList_customer$key;
  /** Whether the viewer may set up automatic purchases, beside buying. */
  canSetUp: boolean;
}

const customerFragment = graphql`
  fragment TopUpList_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "TopUpListPaginationQuery") {
    ...CompanyPrices_customer
    departments(first: $count, after: $after) @connection(key: "TopUpList_departments") {
      __id
      totalCount
      edges {
        node {
          id
          clipCardTopUp {
            state
          }
          ...TopUpRow_department
        }
      }
    }
  }
`;

/** The automatic purchases of the company's departments. */
export function TopUpList({ customer, canSetUp }: TopUpListProps) {
  const { data, ...pages } = usePaginationFragment<TopUpListPaginationQuery, TopUpList_customer$key>(
    customerFragment,
    customer,
  );
  const { canBuy } = usePermissions();
  useDepartmentChanges(data.departments.__id);
  useLiveUpdates(subscription);
  const departments = nodesOf(data.departments).filter(({ clipCardTopUp }) => canBuy || clipCardTopUp);
  if (!departments.length) return null;
  return (
    <CompanyPrices customer={data}>
      <div className={styles.section}>
        <Card flush>
          <CardHead
            title="Automatisk køb"
            text="Køb timer, når der er få tilbage, så arbejdet ikke går i stå. Højst én gang om ugen pr. afdeling."
          />
          <List>
            {departments.map((department) => (
              <TopUpRow key={department.id} department={department} canSetUp={canSetUp} />
            ))}
          </List>
          <MoreInCard
            shown={departments.length}
            total={data.departments.totalCount}
            pages={pages}
            size={PAGE_SIZE}
            failure="Kunne ikke hente afdelinger"
          />
        </Card>
      </div>
    </CompanyPrices>
  );
}
