import type { UserRole } from '../../domain/vocabulary.ts';
import { User } from './User.ts';

interface NewUser {
  customerId: string | null;
  name: string;
  email: string;
  role: UserRole;
  passwordHash: string;
}

export function newUser({ customerId, name, email, role, passwordHash }: NewUser): User {
  const user = new User();
  return Object.assign(user, { customerId, name, email, role, passwordHash });
}
