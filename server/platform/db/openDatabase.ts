import type { Config } from '../config.ts';
import { entitiesOf, messagesOf, storesOf, type Room } from '../room.ts';
import { createOrm } from './orm.ts';
import { ReadPool } from './readPool.ts';
import { Writes } from './writes.ts';

/**
 * Opens the database for a command, with small pools. Live events and messages are stored only; a running portal
 * publishes and sends them. The command must call `close`.
 */
export async function openDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>, rooms: Room[]) {
  const reads = new ReadPool(databaseUrl, 2);
  const orm = await createOrm(databaseUrl, { entities: entitiesOf(rooms), poolSize: 2 });
  return {
    reads,
    writes: new Writes(orm, storesOf(messagesOf(rooms)), { onCommit: () => undefined }),
    close: async () => void (await Promise.all([reads.close(), orm.close(true)])),
  };
}
