import pg from 'pg';
import type { Actor } from '../actors/Actor.ts';
import { SyncRefusedError, type Ask } from '../actors/SyncedCopy.ts';
import { idIn } from '../idsIn.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callAtOnce, callField, sendGraphQL } from './callField.ts';
import { callUntilDone } from './callUntilDone.ts';
import { chooseCall } from './generated.ts';
import { outcomeOf } from './send.ts';

const PAGE_SIZES = [1, 2, 3, 7, 100];
const CALLS_BESIDE = 4;

/**
 * A program of a partner reads the next pages of its copy, while others write or a transaction that has written stays
 * open. The program may stop in the middle of a run, and sometimes begins anew.
 */
export const syncCopy: Action = {
  name: 'syncCopy',
  weight: 18,
  // The programs run by themselves, whoever else is about to act.
  async run(simulation, _actor, random) {
    const actor = random.pick([...simulation.copies.keys()]);
    const copy = simulation.copies.get(actor)!;
    if (random.chance(0.05)) copy.beginAnew();
    if (random.chance(0.3)) return deleteCopied(simulation, actor, random);
    if (random.chance(0.5)) {
      const commit = await beginLateWrite(simulation, actor, random);
      try {
        return `syncCopy of ${actor.name} beside a late write: ${await readPages(simulation, actor, random)}`;
      } finally {
        await commit();
      }
    }
    const calls = Array.from({ length: random.chance(0.5) ? CALLS_BESIDE : 0 }, () => {
      const caller = random.pick(simulation.actors);
      return { actor: caller, ...chooseCall(simulation, caller, { kind: 'mutation', random }) };
    });
    const [read, others] = await Promise.all([readPages(simulation, actor, random), callAtOnce(simulation, calls)]);
    return [`syncCopy of ${actor.name}: ${read}`, ...others].join('; beside ');
  },
};

/** A person of the company creates a department, which the program copies, and deletes the department. */
async function deleteCopied(simulation: Simulation, program: Actor, random: Random): Promise<string> {
  const owner = simulation.actors.find(
    ({ kind, customerId }) => kind === 'customer' && customerId === program.customerId,
  );
  const created = owner && (await callUntilDone(simulation, owner, random, 'createDepartment'));
  const id = idIn(created?.body, 'dep');
  if (!owner || !id) return 'syncCopy: no department was created';
  const read = await readPages(simulation, program, random);
  const deleted = await callField(simulation, owner, {
    kind: 'mutation',
    field: 'deleteDepartment',
    variables: { id },
  });
  return `syncCopy of ${program.name}: ${read}; deleteDepartment → ${outcomeOf(deleted)}`;
}

/** The calls of a program, for its copy. */
export const askAs =
  (simulation: Simulation, actor: Actor): Ask =>
  (name, query, variables) =>
    sendGraphQL(simulation, actor, { name, operation: '', query, variables });

const MOST_PAGES = 40;

async function readPages(simulation: Simulation, actor: Actor, random: Random): Promise<string> {
  const copy = simulation.copies.get(actor)!;
  const ask = askAs(simulation, actor);
  const [size, most] = [random.pick(PAGE_SIZES), random.chance(0.3) ? 1 + random.below(4) : MOST_PAGES];
  for (let pages = 1; pages <= most; pages += 1) {
    try {
      if (await copy.readPage(ask, size)) return `a whole run, ${pages} pages of ${size}`;
    } catch (error) {
      if (error instanceof SyncRefusedError) return error.message;
      throw error;
    }
  }
  return `${most} pages of ${size}`;
}

/**
 * Changes a user of the program's company in a transaction that is still open, as a slow or interrupted process would.
 * The values stay the same, so that nothing but the time of the change tells of it. Returns the function that commits.
 */
async function beginLateWrite({ db }: Simulation, { customerId }: Actor, random: Random): Promise<() => Promise<void>> {
  const users = await db.sql<{ id: string }>('select id from user_account where customer_id = $1 order by id', [
    customerId,
  ]);
  const client = new pg.Client({ connectionString: db.superuserUrl });
  await client.connect();
  await client.query('begin');
  if (users.length) await client.query('update user_account set name = name where id = $1', [random.pick(users).id]);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}
