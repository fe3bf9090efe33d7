import type { ActivityType } from '../../domain/vocabulary.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { newId } from '../db/ids.ts';
import type { Write } from '../db/writes.ts';

export interface NewActivity {
  customerId: string;
  entityType: ActivityType;
  entityId: string;
  title: string;
  description?: string;
}

/** Who did it; while impersonating, the admin, with the customer's user as the subject. */
export interface Doer {
  actorId: string | null;
  actorName: string;
  subjectId: string | null;
  subjectName: string | null;
}

export function doerOf(viewer: Viewer): Doer {
  if (viewer.kind === 'token')
    return { actorId: viewer.tokenId, actorName: viewer.name, subjectId: null, subjectName: null };
  if (!viewer.actor) return { actorId: viewer.userId, actorName: viewer.name, subjectId: null, subjectName: null };
  return { actorId: viewer.actor.id, actorName: viewer.actor.name, subjectId: viewer.userId, subjectName: viewer.name };
}

/** For what a form or a link proves to be somebody's own act: theirs, unless an admin is signed in as somebody else meanwhile. */
export function doerOr({ caller: { viewer } }: Pick<Context, 'caller'>, user: { id: string; name: string }): Doer {
  if (viewer?.kind === 'session' && viewer.actor) return doerOf(viewer);
  return { actorId: user.id, actorName: user.name, subjectId: null, subjectName: null };
}

/** A viewer as others read who did something; under impersonation both people. */
export function signatureOf(viewer: Viewer): string {
  const { actorName, subjectName } = doerOf(viewer);
  return subjectName ? `${actorName} for ${subjectName}` : actorName;
}

/** Recorded in the change's own transaction, so that nothing happens unseen and nothing is seen that did not happen. */
export async function recordActivity(write: Write, doer: Doer, activity: NewActivity): Promise<void> {
  const id = newId('act');
  // A plain insert: the sign-in's role may add an entry, but not read one.
  await write.em.execute(
    `insert into activity (id, customer_id, entity_type, entity_id, title, description, actor_id, actor_name, subject_id, subject_name, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, now())`,
    [
      id,
      activity.customerId,
      activity.entityType,
      activity.entityId,
      activity.title,
      activity.description ?? null,
      doer.actorId,
      doer.actorName,
      doer.subjectId,
      doer.subjectName,
    ],
  );
  write.publish({ topic: 'activity.added', id, customerId: activity.customerId });
}
