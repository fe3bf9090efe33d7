import { sql } from 'kysely';
import { assertCurrentVersion } from '../../../platform/db/editing.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { Person, personIdOf } from './Person.ts';
import { User } from './User.ts';

type Membership = Pick<User, 'customerId'> & Partial<Pick<User, 'role' | 'companyRole'>>;
type NewPerson = Pick<Person, 'name' | 'email' | 'passwordHash'> & Partial<Pick<Person, 'emailConfirmedAt'>>;

/**
 * Creates a person with a membership. The person is inserted by a statement, because a role that creates users may
 * insert a person but not read one, and the ORM reads an inserted row back.
 */
export async function createPersonWithMembership(
  { em }: Pick<Write, 'em'>,
  { name, email, passwordHash, emailConfirmedAt = null }: NewPerson,
  membership: Membership,
): Promise<User> {
  const id = newId(User.idPrefix);
  const personId = personIdOf(id);
  await runIn(
    em,
    sql`insert into person (id, name, email, email_confirmed_at, password_hash, has_signed_in, created_at)
     values (${personId}, ${name}, ${email}, ${emailConfirmedAt}, ${passwordHash}, false, now())`,
  );
  const user = em.create(User, { ...membership, id, personId, name, email, emailConfirmedAt });
  await em.flush();
  return user;
}

type PersonChanges = Partial<Pick<Person, 'name' | 'email' | 'emailConfirmedAt' | 'passwordHash'>>;

/**
 * Changes the person of a membership, with the role of the sign-in. Throws CONFLICT when the membership has changed
 * since the caller read it.
 */
export async function changePerson(write: Write, user: User, changes: PersonChanges): Promise<void> {
  const { em } = write;
  await lockMembership(write, user);
  const person = await em.findOneOrFail(Person, { id: user.personId });
  Object.assign(person, changes);
  await em.flush();
  // A trigger has changed the copies in the membership.
  await em.refresh(user);
}

/**
 * Renames a user of the current company, with the role of customers, which cannot read the person. The database
 * requires the caller to be an administrator of the company. Throws CONFLICT as `changePerson` does.
 */
export async function renameColleague(write: Write, user: User, name: string): Promise<void> {
  if (user.name === name) return;
  await lockMembership(write, user);
  await runIn(write.em, sql`select rename_colleague(${user.id}, ${name})`);
  await write.em.refresh(user);
}

/**
 * Stores what the caller has changed of the membership, and locks it. A membership is always locked before its person,
 * because the trigger that writes the copies would otherwise wait for somebody who waits for the person.
 */
async function lockMembership({ em }: Write, user: User): Promise<void> {
  await em.flush();
  const [stored] = await runIn(
    em,
    sql<{ version: number }>`select version from user_account where id = ${user.id} for no key update`,
  );
  assertCurrentVersion(stored?.version ?? 0, user.version);
}
