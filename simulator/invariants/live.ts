import { setTimeout as pause } from 'node:timers/promises';
import { listenHonestly } from '../actors/listeners.ts';
import { foreignIds } from './foreignIds.ts';
import type { Invariant } from './Invariant.ts';

const PATIENCE_MS = 60_000;
const POLL_MS = 50;

export const everyChangeIsHeard: Invariant = {
  name: 'a socket that is read hears of each changed row of its company',
  holds: 'settled',
  async check(simulation) {
    const { db, listener } = simulation;
    const changed = await db.sql<{ table_name: string; id: string }>(
      'select distinct table_name, id from simulated.change where customer_id = $1',
      [listener.customerId],
    );
    const [token] = await db.sql('select id from api_token where id = $1 and revoked_at is null', [listener.tokenId]);
    const missing = () => (token && !listener.hasMissed ? changed.filter(({ id }) => !listener.heardIds.has(id)) : []);
    for (let waited = 0; missing().length && waited < PATIENCE_MS; waited += POLL_MS) await pause(POLL_MS);
    const violations = missing().map(({ table_name, id }) => `${table_name} ${id}`);
    await db.sql('delete from simulated.change');
    listener.forget();
    if (!token) {
      // An admin has revoked the token, so the socket was closed and rightly missed what came after.
      await listener.close();
      simulation.listener = await listenHonestly(simulation);
    }
    return violations;
  },
};

export const noForeignRowIsHeard: Invariant = {
  name: 'a socket hears of no row of another company',
  holds: 'settled',
  async check({ db, listener, hostileListener }) {
    const heard = await Promise.all(
      [listener, hostileListener].map(({ heardIds, customerId }) => foreignIds(db, [...heardIds], customerId)),
    );
    hostileListener.forget();
    return heard.flat();
  },
};
