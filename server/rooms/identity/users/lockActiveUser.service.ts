import { LockMode } from '@mikro-orm/postgresql';
import type { Write } from '../../../platform/db/writes.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import { Person } from './Person.ts';
import { User } from './User.ts';

/**
 * Locks a user and the user's person, in this order, so that changes of one sign-in run one after another. Throws
 * UNAUTHENTICATED for a deactivated user.
 */
export async function lockActiveUser({ em }: Write, id: string): Promise<User> {
  const user = await em.findOne(User, { id, deactivatedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw unauthenticated('Invalid token');
  await em.findOneOrFail(Person, { id: user.personId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return user;
}
