import { Plus, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { MoreCards } from '../../parts/lists/MorePages.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { AgreementCard } from './AgreementCard.tsx';
import { agreementsHead } from './agreementsHead.ts';
import styles from './ServiceAgreements.module.css';
import type { AgreementList_customer$key } from '#relay/AgreementList_customer.graphql';
import type { AgreementListPaginationQuery } from '#relay/AgreementListPaginationQuery.graphql';
import type { AgreementListSubscription } from '#relay/AgreementListSubscription.graphql';

const PURCHASE_PATH = '/service-agreement/purchase';

const subscription = graphql`
  subscription AgreementListSubscription($connections: [ID!]!) {
    serviceAgreementChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...AgreementCard_agreement
          ...AgreementDetails_agreement
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const customerFragment = graphql`
  fragment AgreementList_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "AgreementListPaginationQuery") {
    serviceAgreements(first: $count, after: $after) @connection(key: "AgreementList_serviceAgreements") {
      __id
      totalCount
      edges {
        node {
          id
          ...AgreementCard_agreement
        }
      }
    }
  }
`;

export function AgreementList({ customer }: { customer: AgreementList_customer$key }) {
  const {
    data: { serviceAgreements },
    ...pages
  } = usePaginationFragment<AgreementListPaginationQuery, AgreementList_customer$key>(customerFragment, customer);
  const { __id: connection } = serviceAgreements;
  useSubscription<AgreementListSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
  const agreements = nodesOf(serviceAgreements);
  return (
    <Page
      {...agreementsHead}
      actions={
        <Allowed to="canBuy">
          <ButtonLink to={PURCHASE_PATH} variant="primary">
            <Plus aria-hidden /> Bestil serviceaftale
          </ButtonLink>
        </Allowed>
      }
    >
      {agreements.length ? (
        <ul className={styles.grid}>
          {agreements.map((agreement) => (
            <li key={agreement.id}>
              <AgreementCard agreement={agreement} />
            </li>
          ))}
        </ul>
      ) : (
        <Card flush>
          <EmptyState
            icon={<ShieldCheck />}
            title="Ingen serviceaftaler endnu"
            text={
              'Med en serviceaftale får en afdeling hjælp inden for aftalte frister. ' +
              'Det tager et par minutter at bestille.'
            }
            action={
              <Allowed to="canBuy">
                <ButtonLink to={PURCHASE_PATH}>Bestil en serviceaftale</ButtonLink>
              </Allowed>
            }
          />
        </Card>
      )}
      <MoreCards
        shown={agreements.length}
        total={serviceAgreements.totalCount}
        pages={pages}
        failure="Kunne ikke hente serviceaftaler"
      />
    </Page>
  );
}
