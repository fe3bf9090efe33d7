import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { sendMessage, settleMessagesJob } from './message.jobs.ts';
import { messageCalls, type MessageInput } from './testing/messageCalls.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const {
  preview,
  send,
  fingerprintOf,
  begin,
  test: tryOut,
  history,
  carryOut,
  settle,
  mailsOf,
} = messageCalls(() => app, run);
const previewOf = async (eventId: string, changes?: MessageInput) =>
  (await preview(eventId, changes)).data.admin.eventMessagePreview;
const emailOf = async (registrationId: string) =>
  (await app.db.sql<{ email: string }>('select email from event_registration where id = $1', [registrationId]))[0]!
    .email;
const setStatus = (id: string, status: string) =>
  app.db.sql('update event_registration set status = $2 where id = $1', [id, status]);
const storedMessages = (eventId: string) => app.db.sql('select 1 from event_message where event_id = $1', [eventId]);

/** An event with two people who have a place, and one each who waits, is offered a place, asks for one, and left. */
async function createFullEvent() {
  const eventId = await app.world.event({ title: 'Kursus' });
  const attending = await app.world.eventRegistration(eventId, { name: 'Ida Skov' });
  const confirmed = await app.world.eventRegistration(eventId, { status: 'CONFIRMED' });
  const waiting = await app.world.eventRegistration(eventId, { status: 'WAITLISTED' });
  const offered = await app.world.eventRegistration(eventId, { status: 'OFFERED' });
  const requested = await app.world.eventRegistration(eventId, { status: 'REQUESTED' });
  await app.world.eventRegistration(eventId, { status: 'CANCELLED' });
  return { eventId, attending, confirmed, waiting, offered, requested };
}

describe('the preview of a message', () => {
  test('is the mail of the first recipient, without the secret of a guest', async () => {
    const { eventId, attending } = await createFullEvent();
    const shown = await previewOf(eventId);
    expect(shown).toMatchObject({ recipientCount: 2, sampleName: 'Ida Skov', subject: 'Parkering' });
    const id = await begin(eventId);
    await carryOut(id);
    const [mail] = await mailsOf(id);
    const [{ link_key: key }] = (await app.db.sql('select link_key from event_registration where id = $1', [
      attending,
    ])) as [{ link_key: string }];
    expect(shown.html).not.toContain(key);
    expect(shown.html).toBe(mail!.html.replaceAll(key, 'hemmelig'));
    expect(shown.text).toBe(mail!.text.replaceAll(key, 'hemmelig'));
    expect(shown.text).toContain('Hej Ida Skov\n\nKom ind ad porten\n\nEvent: Kursus\nTid: ');
  });

  test('counts the people of each chosen group once', async () => {
    const { eventId } = await createFullEvent();
    const counts = [];
    for (const groups of [['WITH_PLACE'], ['WAITING'], ['REQUESTED'], ['WAITING', 'WITH_PLACE', 'WITH_PLACE']])
      counts.push((await previewOf(eventId, { groups })).recipientCount);
    expect(counts).toEqual([2, 2, 1, 4]);
    const { data } = await run('query ($id: ID!) { admin { eventMessageGroups(eventId: $id) { group count } } }', {
      id: eventId,
    });
    expect(data.admin.eventMessageGroups).toEqual([
      { group: 'WITH_PLACE', count: 2 },
      { group: 'REQUESTED', count: 1 },
      { group: 'WAITING', count: 2 },
    ]);
  });

  test('shows the mail to the viewer when there is no recipient, which cannot be sent', async () => {
    const eventId = await app.world.event();
    const shown = await previewOf(eventId);
    expect(shown).toMatchObject({ recipientCount: 0, sampleName: null });
    const answer = await send(eventId, {}, { requestId: 'ingen', fingerprint: shown.fingerprint });
    expect(answer.fieldErrors).toEqual({ groups: 'Der er ingen at skrive til i de valgte grupper' });
  });

  test.each([
    [{ subject: ' \n ' }, { subject: 'Skriv et emne' }],
    [{ subject: 'x'.repeat(151) }, { subject: 'Højst 150 tegn' }],
    [{ body: '' }, { body: 'Skriv en besked' }],
    [{ body: '<p> </p><script>alert(1)</script><img src=x>' }, { body: 'Skriv en besked' }],
    [{ body: `<p>${'x'.repeat(50_000)}</p>` }, { body: 'Beskeden er for lang' }],
    [{ groups: [] }, { groups: 'Vælg, hvem der skal have beskeden' }],
  ])('refuses %j', async (changes, fields) => {
    const eventId = await app.world.event();
    expect((await preview(eventId, changes)).fieldErrors).toEqual(fields);
    expect((await tryOut(eventId, changes)).fieldErrors).toEqual(fields);
  });

  test('refuses a draft and an unknown event', async () => {
    const draft = await app.world.event({ status: 'DRAFT' });
    expect(refusalOf(await preview(draft))?.[0]).toBe('CONFLICT');
    expect(refusalOf(await preview('evt_ukendt'))).toEqual(['NOT_FOUND', 'Event ikke fundet']);
    expect(refusalOf(await tryOut(draft))?.[0]).toBe('CONFLICT');
  });
});

describe('a message', () => {
  test('reaches each person of the groups with their own name and link, with limited markup', async () => {
    const { eventId, waiting, offered } = await createFullEvent();
    const body =
      '<h1>Hej</h1><p onclick="x()">Se <a href="https://portal.example/kort">kortet</a> & <em>kom</em></p>' +
      '<a href="javascript:alert(1)">farligt</a><script>alert(1)</script><ul><li>Én</li></ul>';
    const id = await begin(eventId, { subject: 'Ny\nlinje <b>', body, groups: ['WAITING'] });
    await carryOut(id);
    const mails = await mailsOf(id);
    expect(mails.map(({ recipient }) => recipient)).toEqual([await emailOf(waiting), await emailOf(offered)]);
    const { subject, html, text } = mails[0]!;
    expect(subject).toBe('Ny linje <b>');
    expect(html).toContain(
      'Se <a style="color:#0f4c6b" href="https://portal.example/kort">kortet</a> &amp; <em>kom</em>',
    );
    expect(html).not.toMatch(/script|onclick|javascript/);
    expect(text).toContain('Se kortet (https://portal.example/kort) & kom');
    expect(text).toContain('- Én');
    expect(new Set(mails.map((mail) => mail.html)).size).toBe(2);
  });

  test('is stored and mailed once, however often and at once the call is repeated', async () => {
    const { eventId } = await createFullEvent();
    const fingerprint = await fingerprintOf(eventId);
    const call = { requestId: `samtidig-${eventId}`, fingerprint };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(eventId, {}, call)));
    const ids = new Set(answers.map(({ data }) => data.sendEventMessage.edge!.node.id));
    expect(ids.size).toBe(1);
    const [id] = [...ids] as [string];
    await Promise.all([1, 2, 3].map(() => sendMessage(app.portal.services, id, 1)));
    expect(await mailsOf(id)).toHaveLength(2);
    // The recipients have changed since, but the call is the same.
    await app.world.eventRegistration(eventId);
    expect((await send(eventId, {}, call)).data.sendEventMessage.edge!.node.id).toBe(id);
    await carryOut(id);
    expect(await mailsOf(id)).toHaveLength(2);
    expect(await storedMessages(eventId)).toHaveLength(1);
  });

  test('is refused under a key that was used for another event, or by another admin', async () => {
    const { eventId } = await createFullEvent();
    const fingerprint = await fingerprintOf(eventId);
    const call = { requestId: `brugt-${eventId}`, fingerprint };
    await send(eventId, {}, call);
    const other = await createFullEvent();
    expect(refusalOf(await send(other.eventId, {}, call))?.[0]).toBe('CONFLICT');
    const colleague = await app.world.person({ role: 'ADMIN', customerId: null });
    expect(refusalOf(await send(eventId, {}, { ...call, token: colleague.token }))?.[0]).toBe('CONFLICT');
    expect((await send(eventId, {}, { ...call, requestId: '' })).fieldErrors).toEqual({
      requestId: 'Ugyldigt requestId',
    });
  });

  test.each([
    ['the text', async () => ({ body: '<p>En anden</p>' })],
    ['the recipients', async (eventId: string) => void (await app.world.eventRegistration(eventId))],
    [
      'the place of the event',
      async (eventId: string) => void (await app.db.sql(`update event set location = 'Ny' where id = $1`, [eventId])),
    ],
  ])('is refused when %s changed after the preview', async (_, change) => {
    const { eventId } = await createFullEvent();
    const fingerprint = await fingerprintOf(eventId);
    const changes = (await change(eventId)) ?? {};
    const answer = await send(eventId, changes, { requestId: `ny-${eventId}`, fingerprint });
    expect(refusalOf(answer)).toEqual(['CONFLICT', expect.stringContaining('Noget er ændret')]);
    expect(await storedMessages(eventId)).toEqual([]);
  });

  test('skips people who left the groups or were erased before their mail was written', async () => {
    const { eventId, attending, confirmed } = await createFullEvent();
    const third = await app.world.eventRegistration(eventId);
    const id = await begin(eventId);
    await setStatus(attending, 'CANCELLED');
    await app.db.sql('update event_registration set erased_at = now() where id = $1', [confirmed]);
    await carryOut(id, 1);
    expect((await mailsOf(id)).map(({ recipient }) => recipient)).toEqual([await emailOf(third)]);
    expect(await history(eventId)).toMatchObject([{ recipientCount: 3, skippedCount: 2, sentCount: 0 }]);
  });

  test('stops without a trace of its recipients when the event is deleted', async () => {
    const { eventId } = await createFullEvent();
    const id = await begin(eventId);
    await run('mutation ($id: ID!) { deleteEvent(id: $id) { deletedId } }', { id: eventId });
    await carryOut(id);
    expect(await mailsOf(id)).toEqual([]);
    expect(await app.db.sql('select 1 from event_message_recipient where message_id = $1', [id])).toEqual([]);
  });

  test('does not name the price of a place, and has no links once the event is over', async () => {
    const eventId = await app.world.event({ price: 1_000_00, date: '2020-01-02' });
    await app.world.eventRegistration(eventId, { price: 1_000_00 });
    const { text } = await previewOf(eventId);
    expect(text).not.toMatch(/betal|http/);
  });

  test('is found by the job of each minute when its own job was lost', async () => {
    const { eventId } = await createFullEvent();
    const id = await begin(eventId);
    await app.db.sql(`update event_message set created_at = now() - interval '1 minute' where id = $1`, [id]);
    const sent: string[] = [];
    const jobs = {
      ...app.portal.services.jobs,
      sendAll: async (_: string, all: { id: string }[]) => void sent.push(...all.map(({ id }) => id)),
    };
    await settleMessagesJob({ ...app.portal.services, jobs } as never, { id: 'x', data: {} });
    expect(sent).toContain(id);
  });
});

describe('the history', () => {
  test('counts sent, failed and skipped mails, and keeps the numbers when the mails are deleted', async () => {
    const { eventId, attending } = await createFullEvent();
    await app.world.eventRegistration(eventId);
    const id = await begin(eventId, { groups: ['WITH_PLACE'] });
    await setStatus(attending, 'CANCELLED');
    await carryOut(id);
    await settle();
    expect(await history(eventId)).toMatchObject([{ state: 'SENDING', sentCount: 0, failedCount: 0 }]);
    const mails = await app.db.sql<{ mail_id: string }>(
      'select mail_id from event_message_recipient where message_id = $1 and mail_id is not null order by mail_id',
      [id],
    );
    await app.db.sql('update mail set sent_at = now() where id = $1', [mails[0]!.mail_id]);
    await app.db.sql('update mail set failed_at = now() where id = $1', [mails[1]!.mail_id]);
    const outcome = { state: 'SENT', recipientCount: 3, sentCount: 1, failedCount: 1, skippedCount: 1 };
    expect(await history(eventId)).toMatchObject([outcome]);
    await settle();
    await app.db.sql('delete from mail where id = any($1)', [mails.map(({ mail_id }) => mail_id)]);
    expect(await history(eventId)).toMatchObject([
      { ...outcome, authorName: expect.any(String), groups: ['WITH_PLACE'] },
    ]);
  });

  test('reads the outcomes of all messages at once', async () => {
    const { eventId } = await createFullEvent();
    await begin(eventId);
    const one = await countStatements(app, () => history(eventId));
    for (const _ of [1, 2, 3]) await begin(eventId);
    expect(await countStatements(app, () => history(eventId))).toBe(one);
  });
});

describe('only admins', () => {
  test('read, try out and send messages', async () => {
    const { eventId } = await createFullEvent();
    const fingerprint = await fingerprintOf(eventId);
    const { token } = await app.world.person();
    for (const answer of [
      await preview(eventId, {}, token),
      await tryOut(eventId, {}, token),
      await send(eventId, {}, { requestId: 'fremmed', fingerprint, token }),
    ])
      expect(refusalOf(answer)?.[0]).toBe('FORBIDDEN');
    expect(await storedMessages(eventId)).toEqual([]);
  });

  test('get a mail to try a message out, which reaches nobody else', async () => {
    const { eventId } = await createFullEvent();
    expect((await tryOut(eventId)).data.testEventMessage).toEqual({ email: admin.email });
    const mails = await app.db.sql<{ recipient: string; subject: string; text: string }>(
      `select recipient, subject, text from mail where kind = 'event-message' and subject like '[Test]%'`,
    );
    expect(mails).toEqual([
      { recipient: admin.email, subject: '[Test] Parkering', text: expect.stringContaining('Kom ind ad porten') },
    ]);
    expect(await history(eventId)).toEqual([]);
  });
});
