import type { Adapter, AdapterPayload } from 'oidc-provider';

/** How long anything of the stand-in's provider is kept, in seconds. */
const HOUR = 3_600;
export const lifetimes = {
  AccessToken: HOUR,
  AuthorizationCode: 60,
  Grant: HOUR,
  IdToken: HOUR,
  Interaction: HOUR,
  Session: HOUR,
};

/** Returns the factory of a store in memory for one provider. The library's own one warns on every start. */
export function memoryAdapters(): (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>();
  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      async upsert(id, payload) {
        rows.set(keyOf(id), payload);
      },
      find: async (id) => rows.get(keyOf(id)),
      findByUid: async (uid) => [...rows.values()].find((row) => row.kind === model && row.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const row = rows.get(keyOf(id));
        if (row) row.consumed = Math.floor(Date.now() / 1_000);
      },
      async destroy(id) {
        rows.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
}
