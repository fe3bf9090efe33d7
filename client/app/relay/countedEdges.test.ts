import { describe, expect, test } from '@jest/globals';
import { Environment, Network, RecordSource, Store, type HandleFieldPayload } from 'relay-runtime';
import { countingHandlers } from './countedEdges.ts';

const CONNECTION = 'list';

function listOf(ids: string[], total: number, hasNextPage = false) {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('no network'))),
    store: new Store(new RecordSource()),
  });
  environment.commitUpdate((store) => {
    const list = store.create(CONNECTION, 'TaskCommentConnection');
    list.setValue(total, 'totalCount');
    // Relay numbers the edges that it inserts.
    list.setValue(ids.length, '__connection_next_edge_index');
    const pageInfo = store.create('pageInfo', 'PageInfo');
    pageInfo.setValue(hasNextPage, 'hasNextPage');
    list.setLinkedRecord(pageInfo, 'pageInfo');
    list.setLinkedRecords(
      ids.map((id) => {
        const edge = store.create(`edge ${id}`, 'TaskCommentEdge');
        edge.setLinkedRecord(store.create(id, 'TaskComment'), 'node');
        return edge;
      }),
      'edges',
    );
  });
  const run = (handle: string, id: string) =>
    environment.commitUpdate((store) => {
      const change = store.create(`change ${Math.random()}`, 'TaskCommentChange');
      const edge = store.create(`new edge ${Math.random()}`, 'TaskCommentEdge');
      edge.setLinkedRecord(store.get(id) ?? store.create(id, 'TaskComment'), 'node');
      change.setLinkedRecord(edge, 'edge');
      change.setValue(id, 'deletedId');
      countingHandlers(handle).update(store, {
        dataID: change.getDataID(),
        fieldKey: handle === 'deleteEdge' ? 'deletedId' : 'edge',
        args: {},
        handle,
        handleKey: '',
        handleArgs: { connections: [CONNECTION] },
      } as unknown as HandleFieldPayload);
    });
  const readTotal = () => environment.getStore().getSource().get(CONNECTION)!.totalCount;
  return { run, total: readTotal };
}

describe('the total of a list', () => {
  test('counts what a mutation and its live event insert, once, and what is deleted', () => {
    const { run, total } = listOf(['c2', 'c1'], 2);
    run('prependEdge', 'c3');
    run('prependEdge', 'c3');
    expect(total()).toBe(3);
    run('deleteEdge', 'c1');
    run('deleteEdge', 'c9');
    expect(total()).toBe(2);
  });

  test('counts a new row, and no old one whose page is not loaded', () => {
    const { run, total } = listOf(['c9', 'c8'], 5, true);
    run('prependEdge', 'c1');
    expect(total()).toBe(5);
    run('prependEdge', 'd1');
    expect(total()).toBe(6);
  });
});
