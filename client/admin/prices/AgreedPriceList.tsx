import { FileText, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { readPriceList } from '../../parts/prices/readPriceList.ts';
import { Button } from '../../ui/Button.tsx';
import { TableSection } from '../TableSection.tsx';
import { agreedPriceColumns, type OpenPriceDialog } from './agreedPriceColumns.tsx';
import { AgreedPriceDialog } from './AgreedPriceDialog.tsx';
import { readAgreedPrice } from './readAgreedPrice.ts';
import { WithdrawAgreedPriceDialog } from './WithdrawAgreedPriceDialog.tsx';
import type { AgreedPriceList_query$key } from '#relay/AgreedPriceList_query.graphql';
import type { AgreedPriceListPageQuery } from '#relay/AgreedPriceListPageQuery.graphql';
import type { AgreedPriceListSubscription } from '#relay/AgreedPriceListSubscription.graphql';

const subscription = graphql`
  subscription AgreedPriceListSubscription($customerId: ID!, $connections: [ID!]!) {
    adminAgreedPriceChanged(customerId: $customerId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...readAgreedPrice_price
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const queryFragment = graphql`
  fragment AgreedPriceList_query on Query
  @refetchable(queryName: "AgreedPriceListPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    priceList {
      ...readPriceList_list
    }
    admin {
      customer(id: $id) {
        agreedPrices(first: $count, after: $cursor) @connection(key: "AgreedPriceList_agreedPrices") {
          __id
          totalCount
          edges {
            node {
              ...readAgreedPrice_price
            }
          }
        }
      }
    }
  }
`;

/** The prices that are agreed with one company, newest first. */
export function AgreedPriceList({ query, customerId }: { query: AgreedPriceList_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<AgreedPriceListPageQuery, AgreedPriceList_query$key>(
    queryFragment,
    query,
  );
  const { __id: connection, totalCount, ...agreedPrices } = data.admin.customer!.agreedPrices;
  useSubscription<AgreedPriceListSubscription>(
    useMemo(() => ({ subscription, variables: { customerId, connections: [connection] } }), [customerId, connection]),
  );
  const [dialog, setDialog] = useState<Parameters<OpenPriceDialog>>();
  const [isAdding, setAdding] = useState(false);
  const [action, price] = dialog ?? [];
  const close = () => setDialog(undefined);
  const rows = nodesOf(agreedPrices).map(readAgreedPrice);
  return (
    <TableSection
      list={{
        label: 'Aftalte priser',
        columns: agreedPriceColumns(readPriceList(data.priceList), (...opened) => setDialog(opened)),
        failure: 'Kunne ikke hente priser',
        icon: <FileText />,
        empty: {
          title: 'Ingen aftalte priser',
          text: 'Kunden køber til prislisten. En aftalt pris går forud for den, også når den ændres.',
        },
      }}
      rows={rows}
      total={totalCount}
      pages={pages}
      createButton={
        <Button onPress={() => setAdding(true)}>
          <Plus aria-hidden /> Tilføj aftale
        </Button>
      }
    >
      {isAdding && (
        <AgreedPriceDialog customerId={customerId} connection={connection} onClose={() => setAdding(false)} />
      )}
      {price && action === 'edit' && (
        <AgreedPriceDialog price={price} customerId={customerId} connection={connection} onClose={close} />
      )}
      {price && action === 'withdraw' && (
        <WithdrawAgreedPriceDialog price={price} connection={connection} onClose={close} />
      )}
    </TableSection>
  );
}
