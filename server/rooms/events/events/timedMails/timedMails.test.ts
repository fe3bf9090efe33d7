import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, dateOf, momentOf } from '../../../../../domain/basics/dates.ts';
import { createApp, type Portal } from '../../../../app.ts';
import { rooms } from '../../../../rooms.ts';
import { createTestApp, type TestApp } from '../../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../../testing/runAs.ts';
import type { Person } from '../../../../testing/World.ts';
import { eventInput } from '../testing/eventInput.ts';
import { timedEvent } from '../testing/timedEvent.ts';
import { registrationKey } from './registrationKey.ts';
import { sendDueMails } from './sendTimedMails.ts';

let app: TestApp;
let replica: Portal;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  replica = await createApp({ ...app.config, port: 0 }, { rooms, runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(async () => {
  await replica.close();
  await app.close();
});

const MINUTE = 60_000;
const DAY = 24 * 3600_000;
/** Noon in Copenhagen in a week, so that no event of these tests lasts beyond midnight. */
const now = momentOf(addDays(dateOf(), 7), '12:00').getTime();
/** A day before an event that begins at 13. */
const dayBefore = now - DAY + 60 * MINUTE;
const run = runAs(() => ({ app, token: admin.token }));
const event = (inMinutes: number, fields?: object) => timedEvent(app, now, inMinutes, fields);
const send = (at = now) => sendDueMails(app.portal.services, at);
const mailsOf = (eventTitle: string) =>
  app.db.sql<{ kind: string; recipient: string; subject: string; text: string; unsubscribe_url: string | null }>(
    'select kind, recipient, subject, text, unsubscribe_url from mail where subject like $1 order by id',
    [`%: ${eventTitle}`],
  );
const subjectsOf = async (title: string) => (await mailsOf(title)).map(({ subject }) => subject);
const keyIn = (text: string, path: string) => new RegExp(`events/${path}\\?key=([\\w.-]+)`).exec(text)![1]!;

describe('reminders', () => {
  test('go to everybody with a place the day before and an hour before, once each', async () => {
    const title = 'Påmindet';
    const eventId = await event(60, {
      title,
      is_online: true,
      location: null,
      meeting_link: 'https://moede.example/x',
    });
    const member = await app.world.person();
    await app.world.eventRegistration(eventId, { person: member, status: 'CONFIRMED' });
    await app.world.eventRegistration(eventId, { email: 'gitte@gaest.example', name: 'Gitte Gæst' });
    for (const status of ['WAITLISTED', 'OFFERED', 'REQUESTED', 'CANCELLED'])
      await app.world.eventRegistration(eventId, { status });
    await send(dayBefore - MINUTE);
    expect(await mailsOf(title)).toEqual([]);
    for (const at of [dayBefore, dayBefore + MINUTE, now, now + MINUTE]) await send(at);
    const mails = await mailsOf(title);
    expect(mails.map(({ kind, recipient, subject }) => [kind, recipient, subject]).sort()).toEqual(
      [member.email, 'gitte@gaest.example']
        .flatMap((email) => [
          ['event-reminder', email, `I dag kl. 13.00: ${title}`],
          ['event-reminder', email, `I morgen kl. 13.00: ${title}`],
        ])
        .sort(),
    );
    const of = (email: string) => mails.find(({ recipient }) => recipient === email)!;
    expect(of(member.email).text).toContain('https://moede.example/x');
    expect(of(member.email).text).toMatch(/calendar\.google\.com[\s\S]+calendar\/kalender-/);
    expect(of(member.email).text).toContain('/profile/notifikationer');
    expect(of(member.email).unsubscribe_url).toBeNull();
    expect(of('gitte@gaest.example').text).toContain('/events/registration?key=');
    expect(of('gitte@gaest.example').unsubscribe_url).toMatch(/\/events\/mails\?key=.+&category=EVENT_REMINDERS$/);
  });

  test('are sent once when processes run at the same time, and continue after a batch', async () => {
    const title = 'Mange';
    const eventId = await event(60, { title });
    await app.db.sql(
      `insert into event_registration (id, event_id, name, email, status, created_at, link_key, version)
       select 'ereg_mange' || n, $1, 'Deltager', 'mange' || n || '@gaest.example', 'REGISTERED', now(), 'mange' || n, 1
       from generate_series(1, 230) n`,
      [eventId],
    );
    await Promise.all([send(), sendDueMails(replica.services, now), send(), sendDueMails(replica.services, now)]);
    const recipients = (await mailsOf(title)).map(({ recipient }) => recipient);
    expect([recipients.length, new Set(recipients).size]).toEqual([230, 230]);
  });

  test('do not go to a person who got the place after they were due, but the next one does', async () => {
    const title = 'Sent tilmeldt';
    const eventId = await event(20 * 60, { title });
    await app.world.eventRegistration(eventId, { place_since: new Date(now - 3600_000) });
    await send();
    expect(await subjectsOf(title)).toEqual([]);
    await send(now + 19 * 3600_000);
    expect(await subjectsOf(title)).toEqual([`I dag kl. 08.00: ${title}`]);
  });

  test('store when a person got a place, and forget it without one', async () => {
    const eventId = await app.world.event();
    const id = await app.world.eventRegistration(eventId, { status: 'WAITLISTED' });
    const placeSince = async () =>
      (
        await app.db.sql<{ at: Date | null }>('select place_since as at from event_registration where id = $1', [id])
      )[0]!.at;
    const setStatus = (status: string) =>
      run(
        `mutation ($id: ID!, $status: EventRegistrationStatus!) {
          setRegistrationStatus(id: $id, status: $status) { edge { node { id } } }
        }`,
        { id, status },
      );
    expect(await placeSince()).toBeNull();
    await setStatus('REGISTERED');
    const first = await placeSince();
    expect(first).toBeInstanceOf(Date);
    await setStatus('CONFIRMED');
    expect(await placeSince()).toEqual(first);
    await setStatus('CANCELLED');
    expect(await placeSince()).toBeNull();
  });

  test('are sent again for the new time of an event that is moved, and not twice for the same time', async () => {
    const title = 'Flyttet';
    const eventId = await event(60, { title });
    await app.world.eventRegistration(eventId);
    await send(dayBefore);
    const moveTo = (date: string) =>
      run('mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { edge { node { id } } } }', {
        id: eventId,
        input: eventInput({ title, date, startTime: '13:00', endTime: '14:00' }),
      });
    await moveTo(dateOf(now + 3 * DAY));
    await send(now);
    await send(dayBefore + 3 * DAY);
    await send(dayBefore + 3 * DAY + MINUTE);
    await moveTo(dateOf(now + 3 * DAY));
    await send(dayBefore + 3 * DAY + 2 * MINUTE);
    await send(now + 3 * DAY);
    expect((await subjectsOf(title)).filter((subject) => !subject.startsWith('Ændret'))).toEqual([
      `I morgen kl. 13.00: ${title}`,
      `I morgen kl. 13.00: ${title}`,
      `I dag kl. 13.00: ${title}`,
    ]);
  });

  test('are not sent for an event that is moved to a time for which they were already due', async () => {
    const title = 'Rykket frem';
    const eventId = await app.world.event({ title, date: dateOf(Date.now() + 30 * DAY), scheduled_at: new Date(0) });
    await app.world.eventRegistration(eventId);
    await run(
      'mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { edge { node { id } } } }',
      {
        id: eventId,
        input: eventInput({ title, date: dateOf(now), startTime: '13:00', endTime: '14:00' }),
      },
    );
    // As if the move had happened after the reminder of the day before was due.
    await app.db.sql('update event set scheduled_at = $2 where id = $1', [eventId, new Date(now - 22 * 3600_000)]);
    await send(now - 21 * 3600_000);
    expect((await subjectsOf(title)).filter((subject) => subject.startsWith('I '))).toEqual([]);
    await send(now);
    expect((await subjectsOf(title)).filter((subject) => subject.startsWith('I '))).toEqual([
      `I dag kl. 13.00: ${title}`,
    ]);
  });

  test('are not sent for drafts, cancelled and completed events, and events that do not want them', async () => {
    for (const fields of [
      { status: 'DRAFT' },
      { status: 'CANCELLED' },
      { status: 'COMPLETED' },
      { sends_reminders: false },
    ]) {
      const title = `Uden ${JSON.stringify(fields)}`;
      await app.world.eventRegistration(await event(60, { title, ...fields }));
      await send();
      expect(await subjectsOf(title)).toEqual([]);
    }
  });

  test('are not sent to people who turned them off', async () => {
    const title = 'Slået fra';
    const member = await app.world.person();
    await run('mutation { setMailChoice(category: EVENT_REMINDERS, isOn: false) { isOn } }', {}, member.token);
    await app.world.eventRegistration(await event(60, { title }), { person: member });
    await send();
    expect(await subjectsOf(title)).toEqual([]);
  });
});

describe('thanks', () => {
  test('go to everybody who had a place after the end, with the material and a link to feedback', async () => {
    const title = 'Slut';
    const eventId = await event(-60, { title, material_link: 'https://materiale.example/slides' });
    await app.world.eventRegistration(eventId, { email: 'tak@gaest.example' });
    await app.world.eventRegistration(eventId, { status: 'WAITLISTED' });
    await app.world.eventRegistration(eventId, { place_since: new Date(now + MINUTE) });
    await send(now - MINUTE);
    expect(await mailsOf(title)).toEqual([]);
    await send();
    await send(now + MINUTE);
    const mails = await mailsOf(title);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['event-thanks', 'tak@gaest.example']]);
    expect(mails[0]!.text).toContain('https://materiale.example/slides');
    expect(mails[0]!.text).toContain('/events/feedback?key=');
  });

  test('are not sent for an event that was over when it got its time, or does not want them', async () => {
    for (const fields of [{ scheduled_at: new Date(now + MINUTE) }, { sends_thanks: false }, { status: 'CANCELLED' }]) {
      const title = `Ingen tak ${JSON.stringify(fields)}`;
      await app.world.eventRegistration(await event(-60, { title, ...fields }));
      await send(now + 2 * MINUTE);
      expect(await subjectsOf(title)).toEqual([]);
    }
  });
});

describe('the link of a mail to a guest', () => {
  const choices = (key: string) =>
    run('query ($key: String!) { eventMailChoices(key: $key) { title isUser choices { category isOn } } }', { key });
  const choose = (key: string, category: string, isOn: boolean) =>
    run(
      `mutation ($key: String!, $category: GuestMailCategory!, $isOn: Boolean!) {
        setEventMailChoice(key: $key, category: $category, isOn: $isOn) { choices { category isOn } }
      }`,
      { key, category, isOn },
    );
  const guestKey = async (email: string, title: string) => {
    const id = await app.world.eventRegistration(await event(60, { title }), { email });
    await send();
    const [mail] = await mailsOf(title);
    return { id, mail: mail!, key: keyIn(mail!.text, 'mails') };
  };

  test('turns mails off and on again for the address, whatever its spelling', async () => {
    const { key } = await guestKey('Fra@Gaest.example', 'Vælger fra');
    expect((await choices(key)).data.eventMailChoices).toEqual({
      title: 'Vælger fra',
      isUser: false,
      choices: [
        { category: 'EVENT_REMINDERS', isOn: true },
        { category: 'EVENT_FEEDBACK', isOn: true },
      ],
    });
    for (let round = 0; round < 2; round += 1) await choose(key, 'EVENT_REMINDERS', false);
    expect((await choices(key)).data.eventMailChoices.choices).toEqual([
      { category: 'EVENT_REMINDERS', isOn: false },
      { category: 'EVENT_FEEDBACK', isOn: true },
    ]);
    await app.world.eventRegistration(await event(60, { title: 'Ikke mere' }), { email: 'fra@gaest.example' });
    await send();
    expect(await mailsOf('Ikke mere')).toEqual([]);
    await choose(key, 'EVENT_REMINDERS', true);
    await app.world.eventRegistration(await event(60, { title: 'Igen' }), { email: 'fra@gaest.example' });
    await send();
    expect(await mailsOf('Igen')).toHaveLength(1);
  });

  test('turns the mails of its category off by a POST of a mail program, and not by a GET', async () => {
    const { mail, key } = await guestKey('knap@gaest.example', 'Knap');
    const { pathname, search } = new URL(mail.unsubscribe_url!);
    const { app: http } = app.portal;
    await http.inject({ method: 'GET', url: pathname + search });
    expect((await choices(key)).data.eventMailChoices.choices[0]!.isOn).toBe(true);
    const answer = await http.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([answer.statusCode, answer.body]).toEqual([200, 'Du får ikke flere af disse mails.']);
    expect((await choices(key)).data.eventMailChoices.choices[0]!.isOn).toBe(false);
    for (const query of ['', '?key=x&category=EVENT_REMINDERS', `?key=${key}&category=PLACES`, `?key=${key}&key=x`]) {
      const { statusCode } = await http.inject({ method: 'POST', url: `/events/mails${query}`, payload: 'x' });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    }
  });

  test('turns off no mails about the place, and works for no other purpose and no other address', async () => {
    const { key, id } = await guestKey('andet@gaest.example', 'Andet formål');
    for (const category of ['PLACES', 'SECURITY'])
      expect(refusalOf(await choose(key, category, false))?.[0]).toBe('BAD_USER_INPUT');
    const [{ linkKey }] = (await app.db.sql<{ linkKey: string }>(
      'select link_key as "linkKey" from event_registration where id = $1',
      [id],
    )) as [{ linkKey: string }];
    const keyOf = (purpose: 'event-mails' | 'event-feedback', in_ms = DAY) =>
      registrationKey(app.config, purpose, { id, linkKey }, new Date(Date.now() + in_ms));
    for (const wrong of [keyOf('event-feedback'), keyOf('event-mails', -MINUTE), linkKey, `${key}x`, ''])
      expect(refusalOf(await choices(wrong))).toEqual(['NOT_FOUND', 'Linket virker ikke længere']);
    await app.db.sql(`update event_registration set link_key = 'ny-adresse' where id = $1`, [id]);
    expect(refusalOf(await choices(key))?.[0]).toBe('NOT_FOUND');
  });

  test('leaves the choices of a confirmed account alone', async () => {
    const member = await app.world.person();
    const { key, id } = await guestKey(member.email, 'Har konto');
    await choose(key, 'EVENT_REMINDERS', false);
    await app.world.eventRegistration(await event(60, { title: 'Kontoens valg' }), { person: member });
    await send();
    expect(await mailsOf('Kontoens valg')).toHaveLength(1);
    await app.db.sql('update event_registration set user_id = $2 where id = $1', [id, member.id]);
    expect(refusalOf(await choose(key, 'EVENT_REMINDERS', true))?.[0]).toBe('CONFLICT');
  });
});
