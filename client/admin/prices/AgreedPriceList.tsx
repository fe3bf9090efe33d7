import { FileText, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAreas, WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { readPriceList } from '../../parts/prices/readPriceList.ts';
import { Button } from '../../ui/Button.tsx';
import { TableSection } from '../TableSection.tsx';
import { agreedPriceActions, agreedPriceColumns, type OpenPriceDialog } from './agreedPriceColumns.tsx';
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
  const { administer } = useAreas();
  const columns = agreedPriceColumns(readPriceList(data.priceList));
  const rows = nodesOf(agreedPrices).map(readAgreedPrice);
  return (
    <TableSection
      list={{
        label: 'Aftalte priser',
        columns: administer ? [...columns, agreedPriceActions((...opened) => setDialog(opened))] : columns,
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
        <WithinArea area="administer">
          <Button onPress={() => setAdding(true)}>
            <Plus aria-hidden /> Tilføj aftale
          </Button>
        </WithinArea>
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
