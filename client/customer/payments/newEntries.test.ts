import { expect, test } from '@jest/globals';
import {
  commitLocalUpdate,
  ConnectionHandler,
  createOperationDescriptor,
  Environment,
  Network,
  Observable,
  RecordSource,
  requestSubscription,
  Store,
  type GraphQLResponse,
} from 'relay-runtime';
import { addNewEntries } from './newEntries.ts';
import subscription from '#relay/DepartmentPaymentsSubscription.graphql';
import historyQuery from '#relay/LedgerHistoryPaginationQuery.graphql';

const entry = (id: string, status = 'PENDING') => ({
  cursor: id,
  node: {
    __typename: 'LedgerEntry',
    id,
    createdAt: '2026-11-21T09:00:00.000Z',
    description: 'Klippekort',
    net: 100,
    vat: 25,
    gross: 125,
    method: 'INVOICE',
    status,
    settledAt: null,
    periodFrom: null,
    periodTo: null,
    failureMessage: null,
    failedAttempts: 0,
    nextRetryAt: null,
    canPayNow: false,
  },
});

/** Loads a ledger with these ids, publishes an event with the newest entries, and returns the ledger afterwards. */
function receiveNewest(loadedIds: string[], newest: ReturnType<typeof entry>[], totalCount: number) {
  const answer = {
    data: { ledgerChanged: { id: 'dep_1', balance: 0, nextPayment: null, newest: { totalCount, edges: newest } } },
  } as unknown as GraphQLResponse;
  const network = Network.create(
    () => new Promise(() => undefined),
    () => Observable.create((sink) => sink.next(answer)),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const edges = loadedIds.map((id) => entry(id));
  environment.commitPayload(createOperationDescriptor(historyQuery, { id: 'dep_1', count: 20, after: null }), {
    node: {
      __typename: 'Department',
      id: 'dep_1',
      name: 'Salg',
      ledger: { totalCount: loadedIds.length, edges, pageInfo: { hasNextPage: true, endCursor: loadedIds.at(-1) } },
    },
  });
  requestSubscription(environment, { subscription, variables: {}, updater: addNewEntries });
  const result = { entries: [] as string[], total: 0 };
  commitLocalUpdate(environment, (store) => {
    const connection = ConnectionHandler.getConnection(store.get('dep_1')!, 'LedgerHistory_ledger')!;
    result.total = connection.getValue('totalCount') as number;
    const nodes = connection.getLinkedRecords('edges')!.map((edge) => edge.getLinkedRecord('node')!);
    result.entries = nodes.map((node) => `${node.getDataID()} ${String(node.getValue('status'))}`);
  });
  return result;
}

test('puts new entries on top, newest first, and keeps the entries that were loaded before', () => {
  expect(receiveNewest(['c', 'b', 'a'], [entry('e'), entry('d'), entry('c')], 5)).toEqual({
    entries: ['e PENDING', 'd PENDING', 'c PENDING', 'b PENDING', 'a PENDING'],
    total: 5,
  });
});

test('updates a listed entry in its place', () => {
  expect(receiveNewest(['c', 'b', 'a'], [entry('c', 'PAID'), entry('b', 'FAILED')], 3)).toEqual({
    entries: ['c PAID', 'b FAILED', 'a PENDING'],
    total: 3,
  });
});
