import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';
import { defineRowLoader, RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** Row-level security limits customers to their own registrations at events that they may see. */
export const registrations = sqlBuilder
  .selectFrom('event_registration')
  .select([
    'id',
    'event_id as eventId',
    'customer_id as customerId',
    'user_id as userId',
    'name',
    'email',
    'phone',
    'company',
    'dietary_restrictions as dietaryRestrictions',
    'special_requirements as specialRequirements',
    'status',
    'waiting_since as waitingSince',
    'offer_ends_at as offerEndsAt',
    'price',
    'department_id as departmentId',
    'owed_since as owedSince',
    'entry_id as entryId',
    'waived_at as waivedAt',
    'created_at as createdAt',
    'version',
  ]);
const byId = [{ column: 'id', key: 'id' }];

export async function registrationById(ctx: Reader, id: string) {
  const [row] = await ctx.read(registrations.where('id', '=', id));
  return row;
}

export const registrationLoader = defineRowLoader((ids) => registrations.where('id', '=', equalsAny(ids)));

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof registrationById>>>;

export const registrationChange = async (ctx: Reader, id: string) =>
  changePayload(id, await registrationById(ctx, id), byId);

/** Returns undefined when the registration belongs to another event or does not exist. */
export async function registrationChangeOf(ctx: Reader, eventId: string, id: string) {
  const row = await registrationById(ctx, id);
  return row?.eventId === eventId ? changePayload(id, row, byId) : undefined;
}

/** Positions on the waiting lists, from 1. Requires the system role, which sees everybody who waits. */
export const waitingPositions = (ids: readonly string[]) => sql<{ id: string; position: number }>`
    select id, position from (
      select id, row_number() over (partition by event_id order by waiting_since, id) as position
      from event_registration
      where status = 'WAITLISTED' and waiting_since is not null
        and event_id in (select event_id from event_registration where id = ${equalsAny(ids)})
    ) waiting where id = ${equalsAny(ids)}`;

export const registrationsOfEvents = (ctx: Reader) =>
  new NestedPages<RegistrationRow>({
    read: (query) => ctx.read(query),
    query: registrations,
    parentColumn: 'event_id',
    order: byId,
    direction: 'desc',
  });

/** The queue of each event, in its order: people who are offered a place, and people who wait. */
export const queuesOfEvents = (ctx: Reader) =>
  new NestedPages<RegistrationRow>({
    read: (query) => ctx.read(query),
    query: registrations.where('waiting_since', 'is not', null),
    parentColumn: 'event_id',
    order: [{ column: 'waiting_since', key: 'waitingSince' }, ...byId],
    direction: 'asc',
  });

export const ownRegistrations = (ctx: Context, args: PageArgs) =>
  readPage({ read: (query) => ctx.read(query), query: registrations, order: byId, direction: 'desc', args });

/** The viewer's registration at each event. The customer role sees at most one per event. */
export async function ownRegistrationsOf(ctx: Reader, eventIds: readonly string[]) {
  const rows = await ctx.read(registrations.where('event_id', '=', equalsAny(eventIds)));
  return rows.map((registration) => ({ id: registration.eventId, registration }));
}

/**
 * Id of the deactivated user who owns the registration with an e-mail, or null. The address of a deactivated user may
 * belong to somebody else by now.
 */
export async function deactivatedOwnerOf(ctx: Context, eventId: string, email: string): Promise<string | null> {
  const [user] = await ctx.readAsSystem(
    sqlBuilder
      .selectFrom('event_registration as r')
      .innerJoin('user_account as u', 'u.id', 'r.user_id')
      .select('u.id')
      .where('r.event_id', '=', eventId)
      .where(sql`lower(r.email)`, '=', email.toLowerCase())
      .where('u.deactivated_at', 'is not', null),
  );
  return user?.id ?? null;
}

export const eventRegistrationsLoader = defineLoader(registrationsOfEvents);

export const eventQueueLoader = defineLoader(queuesOfEvents);

export const waitingPositionLoader = defineLoader(
  (reader) => new RowLoader((ids) => reader.readAsSystem(waitingPositions(ids))),
);

export const viewerRegistrationLoader = defineLoader(
  (reader) => new RowLoader((ids) => ownRegistrationsOf(reader, ids)),
);
