import { LockMode } from '@mikro-orm/postgresql';
import type { Write } from '../../../platform/db/writes.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import { lockMemberships } from './memberships.service.ts';
import { Person } from './Person.ts';
import { User } from './User.ts';

/**
 * Locks all memberships of a user's person and then the person, so that changes of one sign-in run one after another.
 * Throws UNAUTHENTICATED for a deactivated user.
 */
export async function lockActiveUser(write: Write, id: string): Promise<User> {
  const { em } = write;
  await lockMemberships(write, id);
  const user = await em.findOne(User, { id, deactivatedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw unauthenticated('Invalid token');
  await em.findOneOrFail(Person, { id: user.personId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return user;
}
