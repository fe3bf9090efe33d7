import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type Variables,
} from 'relay-runtime';
import { ToastRegion } from '../ui/Toast.tsx';
import { renderWithRouter } from './renderWithRouter.tsx';

type Records = Record<string, Record<string, unknown>>;

interface SentOperation {
  name: string;
  variables: Variables;
}

/**
 * Renders a component over a Relay store that holds the given records by id. `answer` returns the data of each query
 * and mutation that the component sends; subscriptions never get an event. Returns the operations that were sent; the
 * array grows as the component sends more.
 */
export function renderWithStore(
  component: ReactNode,
  records: Records,
  answer: (operation: SentOperation) => object,
): SentOperation[] {
  const sent: SentOperation[] = [];
  const network = Network.create(
    async ({ name }, variables) => {
      sent.push({ name, variables });
      return { data: answer({ name, variables }) } as GraphQLResponse;
    },
    () => Observable.create(() => undefined),
  );
  const environment = new Environment({
    network,
    store: new Store(new RecordSource(toStoreRecords(records) as never)),
  });
  const element = (
    <RelayEnvironmentProvider environment={environment}>
      {component}
      <ToastRegion />
    </RelayEnvironmentProvider>
  );
  renderWithRouter(element);
  return sent;
}

const toStoreRecords = (records: Records) =>
  Object.fromEntries(Object.entries(records).map(([id, fields]) => [id, { __id: id, id, ...fields }]));

/** The store's value of a field that links to one record. */
export const recordLink = (id: string) => ({ __ref: id });
/** The store's value of a field that links to several records. */
export const recordLinks = (ids: string[]) => ({ __refs: ids });

/** The store's records of a connection with one page: the connection, its page info, and an edge for each node. */
export function connectionRecords(listId: string, nodeIds: string[]): Records {
  const edges = nodeIds.map(
    (id) => [`${listId}:${id}`, { __typename: 'Edge', cursor: id, node: recordLink(id) }] as const,
  );
  const pageInfo = `${listId}:pageInfo`;
  return {
    [listId]: {
      __typename: 'Connection',
      edges: recordLinks(edges.map(([id]) => id)),
      pageInfo: recordLink(pageInfo),
      totalCount: nodeIds.length,
      __connection_next_edge_index: nodeIds.length,
    },
    [pageInfo]: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    ...Object.fromEntries(edges),
  };
}

/** A fragment reference to a record, for a component that reads the fragment with these arguments. */
export const fragmentRef = (id: string, fragment: string, args: Variables = {}) =>
  ({
    __id: id,
    __fragments: { [fragment]: args },
    __fragmentOwner: { identifier: 'test', node: { operation: {}, params: {} }, variables: {}, cacheConfig: null },
  }) as never;
