import {
  DefaultHandlerProvider,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';

type Handler = ReturnType<typeof DefaultHandlerProvider>;
/** Its arguments are left out of the type of the library. */
type EdgePayload = HandleFieldPayload & { handleArgs: { connections: readonly string[] } };

const EDGE_DIRECTIVES = new Set(['prependEdge', 'appendEdge', 'deleteEdge']);

/** Relay's handlers of directives. Those that insert and delete edges also keep the `totalCount` of the list right. */
export const countingHandlers = (handle: string): Handler => {
  const handler = DefaultHandlerProvider(handle);
  return EDGE_DIRECTIVES.has(handle) ? counting(handler) : handler;
};

const counting = (handler: Handler): Handler => ({
  update(store: RecordSourceProxy, payload: HandleFieldPayload) {
    const { handleArgs } = payload as EdgePayload;
    const lists = listsOf(store, handleArgs.connections);
    handler.update(store, payload);
    for (const { list, ids } of lists) {
      const total = list.getValue('totalCount');
      if (typeof total !== 'number') continue;
      const now = idsIn(list);
      const deleted = ids.filter((id) => !now.includes(id)).length;
      const inserted = now.filter((id) => !ids.includes(id) && isNew(list, id, ids)).length;
      list.setValue(total + inserted - deleted, 'totalCount');
    }
  },
});

const listsOf = (store: RecordSourceProxy, connections: readonly string[]) =>
  connections.flatMap((connection) => {
    const list = store.get(connection);
    return list ? [{ list, ids: idsIn(list) }] : [];
  });

const idsIn = (list: RecordProxy): string[] =>
  (list.getLinkedRecords('edges') ?? []).flatMap((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? []);

/**
 * The event of an old row inserts it too while its page is not loaded, but the server has counted it already. Ids grow
 * with time.
 */
const isNew = (list: RecordProxy, id: string, others: readonly string[]): boolean =>
  !list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') || others.every((other) => other < id);
