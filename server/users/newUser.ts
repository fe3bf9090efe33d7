import type { UserRole } from '../../domain/vocabulary.ts';
import type { Write } from '../db/writes.ts';
import { User } from './User.ts';

interface NewUser {
  customerId: string | null;
  name: string;
  email: string;
  role: UserRole;
  passwordHash: string;
  /** Set only where a link that was mailed to the address has been opened, or an operator vouches for it. */
  emailConfirmedAt?: Date;
}

export function newUser(fields: NewUser): User {
  return Object.assign(new User(), fields);
}

/** Told to the company's own systems, which may have accounts of their own to make. */
export function tellOfNewUser({ webhook }: Write, { customerId, id: userId, name, email, role }: User): void {
  if (customerId) webhook({ customerId, type: 'user_created', data: { userId, name, email, role } });
}
