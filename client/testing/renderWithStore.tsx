import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router';
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

type Records = Record<string, Record<string, unknown>>;

interface Sent {
  name: string;
  variables: Variables;
}

/** A component over what is in the store already; what it sends is answered here, and what it listens for never comes. */
export function renderWithStore(component: ReactNode, records: Records, answer: (sent: Sent) => object): Sent[] {
  const sent: Sent[] = [];
  const network = Network.create(
    async ({ name }, variables) => {
      sent.push({ name, variables });
      return { data: answer({ name, variables }) } as GraphQLResponse;
    },
    () => Observable.create(() => undefined),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource(stored(records) as never)) });
  const element = (
    <RelayEnvironmentProvider environment={environment}>
      {component}
      <ToastRegion />
    </RelayEnvironmentProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return sent;
}

/** Each under its id. */
const stored = (records: Records) =>
  Object.fromEntries(Object.entries(records).map(([id, fields]) => [id, { __id: id, id, ...fields }]));

export const one = (id: string) => ({ __ref: id });
export const many = (ids: string[]) => ({ __refs: ids });

/** A list under the key of its connection, with an edge for each. */
export function connectionOf(listId: string, nodeIds: string[]): Records {
  const edges = nodeIds.map((id) => [`${listId}:${id}`, { __typename: 'Edge', cursor: id, node: one(id) }] as const);
  const pageInfo = `${listId}:pageInfo`;
  return {
    [listId]: {
      __typename: 'Connection',
      edges: many(edges.map(([id]) => id)),
      pageInfo: one(pageInfo),
      totalCount: nodeIds.length,
      __connection_next_edge_index: nodeIds.length,
    },
    [pageInfo]: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    ...Object.fromEntries(edges),
  };
}

/** What a component takes that reads a fragment of it, with the fragment's own arguments. */
export const refTo = (id: string, fragment: string, args: Variables = {}) =>
  ({
    __id: id,
    __fragments: { [fragment]: args },
    __fragmentOwner: { identifier: 'test', node: { operation: {}, params: {} }, variables: {}, cacheConfig: null },
  }) as never;
