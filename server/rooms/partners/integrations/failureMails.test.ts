import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Receiver } from '../../../providers/webhooks/testing/startReceiver.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { FAILURE_THRESHOLD } from './health.service.ts';
import {
  deliverAll,
  causeEvent,
  createListeningCompany,
  run,
  SET,
  type ListeningCompany,
} from './testing/listeningCompany.ts';
import { startWebhooks } from './testing/startWebhooks.ts';

let app: TestApp;
let receiver: Receiver;
let close: () => Promise<void>;
let company: ListeningCompany;
let colleague: Person;
let contactEmail: string;
beforeAll(async () => void ({ app, receiver, close } = await startWebhooks()));
afterAll(() => close());
beforeEach(async () => {
  receiver.setAnswer(200);
  company = await createListeningCompany(app, receiver.address);
  colleague = await app.world.person({ customerId: company.customerId });
  contactEmail = `kontakt@${company.customerId}.example`;
  await app.db.sql(`update customer set billing_email = $2, contact_person = 'Kirsten Kontakt' where id = $1`, [
    company.customerId,
    contactEmail,
  ]);
});

/** A later time, for tests of what happens before and after a day. */
const hoursFromNow = (count: number) => new Date(Date.now() + count * 3600_000);

/**
 * Sends `times` messages, answered with a status. The default time is a minute ahead, so that queued messages are due
 * on a slow machine too.
 */
async function deliverWithStatus(answer: number, now?: Date, times = FAILURE_THRESHOLD): Promise<void> {
  receiver.setAnswer(answer);
  for (let i = 0; i < times; i += 1) {
    await causeEvent(app, company);
    await deliverAll(app, company.customerId, now ?? new Date(Date.now() + 60_000));
    await app.db.sql(`update webhook_delivery set status = 'FAILED' where customer_id = $1`, [company.customerId]);
  }
}

const readRecipients = async () =>
  (
    await app.db.sql<{ recipient: string }>(
      `select recipient from mail where kind = 'webhooks-failing' and text like '%' || $1 || '%' order by id`,
      [company.installationId],
    )
  ).map(({ recipient }) => recipient);
const saveSettings = (token: string) =>
  run(
    app,
    SET,
    { id: company.installationId, pluginId: 'webhooks', isEnabled: true, settings: { events: { user_created: true } } },
    token,
  );

describe('a webhook that fails', () => {
  test('mails the user who last changed it, and no colleague', async () => {
    await deliverWithStatus(500);
    expect(await readRecipients()).toEqual([company.person.email]);
    await saveSettings(colleague.token);
    await deliverWithStatus(500, hoursFromNow(25));
    expect(await readRecipients()).toEqual([company.person.email, colleague.email]);
  });

  test('mails the user who last replaced its signing secret', async () => {
    await run(
      app,
      'mutation ($id: ID!) { replaceWebhookSecret(installationId: $id) { signingSecret } }',
      { id: company.installationId },
      colleague.token,
    );
    await deliverWithStatus(500);
    expect(await readRecipients()).toEqual([colleague.email]);
  });

  test('mails the company’s contact when the user who last changed it was deactivated, moved or deleted', async () => {
    const ways = [
      `update user_account set deactivated_at = now() where id = $1`,
      `update user_account set customer_id = '${await app.world.company()}' where id = $1`,
      `update integration_instance set administrator_id = null where administrator_id = $1`,
    ];
    for (const [index, way] of ways.entries()) {
      await app.db.sql('update integration_instance set administrator_id = $2 where id = $1', [
        company.id,
        company.person.id,
      ]);
      await app.db.sql('update user_account set deactivated_at = null, customer_id = $2 where id = $1', [
        company.person.id,
        company.customerId,
      ]);
      await app.db.sql('update integration_instance set told_failing_at = null where id = $1', [company.id]);
      await app.db.sql(way, [company.person.id]);
      await deliverWithStatus(500, hoursFromNow(25 * (index + 1)));
    }
    expect(await readRecipients()).toEqual([contactEmail, contactEmail, contactEmail]);
    expect(
      await app.db.sql(`select text from mail where recipient = $1 and text like 'Hej Kirsten Kontakt%'`, [
        contactEmail,
      ]),
    ).toHaveLength(3);
  });

  test('never mails a user of another company', async () => {
    const stranger = await app.world.person();
    await app.db.sql('update integration_instance set administrator_id = $2 where id = $1', [company.id, stranger.id]);
    await deliverWithStatus(500);
    expect(await readRecipients()).toEqual([contactEmail]);
  });

  test('keeps its administrator when an API token or an impersonating admin changes it', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const impersonation = await app.world.session(colleague.id, { actorId: admin.id });
    await saveSettings((await app.world.apiToken(company.customerId, 'READ_WRITE')).token);
    await saveSettings(impersonation.token);
    await deliverWithStatus(500);
    expect(await readRecipients()).toEqual([company.person.email]);
  });

  test('mails at most once a day despite recoveries and saved settings', async () => {
    for (let i = 0; i < 3; i += 1) {
      await deliverWithStatus(500);
      await deliverWithStatus(200, undefined, 1);
      await deliverWithStatus(500);
      await saveSettings(company.person.token);
    }
    await deliverWithStatus(500, hoursFromNow(23));
    expect(await readRecipients()).toHaveLength(1);
  });

  test('mails the next day when it failed again within the day and still fails', async () => {
    await deliverWithStatus(500);
    await deliverWithStatus(200, undefined, 1);
    await deliverWithStatus(500, hoursFromNow(1));
    expect(await readRecipients()).toHaveLength(1);
    await deliverWithStatus(500, hoursFromNow(25), 1);
    expect(await readRecipients()).toHaveLength(2);
    await deliverWithStatus(500, hoursFromNow(50));
    expect(await readRecipients()).toHaveLength(2);
  });
});
