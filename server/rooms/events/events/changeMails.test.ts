import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { waitForEventMails } from './testing/eventMails.ts';
import { eventMutations } from './testing/eventMutations.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const { updateEvent, deleteEvent, createdEvent } = eventMutations(() => ({ app, token: admin.token }));

describe('a registered person', () => {
  const createEventWithAttendees = async (changes: object = {}) => {
    const { id } = await createdEvent(changes);
    const email = `${id}@firma.example`;
    await app.world.eventRegistration(id, { email });
    await app.world.eventRegistration(id, { email: `venter-${email}`, status: 'WAITLISTED' });
    return { id, email };
  };

  test('is mailed a new time or place with the same calendar entry, but not a new title', async () => {
    const { id, email } = await createEventWithAttendees();
    await updateEvent(id, { title: 'Nyt navn' });
    await updateEvent(id, { title: 'Nyt navn', startTime: '10:00', location: 'Rådhuspladsen 1' });
    const mails = await waitForEventMails(app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Ændret: Nyt navn',
      text: expect.stringContaining('mandag den 15. juni 2099 kl. 10.00-12.30'),
      calendar: {
        method: 'REQUEST',
        uid: expect.stringContaining(id),
        sequence: 3,
        status: 'CONFIRMED',
        start: '2099-06-15T08:00:00.000Z',
        location: 'Rådhuspladsen 1',
      },
    });
    expect(mails[0]!.text).toContain('Sted: Rådhuspladsen 1');
  });

  test('reads what was before next to a new time and place, and that the link of the meeting is new', async () => {
    const { id, email } = await createEventWithAttendees();
    await updateEvent(id, { date: '2099-06-16' });
    await updateEvent(id, { date: '2099-06-16', isOnline: true, meetingLink: 'https://meet.example/a' });
    await updateEvent(id, { date: '2099-06-16', isOnline: true, meetingLink: 'https://meet.example/b' });
    const [first, second, third] = await waitForEventMails(app, email, 3);
    expect(first!.text).toContain(
      'Tid: tirsdag den 16. juni 2099 kl. 09.00-12.30 (før: mandag den 15. juni 2099 kl. 09.00-12.30)\n\n' +
        'Sted: Havnegade 12, Aarhus\n',
    );
    expect(second!.text).toContain('Sted: Online event (før: Havnegade 12, Aarhus)');
    expect(second!.text).not.toContain('nyt link');
    expect(third!.text).toContain('Mødet har fået et nyt link.');
    expect(third!.text).toContain('https://meet.example/b');
    expect(third!.text).not.toContain('før:');
  });

  test('is not mailed a change that the admin keeps to themselves, but always a cancellation', async () => {
    const { id, email } = await createEventWithAttendees();
    const moved = { startTime: '10:00', withoutMail: true };
    await updateEvent(id, moved);
    await updateEvent(id, { ...moved, status: 'CANCELLED' });
    const mails = await waitForEventMails(app, email);
    expect(mails).toMatchObject([{ subject: 'Aflyst: Zendesk for begyndere', calendar: { sequence: 3 } }]);
  });

  test('is mailed when the event is cancelled and when it is published again, with the calendar entry', async () => {
    const { id, email } = await createEventWithAttendees();
    await updateEvent(id, { status: 'CANCELLED' });
    await updateEvent(id, { status: 'CANCELLED', location: 'Et andet sted' });
    await updateEvent(id, { location: 'Et andet sted' });
    const [cancellation, change] = await waitForEventMails(app, email, 2);
    expect(cancellation).toMatchObject({
      subject: 'Aflyst: Zendesk for begyndere',
      calendar: { method: 'CANCEL', status: 'CANCELLED', sequence: 2 },
    });
    expect(change).toMatchObject({
      subject: 'Ændret: Zendesk for begyndere',
      calendar: { method: 'REQUEST', status: 'CONFIRMED', sequence: 4, uid: cancellation!.calendar!.uid },
    });
  });

  test('is mailed when the event is deleted together with its registrations', async () => {
    const { id, email } = await createEventWithAttendees();
    await deleteEvent(id);
    expect((await waitForEventMails(app, email))[0]).toMatchObject({
      subject: 'Aflyst: Zendesk for begyndere',
      calendar: { method: 'CANCEL' },
    });
    expect(await app.db.sql('select 1 from event_registration where event_id = $1', [id])).toEqual([]);
  });

  test('gets a cancellation mail that does not mention an invoice', async () => {
    const { id, email } = await createEventWithAttendees({ price: 1_250_00 });
    await updateEvent(id, { price: 1_250_00, status: 'CANCELLED' });
    const [cancellation] = await waitForEventMails(app, email);
    expect(cancellation!.text).toContain('er desværre aflyst');
    expect(cancellation!.text).toContain('Spørgsmål? Skriv til');
    expect(cancellation!.text).not.toMatch(/faktura|afbud/);
  });

  test('is mailed one cancellation when the event also becomes a draft, before or after the cancellation', async () => {
    for (const end of [deleteEvent, (id: string) => updateEvent(id, { status: 'CANCELLED' })]) {
      const { id, email } = await createEventWithAttendees();
      await updateEvent(id, { status: 'DRAFT' });
      await updateEvent(id, { status: 'DRAFT', startTime: '11:00' });
      await end(id);
      expect(await waitForEventMails(app, email)).toMatchObject([
        { subject: 'Aflyst: Zendesk for begyndere', calendar: { method: 'CANCEL' } },
      ]);
    }
    const { id, email } = await createEventWithAttendees();
    await updateEvent(id, { status: 'CANCELLED' });
    await updateEvent(id, { status: 'DRAFT' });
    await deleteEvent(id);
    expect((await waitForEventMails(app, email)).map(({ subject }) => subject)).toEqual([
      'Aflyst: Zendesk for begyndere',
    ]);
  });

  test('is mailed the changes of a draft when it is published again, and nothing without changes', async () => {
    const [unchanged, moved, cancelled] = [
      await createEventWithAttendees(),
      await createEventWithAttendees(),
      await createEventWithAttendees(),
    ];
    for (const { id } of [unchanged, moved]) await updateEvent(id, { status: 'DRAFT' });
    await updateEvent(unchanged.id, {});
    await updateEvent(moved.id, { startTime: '11:00' });
    await updateEvent(cancelled.id, { status: 'CANCELLED' });
    await updateEvent(cancelled.id, { status: 'DRAFT' });
    await updateEvent(cancelled.id, {});
    expect((await waitForEventMails(app, moved.email)).map(({ subject }) => subject)).toEqual([
      'Ændret: Zendesk for begyndere',
    ]);
    expect((await waitForEventMails(app, cancelled.email, 2)).map(({ subject }) => subject)).toEqual([
      'Aflyst: Zendesk for begyndere',
      'Ændret: Zendesk for begyndere',
    ]);
    expect(await app.db.sql('select 1 from mail where recipient = $1', [unchanged.email])).toEqual([]);
  });

  test('is not mailed changes of a draft or of a past event', async () => {
    const past = await createEventWithAttendees({ date: '2020-01-02', publishPast: true });
    await updateEvent(past.id, { date: '2020-01-03' });
    const draft = await createEventWithAttendees({ status: 'DRAFT' });
    await updateEvent(draft.id, { status: 'DRAFT', startTime: '11:00' });
    await deleteEvent(draft.id);
    const mails = await app.db.sql('select recipient from mail where recipient = any($1)', [
      [past.email, `venter-${past.email}`, draft.email, `venter-${draft.email}`],
    ]);
    expect(mails).toEqual([]);
  });

  test('on the waiting list is mailed changes and cancellations without a calendar entry', async () => {
    const { id, email } = await createEventWithAttendees({ isPublic: true, capacity: 1 });
    const changed = { isPublic: true, capacity: 1, startTime: '11:00' };
    await updateEvent(id, changed);
    await updateEvent(id, { ...changed, status: 'CANCELLED' });
    await updateEvent(id, changed);
    await deleteEvent(id);
    const mails = await waitForEventMails(app, `venter-${email}`, 4);
    expect(mails.map(({ subject, calendar }) => [subject, calendar])).toEqual([
      ['Ændret: Zendesk for begyndere', undefined],
      ['Aflyst: Zendesk for begyndere', undefined],
      ['Ændret: Zendesk for begyndere', undefined],
      ['Aflyst: Zendesk for begyndere', undefined],
    ]);
    expect(mails[0]!.text).toContain('som du står på venteliste til');
    expect(mails[1]!.text).toContain('er desværre aflyst');
    // A person with a place has a calendar entry, which is cancelled.
    const attending = await waitForEventMails(app, email, 4);
    expect(attending.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST', 'CANCEL']);
  });

  test('who cancelled is no longer mailed', async () => {
    const { id } = await createdEvent();
    await app.world.eventRegistration(id, { email: 'forladt@firma.example', status: 'CANCELLED' });
    await deleteEvent(id);
    expect(await app.db.sql(`select 1 from mail where recipient = 'forladt@firma.example'`)).toEqual([]);
  });
});
