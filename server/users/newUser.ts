import type { UserRole } from '../../domain/vocabulary.ts';
import type { Write } from '../db/writes.ts';
import { User } from './User.ts';

interface NewUser {
  customerId: string | null;
  name: string;
  email: string;
  role: UserRole;
  passwordHash: string;
  /** Set only when a link that was mailed to the address has been used, or an operator vouches for the address. */
  emailConfirmedAt?: Date;
}

export function newUser(fields: NewUser): User {
  return Object.assign(new User(), fields);
}

/** Notifies the company's webhooks, so that its own systems can create an account as well. */
export function sendUserCreatedWebhook({ webhook }: Write, { customerId, id: userId, name, email, role }: User): void {
  if (customerId) webhook({ customerId, type: 'user_created', data: { userId, name, email, role } });
}
