import { sql } from 'kysely';
import { assertCurrentVersion } from '../../../platform/db/editing.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockMemberships, publishOtherMemberships } from './memberships.service.ts';
import { Person, personIdOf } from './Person.ts';
import { User } from './User.ts';

type Membership = Pick<User, 'customerId'> &
  Partial<Pick<User, 'role' | 'employeeRoles' | 'companyRole' | 'subjects' | 'departmentIds'>>;
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

/**
 * Adds a membership to the person of another one. The caller has locked the person's memberships. Violates a unique
 * index when the person is an active user of the company already.
 */
export async function addMembership(
  { em }: Pick<Write, 'em'>,
  { personId, name, email, emailConfirmedAt }: User,
  membership: Membership,
): Promise<User> {
  const user = em.create(User, { ...membership, personId, name, email, emailConfirmedAt });
  await em.flush();
  return user;
}

type PersonChanges = Partial<Pick<Person, 'name' | 'email' | 'emailConfirmedAt' | 'passwordHash'>>;

/**
 * Changes the person of a membership, with the role of the sign-in, and notifies the person's other companies. Throws
 * CONFLICT when the membership has changed since the caller read it.
 */
export async function changePerson(write: Write, user: User, changes: PersonChanges): Promise<void> {
  const { em } = write;
  await lockMembership(write, user);
  const person = await em.findOneOrFail(Person, { id: user.personId });
  Object.assign(person, changes);
  await em.flush();
  // A trigger has changed the copies in the membership.
  await em.refresh(user);
  await publishOtherMemberships(write, user);
}

const OWN_NAME = 'Kun personen selv kan ændre navnet, for personen er bruger i flere virksomheder.';

/**
 * Renames a user of the current company, with the role of customers, which cannot read the person. The database
 * requires the caller to be an administrator of the company. Throws FORBIDDEN for a person with memberships of several
 * companies, whose name belongs to all of them, and CONFLICT as `changePerson` does.
 */
export async function renameColleague(write: Write, user: User, name: string): Promise<void> {
  if (user.name === name) return;
  await lockMembership(write, user);
  const [answer] = await runIn(write.em, sql<{ may: boolean }>`select rename_colleague(${user.id}, ${name}) as may`);
  if (!answer?.may) throw new AppError('FORBIDDEN', OWN_NAME, { name: { code: 'NOT_ALLOWED', message: OWN_NAME } });
  await write.em.refresh(user);
}

/** Locks the memberships of the person, and stores what the caller has changed of this one. */
async function lockMembership(write: Write, user: User): Promise<void> {
  const versions = await lockMemberships(write, user.id);
  assertCurrentVersion(versions.get(user.id) ?? 0, user.version);
  await write.em.flush();
}
