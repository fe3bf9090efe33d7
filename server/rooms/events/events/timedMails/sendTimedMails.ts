import { sql } from 'kysely';
import { dueMail, MAIL_RANGE, type MailedEvent } from '../../../../../domain/events/timedMails.ts';
import { runIn } from '../../../../platform/db/query.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import type { JobHandler } from '../../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../../platform/services.ts';
import { EventRegistration } from '../EventRegistration.ts';
import { lockEvent } from '../places.service.ts';
import { timedMail } from './timedMail.mails.ts';

const system = { role: dbRoles.system };

/** Mails of one transaction, so that a large event is not locked for long. */
const BATCH_SIZE = 100;

export const sendTimedMails: JobHandler = (services) => sendDueMails(services);

/** People with a place who got it before the mail was due, and who have not got the mail for this time of the event. */
const WHO_WAITS = sql`r.event_id = e.id and r.status in ('REGISTERED', 'CONFIRMED') and r.erased_at is null
  and coalesce(r.place_since, r.created_at) <= d.due_at
  and not exists (
    select 1 from sent_timed_mail m
    where m.registration_id = r.id and m.kind = d.kind and m.starts_at = e.starts_at)`;

/**
 * Sends reminders and thanks that are due. Each batch is a transaction that stores the mails together with the fact
 * that they are sent, under the event's lock: the job can be stopped anywhere and run in parallel.
 */
export async function sendDueMails(services: Services, now = Date.now()): Promise<void> {
  const { log } = services;
  for (const id of await eventsWithDueMail(services, now)) {
    try {
      while ((await sendBatch(services, id, now)) === BATCH_SIZE);
    } catch (error) {
      log.error({ err: error, eventId: id }, 'mails of an event were not sent, will retry');
    }
  }
}

async function eventsWithDueMail({ reads }: Services, now: number): Promise<string[]> {
  const events = await reads.run(
    system,
    sql<MailedEvent & { id: string }>`
      select id, status, date::text, start_time as "startTime", end_time as "endTime",
        sends_reminders as "sendsReminders", sends_thanks as "sendsThanks", scheduled_at as "scheduledAt"
      from event where starts_at > ${new Date(now - MAIL_RANGE.after)}
        and starts_at < ${new Date(now + MAIL_RANGE.before)} and status in ('PUBLISHED', 'COMPLETED')
      order by starts_at, id`,
  );
  const due = events.flatMap(({ scheduledAt, ...event }) => {
    const mail = dueMail({ ...event, scheduledAt: new Date(scheduledAt) }, now);
    return mail ? [{ id: event.id, ...mail }] : [];
  });
  if (!due.length) return [];
  const waiting = await reads.run(
    system,
    sql<{ id: string }>`
      select e.id
      from unnest(${due.map(({ id }) => id)}::text[], ${due.map(({ kind }) => kind)}::text[],
          ${due.map(({ dueAt }) => dueAt)}::timestamptz[]) as d (event_id, kind, due_at)
        join event e on e.id = d.event_id
      where exists (select 1 from event_registration r where ${WHO_WAITS}) order by e.starts_at, e.id`,
  );
  return waiting.map(({ id }) => id);
}

/** Returns the number of people who were mailed, or would have been without their mail choices. */
const sendBatch = ({ writes, config }: Services, eventId: string, now: number) =>
  writes.run(system, async ({ em, mail }) => {
    const event = await lockEvent(em, { id: eventId });
    const due = event && dueMail(event, now);
    if (!due) return 0;
    const claimed = await runIn(
      em,
      sql<{ id: string }>`
        with d as (select ${due.kind}::text as kind, ${due.dueAt}::timestamptz as due_at)
        insert into sent_timed_mail (registration_id, kind, starts_at, created_at)
        select r.id, d.kind, e.starts_at, now() from d, event e, event_registration r
        where e.id = ${eventId} and ${WHO_WAITS} order by r.id limit ${sql.lit(BATCH_SIZE)}
        on conflict do nothing returning registration_id as id`,
    );
    const registrations = await em.find(
      EventRegistration,
      { id: { $in: claimed.map(({ id }) => id) } },
      { orderBy: { id: 'asc' } },
    );
    for (const registration of registrations) mail(timedMail(due.kind, config, event, registration, now));
    return claimed.length;
  });
