import { useMemo } from 'react';
import { graphql, readInlineData, useSubscription, type PreloadedQuery } from 'react-relay';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { useAreaSubscription } from '../../app/shell/areas/useAreaSubscription.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Companies.module.css';
import { CompanyFacts } from './CompanyFacts.tsx';
import { LoadedCompanyTab } from './CompanyTab.tsx';
import { companyPath } from './companyText.ts';
import { DepartmentBalances } from './DepartmentBalances.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { OverviewStats } from './OverviewStats.tsx';
import { SetupCard } from './SetupCard.tsx';
import { TasksAwaiting } from './TasksAwaiting.tsx';
import { CompanyTimeline } from './timeline/CompanyTimeline.tsx';
import type { CompanyOverview_customer$key } from '#relay/CompanyOverview_customer.graphql';
import type { CompanyOverviewBalanceSubscription } from '#relay/CompanyOverviewBalanceSubscription.graphql';
import type { CompanyOverviewQuery } from '#relay/CompanyOverviewQuery.graphql';
import type { CompanyOverviewSubscription } from '#relay/CompanyOverviewSubscription.graphql';

export const companyOverviewQuery = graphql`
  query CompanyOverviewQuery($id: ID!, $group: TimelineGroup, $person: String, $from: Date, $to: Date) @preloadable {
    admin {
      ...ContactMenu_admin
      customer(id: $id) {
        ...CompanyOverview_customer
      }
    }
    ...CompanyTimeline_query @arguments(id: $id, group: $group, person: $person, from: $from, to: $to)
    ...TasksAwaiting_query @arguments(id: $id)
    ...DepartmentBalances_query @arguments(id: $id)
  }
`;

const subscription = graphql`
  subscription CompanyOverviewSubscription($id: ID!) {
    adminChanged {
      customer(id: $id) {
        ...CompanyOverview_customer
        ...DepartmentBalances_customer
      }
    }
  }
`;

const balanceSubscription = graphql`
  subscription CompanyOverviewBalanceSubscription($id: ID!) {
    adminLedgerChanged(customerId: $id) {
      ...BalanceStat_customer
      ...DepartmentBalances_customer
    }
  }
`;

export function CompanyOverview({ queryRef }: { queryRef: PreloadedQuery<CompanyOverviewQuery> }) {
  const { id } = queryRef.variables;
  useSubscription<CompanyOverviewSubscription>(useMemo(() => ({ subscription, variables: { id } }), [id]));
  useAreaSubscription<CompanyOverviewBalanceSubscription>(
    'keepBooks',
    useMemo(() => ({ subscription: balanceSubscription, variables: { id } }), [id]),
  );
  return (
    <LoadedCompanyTab<CompanyOverviewQuery>
      failure="Kunne ikke hente virksomhedsoplysninger"
      query={companyOverviewQuery}
      queryRef={queryRef}
    >
      {(key, data) => {
        const customer = readCustomer(key);
        return (
          <>
            <OverviewStats customer={customer} />
            <div className={styles.overviewColumns}>
              <div className={styles.column}>
                <CompanyTimeline query={data} customerId={id} />
                <WithinArea area="support">
                  <TasksAwaiting query={data} customerId={id} />
                </WithinArea>
              </div>
              <div className={styles.column}>
                <CompanyFacts
                  customer={customer}
                  action={
                    <Link to={companyPath(id, 'oplysninger')}>
                      Se alle<span className="visually-hidden"> oplysninger</span>
                    </Link>
                  }
                />
                <WithinArea area="sell">
                  <OpenRequests customer={customer} />
                </WithinArea>
                <WithinArea area="keepBooks">
                  <DepartmentBalances query={data} />
                </WithinArea>
                <SetupCard customer={customer} admin={data.admin} />
              </div>
            </div>
          </>
        );
      }}
    </LoadedCompanyTab>
  );
}

const customerFragment = graphql`
  fragment CompanyOverview_customer on Customer @inline {
    ...OverviewStats_customer
    ...OpenRequests_customer
    ...CompanyFacts_customer
    ...SetupCard_customer
  }
`;

/** Reads the fields of a customer that both the query and the subscription fetch. */
const readCustomer = (customer: CompanyOverview_customer$key) => readInlineData(customerFragment, customer);
