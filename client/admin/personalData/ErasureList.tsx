import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import type { ErasureStatus } from '../../../domain/backOffice/erasure.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { Card, EmptyState, List } from '../../ui/Card.tsx';
import { ErasureRow } from './ErasureRow.tsx';
import type { ErasureList_query$key } from '#relay/ErasureList_query.graphql';
import type { ErasureListPageQuery } from '#relay/ErasureListPageQuery.graphql';
import type { ErasureListSubscription } from '#relay/ErasureListSubscription.graphql';

const subscription = graphql`
  subscription ErasureListSubscription($connections: [ID!]!) {
    adminErasureRequestChanged {
      edge @appendEdge(connections: $connections) {
        node {
          id
          status
          ...ErasureRow_request
        }
      }
    }
  }
`;

const emptyTexts: Readonly<Record<ErasureStatus, string>> = {
  REQUESTED: 'Ingen venter på svar',
  CONFIRMED: 'Ingen er ved at blive slettet',
  ERASED: 'Ingen er slettet',
  DECLINED: 'Ingen er afvist',
  WITHDRAWN: 'Ingen har fortrudt',
};

const queryFragment = graphql`
  fragment ErasureList_query on Query
  @refetchable(queryName: "ErasureListPageQuery")
  @argumentDefinitions(
    status: { type: "ErasureStatus!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      erasureRequests(status: $status, first: $count, after: $cursor) @connection(key: "ErasureList_erasureRequests") {
        __id
        totalCount
        edges {
          node {
            id
            status
            ...ErasureRow_request
          }
        }
      }
    }
  }
`;

/** Requests with one status. A request whose status changes leaves the list. */
export function ErasureList({ query, status }: { query: ErasureList_query$key; status: ErasureStatus }) {
  const {
    data: { admin },
    ...pages
  } = usePaginationFragment<ErasureListPageQuery, ErasureList_query$key>(queryFragment, query);
  const { __id: connection, totalCount } = admin.erasureRequests;
  useSubscription<ErasureListSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
  const requests = nodesOf(admin.erasureRequests).filter((request) => request.status === status);
  return (
    <Card flush>
      {requests.length ? (
        <List>
          {requests.map((request) => (
            <ErasureRow key={request.id} request={request} />
          ))}
        </List>
      ) : (
        <EmptyState
          icon={<ShieldCheck />}
          title={emptyTexts[status]}
          text="Brugere beder om sletning under Mine data. Dem, der ringer eller skriver, opretter du selv."
        />
      )}
      <MoreInCard
        shown={requests.length}
        total={Math.max(totalCount, requests.length)}
        pages={pages}
        failure="Kunne ikke hente flere anmodninger"
      />
    </Card>
  );
}
