import type { Services } from '../platform/services.ts';
import { fixtures } from './fixtures.ts';
import type { TestDatabase } from './testDatabase.ts';
import { TestRows } from './TestRows.ts';
import type { World } from './World.ts';

/** Creates the factories of all rooms for a database. */
export function createWorld(
  db: Pick<TestDatabase, 'sql'>,
  { tokens, secrets }: Pick<Services, 'tokens' | 'secrets'>,
): World {
  const rows = new TestRows(db);
  const world = {} as World;
  for (const { factories } of fixtures) Object.assign(world, factories?.(rows, { world, tokens, secrets }));
  return world;
}
