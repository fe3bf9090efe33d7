import { setTimeout as pause } from 'node:timers/promises';
import type { Invariant } from './Invariant.ts';

const PATIENCE_MS = 60_000;
const POLL_MS = 50;

export const everyChangeIsHeard: Invariant = {
  name: 'a socket that is read hears of each changed row of its company',
  holds: 'settled',
  async check({ db, listener }) {
    const changed = await db.sql<{ table_name: string; id: string }>(
      'select distinct table_name, id from simulated.change where customer_id = $1',
      [listener.customerId],
    );
    const missing = () => changed.filter(({ id }) => !listener.hasHeardOf(id));
    for (let waited = 0; missing().length && waited < PATIENCE_MS; waited += POLL_MS) await pause(POLL_MS);
    const violations = missing().map(({ table_name, id }) => `${table_name} ${id}`);
    await db.sql('delete from simulated.change');
    listener.forget();
    return violations;
  },
};
