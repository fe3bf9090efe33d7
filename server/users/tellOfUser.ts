import { doerOf, recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import type { User } from './User.ts';

/** A company's user is in the company's activities; an admin without one is told to the other admins' lists alone. */
export async function tellOfUser(ctx: Context, write: Write, { id, customerId }: User, title: string): Promise<void> {
  if (customerId)
    await recordActivity(write, doerOf(ctx.viewer), { customerId, entityType: 'user', entityId: id, title });
  write.publish({ topic: 'user.changed', id, customerId });
}
