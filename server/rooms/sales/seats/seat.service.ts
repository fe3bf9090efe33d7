import { sql } from 'kysely';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { DISMISSED_DAYS, type SeatAdviceKind } from '../../../../domain/sales/seats/seatAdvice.ts';
import { seatNoteForm } from '../../../../domain/sales/validation/seats.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { continueAsSystem } from '../../../platform/db/continueAsSystem.ts';
import { assertCurrentVersion } from '../../../platform/db/editing.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound, rateLimited } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { seatsOf } from './seat.reads.ts';

const NOT_FOUND_MESSAGE = 'Zendesk-installationen findes ikke';

/** A help desk is read again on demand when the last attempt is this long ago. */
const MIN_PAUSE_SECONDS = sql.lit(120);

/** Reads the help desk of an own installation again. */
export async function readSeatsAgain(ctx: Context, installationId: string) {
  assertMay(ctx.viewer, 'orderLicenses');
  await ctx.writeAsSale((write) => planReading(write, installationId));
  return startReading(ctx, installationId);
}

/** Reads the help desk of any installation again, for admins. */
export async function readSeatsAgainAsAdmin(ctx: Context, installationId: string) {
  await ctx.writeAsAdmin('support', (write) => planReading(write, installationId));
  return startReading(ctx, installationId, ctx.admin);
}

async function startReading(ctx: Context, installationId: string, reader: Reader = ctx) {
  await ctx.services.jobs.send('seats.read', {});
  return seatsOf(reader, installationId);
}

interface Planned {
  customerId: string;
  nextReadAt: Date | null;
  waitSeconds: number;
}

async function planReading({ em, publish }: Write, installationId: string): Promise<void> {
  const [seats] = await runIn(
    em,
    sql<Planned>`
      select customer_id as "customerId", next_read_at as "nextReadAt",
        ceil(${MIN_PAUSE_SECONDS} - coalesce(extract(epoch from now() - attempted_at), ${MIN_PAUSE_SECONDS}))::int
          as "waitSeconds"
      from seat_reading where installation_id = ${installationId} for update`,
  );
  if (!seats) throw notFound(NOT_FOUND_MESSAGE);
  if (!seats.nextReadAt) throw conflict('Forbind Zendesk, før licenserne kan læses.');
  if (seats.waitSeconds > 0)
    throw rateLimited('Licenserne er læst for et øjeblik siden. Prøv igen om et par minutter.', seats.waitSeconds);
  await runIn(em, sql`update seat_reading set next_read_at = now() where installation_id = ${installationId}`);
  publish({ topic: 'seats.changed', id: installationId, customerId: seats.customerId });
}

async function ownerOf({ em }: Write, installationId: string) {
  const [owner] = await runIn(
    em,
    sql<{ customerId: string; subdomain: string }>`
      select customer_id as "customerId", subdomain from installation where id = ${installationId}`,
  );
  if (!owner) throw notFound(NOT_FOUND_MESSAGE);
  return owner;
}

/**
 * Switches on or off that the names of an installation's agents are stored. Names that are stored are deleted at once
 * when they are switched off.
 */
export async function chooseAgentNames(ctx: Context, installationId: string, isOn: boolean) {
  assertMay(ctx.viewer, 'readAgents');
  await ctx.write(async (write) => {
    const { customerId, subdomain } = await ownerOf(write, installationId);
    const [seats] = await runIn(
      write.em,
      sql<{ showsNames: boolean; hasKey: boolean }>`
        select shows_names as "showsNames", next_read_at is not null as "hasKey" from seat_reading
        where installation_id = ${installationId} for update`,
    );
    if (!seats || seats.showsNames === isOn) return;
    if (isOn && !seats.hasKey) throw conflict('Forbind Zendesk, før navne kan læses.');
    await runIn(
      write.em,
      sql`
        update seat_reading set shows_names = ${isOn}, names_chosen_by = ${ctx.person.userId},
          names_chosen_at = now()
        where installation_id = ${installationId}`,
    );
    if (!isOn) await runIn(write.em, sql`delete from help_desk_agent where installation_id = ${installationId}`);
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'zendesk_instance',
      entityId: installationId,
      alsoSubject: 'LICENSES',
      title: `Navne på agenter i ${subdomain} er slået ${isOn ? 'til' : 'fra'}`,
    });
    write.publish({ topic: 'seats.changed', id: installationId, customerId });
    await continueAsSystem(write);
    if (isOn)
      await runIn(
        write.em,
        sql`update seat_reading set next_read_at = now() where installation_id = ${installationId}`,
      );
  });
  return startReading(ctx, installationId);
}

const dismissalColumns = {
  MORE_SEATS: 'more_dismissed_until',
  FEWER_SEATS: 'fewer_dismissed_until',
} as const satisfies Record<SeatAdviceKind, string>;

/** Advice of this kind about the installation is not given for 90 days. */
export async function dismissSeatAdvice(ctx: Context, installationId: string, kind: SeatAdviceKind) {
  assertMay(ctx.viewer, 'orderLicenses');
  await ctx.writeAsSale(async (write) => {
    const [seats] = await runIn(
      write.em,
      sql<{ customerId: string }>`
        update seat_reading set ${sql.ref(dismissalColumns[kind])} = ${addDays(dateOf(), DISMISSED_DAYS)}
        where installation_id = ${installationId} returning customer_id as "customerId"`,
    );
    if (!seats) throw notFound(NOT_FOUND_MESSAGE);
    write.publish({ topic: 'seats.changed', id: installationId, customerId: seats.customerId });
  });
  return seatsOf(ctx, installationId);
}

/** Saves the note of the admins about an installation's seats. */
export async function saveSeatNote(ctx: Context, installationId: string, version: number | null, note: string | null) {
  const form = parseInput(seatNoteForm, { note });
  await ctx.writeAsAdmin('support', async (write) => {
    const [seats] = await runIn(
      write.em,
      sql<{ customerId: string; version: number }>`
        select customer_id as "customerId", note_version as version from seat_reading
        where installation_id = ${installationId} for update`,
    );
    if (!seats) throw notFound(NOT_FOUND_MESSAGE);
    assertCurrentVersion(seats.version, version);
    await runIn(
      write.em,
      sql`
        update seat_reading set note = ${form.note}, note_version = note_version + 1
        where installation_id = ${installationId}`,
    );
    write.publish({ topic: 'seats.changed', id: installationId, customerId: seats.customerId });
  });
  return seatsOf(ctx.admin, installationId);
}
