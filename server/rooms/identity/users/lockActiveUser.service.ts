import { LockMode } from '@mikro-orm/postgresql';
import type { Write } from '../../../platform/db/writes.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import { lockMemberships } from './memberships.service.ts';
import { Person } from './Person.ts';
import { User } from './User.ts';

/** A membership, and the person who had it when the call began. */
export interface Membership {
  userId: string;
  personId: string;
}

/**
 * Locks all memberships of a user's person and then the person, so that changes of one sign-in run one after another.
 * Throws UNAUTHENTICATED for a deactivated user, and for one whom the owner of the address has taken over meanwhile:
 * the caller has proved to be the former person alone, and must not change the sign-in of the owner.
 */
export async function lockActiveUser(write: Write, { userId, personId }: Membership): Promise<User> {
  const { em } = write;
  await lockMemberships(write, userId);
  const user = await em.findOne(
    User,
    { id: userId, personId, deactivatedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!user) throw unauthenticated('Invalid token');
  await em.findOneOrFail(Person, { id: user.personId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return user;
}
