import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import type { User } from './User.ts';

/** Publishes a changed user, and records an activity in the user's company, which an admin may not have. */
export async function recordAndPublishUser(
  ctx: Context,
  write: Write,
  { id, customerId }: User,
  title: string,
): Promise<void> {
  if (customerId)
    await recordActivity(write, actorOf(ctx.viewer), { customerId, entityType: 'user', entityId: id, title });
  write.publish({ topic: 'user.changed', id, customerId });
}
