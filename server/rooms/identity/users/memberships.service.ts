import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { IS_ADMINISTRATOR } from './administrators.reads.ts';
import type { User } from './User.ts';

/**
 * Locks all memberships of the person who has this one, in the order of their ids. Memberships are always locked before
 * their person, because the trigger that writes the copies would otherwise wait for somebody who waits for the person.
 * Returns their versions by id.
 */
export async function lockMemberships({ em }: Pick<Write, 'em'>, userId: string): Promise<Map<string, number>> {
  const locked = await runIn(
    em,
    sql<{ id: string; version: number }>`select id, version from user_account
     where person_id = (select person_id from user_account where id = ${userId})
     order by id for no key update`,
  );
  return new Map(locked.map(({ id, version }) => [id, version]));
}

/**
 * Locks all memberships of a person who leaves a company, and the administrators of the company, in the order of their
 * ids. The check that an administrator remains locks the administrators as well: two people who leave the company at
 * once would otherwise each hold the row for which the other one waits. Locks no rows of a company of which the person
 * is no user.
 */
export async function lockMembershipsToLeave(
  { em }: Pick<Write, 'em'>,
  personId: string,
  customerId: string,
): Promise<void> {
  await runIn(
    em,
    sql`select id from user_account
     where person_id = ${personId} or (customer_id = ${customerId} and ${IS_ADMINISTRATOR} and exists (
       select from user_account own where own.person_id = ${personId} and own.customer_id = ${customerId}
         and own.deactivated_at is null))
     order by id for no key update`,
  );
}

/** Notifies the other companies of a person who has changed. Needs the role of the sign-in, which sees all of them. */
export async function publishOtherMemberships({ em, publish }: Write, { id, personId }: User): Promise<void> {
  const others = await runIn(
    em,
    sql<{ id: string; customerId: string | null }>`select id, customer_id as "customerId" from user_account
     where person_id = ${personId} and id <> ${id} and deactivated_at is null order by id`,
  );
  for (const other of others) publish({ topic: 'user.changed', ...other });
}
