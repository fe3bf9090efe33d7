import { sql } from 'kysely';
import type { ActivityType, Subject } from '../../../../domain/basics/vocabulary.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

export interface NewActivity {
  customerId: string;
  entityType: ActivityType;
  entityId: string;
  title: string;
  description?: string;
  /** A subject that the title or the description tells about beside that of the object. */
  alsoSubject?: Subject | undefined;
}

/**
 * The user or API token that acted. Under impersonation, the admin is the actor and the customer's user the subject.
 */
export interface Actor {
  actorId: string | null;
  actorName: string;
  subjectId: string | null;
  subjectName: string | null;
}

/** The actor of what the portal does by itself. */
export const PORTAL_ACTOR: Actor = { actorId: null, actorName: 'Portalen', subjectId: null, subjectName: null };

/** The actor of a request by its viewer. */
export function actorOf(viewer: Viewer): Actor {
  if (viewer.kind === 'token')
    return { actorId: viewer.tokenId, actorName: viewer.name, subjectId: null, subjectName: null };
  if (!viewer.actor) return { actorId: viewer.userId, actorName: viewer.name, subjectId: null, subjectName: null };
  return { actorId: viewer.actor.id, actorName: viewer.actor.name, subjectId: viewer.userId, subjectName: viewer.name };
}

/**
 * The actor of a call in which a password or a mailed link identifies the user: that user, or the admin when the call
 * is made under impersonation.
 */
export function actorForUser(
  { caller: { viewer } }: Pick<Context, 'caller'>,
  user: { id: string; name: string },
): Actor {
  if (viewer?.kind === 'session' && viewer.actor) return actorOf(viewer);
  return { actorId: user.id, actorName: user.name, subjectId: null, subjectName: null };
}

/** The viewer's name as other people read it; under impersonation, the names of the admin and the user. */
export function actorLabel(viewer: Viewer): string {
  const { actorName, subjectName } = actorOf(viewer);
  return subjectName ? `${actorName} for ${subjectName}` : actorName;
}

/**
 * Adds an activity and publishes a live event, both in the transaction of the change itself: neither a change without
 * an activity nor an activity without its change can be stored.
 */
export async function recordActivity(write: Write, actor: Actor, activity: NewActivity): Promise<void> {
  const id = newId('act');
  // A plain insert, because the ORM reads a row back, and the role that signs users in may not read activities.
  await runIn(
    write.em,
    sql`insert into activity (id, customer_id, entity_type, entity_id, title, description, also_subject, actor_id,
       actor_name, subject_id, subject_name, created_at)
     values (${id}, ${activity.customerId}, ${activity.entityType}, ${activity.entityId}, ${activity.title},
       ${activity.description ?? null}, ${activity.alsoSubject ?? null}, ${actor.actorId}, ${actor.actorName},
       ${actor.subjectId}, ${actor.subjectName}, now())`,
  );
  write.publish({ topic: 'activity.added', id, customerId: activity.customerId });
}
