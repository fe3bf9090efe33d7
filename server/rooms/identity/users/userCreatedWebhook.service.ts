import type { Write } from '../../../platform/db/writes.ts';
import type { User } from './User.ts';

/** Notifies the company's webhooks, so that its own systems can create an account as well. */
export function sendUserCreatedWebhook({ webhook }: Write, { customerId, id: userId, name, email, role }: User): void {
  if (customerId) webhook({ customerId, type: 'user_created', data: { userId, name, email, role } });
}
