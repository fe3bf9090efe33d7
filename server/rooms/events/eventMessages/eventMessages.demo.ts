import { sql } from 'kysely';
import type { Demo } from '../../../demo/Demo.ts';
import { daysAgo, inOfficeHours } from '../../../demo/demoTime.ts';
import { runIn } from '../../../platform/db/query.ts';
import { EventMessage } from './EventMessage.ts';
import { EventMessageRecipient } from './EventMessageRecipient.ts';

const BODY =
  '<p>Vi glæder os til at se jer. Her er det praktiske:</p>' +
  '<ul><li>Indgangen er i gården, og døren er åben fra kl. 8.30.</li>' +
  '<li>Tag en bærbar og <strong>dit login til Zendesk</strong> med.</li>' +
  '<li>Der er parkering på <a href="https://portal.example/parkering">Havnens P-plads</a>.</li></ul>' +
  '<p>Skriv, hvis du er blevet forhindret, så går pladsen videre til en anden.</p>';

/** A message of this week to the people of an event, one of whose mails could not be delivered. */
export const demo: Demo = {
  async addOnce({ write: { em }, admin }) {
    const recipients = await runIn(
      em,
      sql<{ id: string; eventId: string }>`
        select r.id, r.event_id as "eventId" from event_registration r join event e on e.id = r.event_id
        where e.title = 'Zendesk for nye medarbejdere' and r.status in ('REGISTERED', 'CONFIRMED') order by r.id`,
    );
    const sentAt = inOfficeHours(daysAgo(1));
    const message = em.create(EventMessage, {
      eventId: recipients[0]!.eventId,
      authorId: admin.id,
      subject: 'Praktisk om kurset',
      body: BODY,
      groups: ['WITH_PLACE'],
      requestId: 'demo',
      fingerprint: '',
      total: recipients.length,
      delivered: recipients.length - 1,
      failed: 1,
      createdAt: sentAt,
      settledAt: sentAt,
    });
    await em.flush();
    for (const { id } of recipients)
      em.create(EventMessageRecipient, { messageId: message.id, registrationId: id, state: 'MAILED' });
  },
};
