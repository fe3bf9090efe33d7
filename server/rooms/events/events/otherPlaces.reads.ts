import { sql } from 'kysely';
import type { SessionViewer, Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader } from '../../../platform/db/Reader.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';
import type { Membership } from '../../identity/memberships/membership.types.ts';

/**
 * Whether the viewer may read the names of the person's other companies: neither an admin who acts as the person, nor
 * somebody whom the organisation of one company has signed in.
 */
export const knowsOtherMemberships = (viewer: Viewer): viewer is SessionViewer =>
  viewer.kind === 'session' && viewer.hasOtherMemberships && !viewer.actor && !viewer.isConfined;

/** The active memberships of the person besides that in which the call acts. */
export const otherMembershipsOf = (ctx: Context, { personId, userId }: SessionViewer) =>
  ctx.readAsSystem<{ userId: string; companyName: string | null }>(sql`
    select u.id as "userId", c.name as "companyName" from user_account u left join customer c on c.id = u.customer_id
    where u.person_id = ${personId} and u.id <> ${userId} and u.deactivated_at is null`);

/** The memberships with which the person has registered for events from other companies, by the id of the event. */
const otherPlaces = (ctx: Context, { personId, userId }: SessionViewer, eventIds: readonly string[]) =>
  ctx.readAsSystem<Membership & { id: string }>(sql`
    select distinct on (r.event_id) r.event_id as id, u.id as "userId", c.id as "companyId", c.name as "companyName",
      u.company_role as "companyRole", false as "isCurrent", x.last_used_at as "lastUsedAt"
    from user_account u join customer c on c.id = u.customer_id join event_registration r on r.user_id = u.id
      left join membership_use x on x.user_id = u.id
    where u.person_id = ${personId} and u.id <> ${userId} and u.deactivated_at is null
      and r.event_id = ${equalsAny(eventIds)} and r.status <> 'CANCELLED'
    order by r.event_id, r.id`);

/** For a viewer who knows the person's other memberships, and so for the viewer's own context alone. */
export const otherPlaceLoader = defineLoader(
  (reader) => new RowLoader((ids) => otherPlaces(reader as Context, (reader as Context).person, ids)),
);
