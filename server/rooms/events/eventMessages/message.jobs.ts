import { sql } from 'kysely';
import { statusesOf } from '../../../../domain/events/eventMessages.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { Event } from '../events/Event.ts';
import { EventRegistration } from '../events/EventRegistration.ts';
import { EventMessage } from './EventMessage.ts';
import { messageMail } from './message.mails.ts';
import { publishMessage } from './message.service.ts';

const system = { role: dbRoles.system };

/** Mails of one transaction. */
const BATCH = 25;

/** A job ends after this many batches and sends the next one, so that a restart of the portal does not wait for it. */
const BATCHES_OF_A_JOB = 20;

/** Mails are deleted after 90 days; by then the outcomes of a message must be stored. */
const SETTLED_DAYS = 80;

/** Stores some of the mails of a message, and sends the job for the next ones. */
export const sendMessageJob: JobHandler<{ id: string }> = async (services, { data: { id } }) => {
  if (await sendMessage(services, id)) await services.jobs.send('event-messages.send', { id });
};

/** Goes on with messages whose job was lost, and stores the outcomes of those whose mails have all left. */
export const settleMessagesJob: JobHandler = async (services) => {
  const unfinished = await services.reads.run(
    system,
    sql<{ id: string }>`
      select m.id from event_message m
      where m.settled_at is null and m.created_at < now() - interval '30 seconds' and exists (
        select 1 from event_message_recipient r where r.message_id = m.id and r.state = 'WAITING')
      order by m.id limit 100`,
  );
  await services.jobs.sendAll('event-messages.send', unfinished);
  await settleMessages(services);
};

/** Returns whether recipients remain. Several processes share the recipients of a message. */
export async function sendMessage(services: Services, id: string, batch = BATCH): Promise<boolean> {
  for (let count = 0; count < BATCHES_OF_A_JOB; count += 1)
    if ((await sendBatch(services, id, batch)) < batch) return false;
  return true;
}

/**
 * Stores the mails of the next recipients together with the note that they are stored, so that a killed process has
 * done both or neither. A person who has left the chosen groups since is skipped. Returns the number of recipients.
 */
const sendBatch = ({ writes, config }: Services, id: string, batch: number): Promise<number> =>
  writes.run(system, async (write) => {
    const { em } = write;
    const claimed = await runIn(
      em,
      sql<{ registrationId: string }>`
        select registration_id as "registrationId" from event_message_recipient
        where message_id = ${id} and state = 'WAITING' order by registration_id limit ${batch}
        for update skip locked`,
    );
    if (!claimed.length) return 0;
    const message = await em.findOneOrFail(EventMessage, { id });
    const event = await em.findOneOrFail(Event, { id: message.eventId });
    const statuses = statusesOf(message.groups);
    const ids = claimed.map(({ registrationId }) => registrationId);
    const registrations = await em.find(EventRegistration, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
    const outcomes = registrations.map((registration) => {
      if (registration.erasedAt || !statuses.includes(registration.status))
        return { id: registration.id, state: 'SKIPPED', mail: null };
      const mailId = newId('mail');
      write.mail({ ...messageMail(config, event, registration, message), id: mailId });
      return { id: registration.id, state: 'MAILED', mail: mailId };
    });
    await runIn(
      em,
      sql`
        update event_message_recipient r set state = x.state, mail_id = x.mail
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as x(id text, state text, mail text)
        where r.message_id = ${id} and r.registration_id = x.id`,
    );
    publishMessage(write, id);
    return claimed.length;
  });

/** Stores the outcomes of messages whose mails were all sent or given up. */
export const settleMessages = ({ writes }: Services): Promise<void> =>
  writes.run(system, async (write) => {
    const settled = await runIn(
      write.em,
      sql<{ id: string }>`
        update event_message m set skipped = o.skipped, delivered = o.delivered, failed = o.failed,
          settled_at = now()
        from (
          select e.id, count(*) filter (where r.state = 'SKIPPED') as skipped,
            count(*) filter (where a.sent_at is not null) as delivered,
            count(*) filter (where a.failed_at is not null) as failed
          from event_message e join event_message_recipient r on r.message_id = e.id
            left join mail a on a.id = r.mail_id
          where e.settled_at is null
          group by e.id
          having bool_and(r.state = 'SKIPPED' or a.sent_at is not null or a.failed_at is not null)
            or min(e.created_at) < now() - make_interval(days => ${sql.lit(SETTLED_DAYS)})
        ) o where m.id = o.id and m.settled_at is null returning m.id`,
    );
    for (const { id } of settled) publishMessage(write, id);
  });
