import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { eventMutations } from './testing/eventMutations.ts';

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  member = await app.world.person();
});
afterAll(() => app.close());

const { createEvent, updateEvent, deleteEvent, createdEvent } = eventMutations(() => ({ app, token: admin.token }));

describe('an event', () => {
  test('is created, changed and deleted by admins only', async () => {
    const { id } = await createdEvent();
    expect((await updateEvent(id, { title: 'Zendesk for øvede' })).data.updateEvent.edge.node).toMatchObject({
      id,
      title: 'Zendesk for øvede',
      version: 2,
    });
    for (const answer of [
      await createEvent({}, member.token),
      await updateEvent(id, {}, { token: member.token }),
      await deleteEvent(id, member.token),
    ]) {
      expect(answer.errorCode).toBe('FORBIDDEN');
    }
    expect((await deleteEvent(id)).data.deleteEvent).toEqual({ deletedId: id });
    expect((await updateEvent(id)).errors?.[0]).toMatchObject({
      message: 'Event ikke fundet',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('is rejected with an error on every missing or invalid field at once', async () => {
    const answer = await createEvent({
      title: ' ',
      description: '',
      date: '',
      startTime: '',
      endTime: '25:00',
      location: ' ',
      capacity: 0,
      price: -1,
      meetingLink: 'javascript:alert(1)',
    });
    expect(answer.fieldErrors).toEqual({
      title: 'Titel er påkrævet',
      description: 'Beskrivelse er påkrævet',
      date: 'Dato er påkrævet',
      startTime: 'Starttidspunkt er påkrævet',
      endTime: 'Skriv tidspunktet som 09:00',
      location: 'Lokation er påkrævet',
      capacity: 'Kapacitet skal være et helt tal fra 1',
      price: 'Pris kan ikke være under 0',
    });
    expect((await createEvent({ isOnline: true, meetingLink: 'javascript:alert(1)' })).fieldErrors).toEqual({
      meetingLink: 'Mødelinket skal begynde med http:// eller https://',
    });
  });

  test('must end after it starts', async () => {
    expect((await createEvent({ startTime: '12:00', endTime: '12:00', title: '' })).fieldErrors).toEqual({
      endTime: 'Sluttidspunkt skal være efter starttidspunkt',
      title: 'Titel er påkrævet',
    });
  });

  test('requires a location only when it is not online', async () => {
    const { data } = await createEvent({ isOnline: true, location: null, meetingLink: 'https://meet.example/abc' });
    expect(data.createEvent.edge.node).toMatchObject({ location: null, meetingLink: 'https://meet.example/abc' });
    expect((await createEvent({ isOnline: true, location: null })).errors).toBeUndefined();
  });

  test('has its description sanitized, and requires readable text in it', async () => {
    const { data } = await createEvent({
      description:
        '<p onclick="x()">Hej <script>alert(1)</script><a href="javascript:alert(1)">med</a> dig</p>' +
        '<img src=x onerror=alert(1)>',
    });
    expect(data.createEvent.edge.node.description).toBe('<p>Hej med dig</p>');
    expect((await createEvent({ description: '<p><br></p><script>alert(1)</script>' })).fieldErrors).toEqual({
      description: 'Beskrivelse er påkrævet',
    });
  });

  test('gets a secret public link when it first becomes public, and keeps the link', async () => {
    const { id, publicLink } = await createdEvent();
    expect(publicLink).toBeNull();
    const link = (await updateEvent(id, { isPublic: true })).data.updateEvent.edge.node.publicLink!;
    expect(Buffer.from(link, 'base64url').length).toBeGreaterThanOrEqual(16);
    await updateEvent(id, { isPublic: false });
    expect((await updateEvent(id, { isPublic: true })).data.updateEvent.edge.node.publicLink).toBe(link);
  });

  test('rejects an edit of an old version, and a new registration does not change the version', async () => {
    const { id, version } = await createdEvent();
    await app.world.eventRegistration(id);
    expect((await updateEvent(id, { title: 'Først' }, { version })).errors).toBeUndefined();
    expect((await updateEvent(id, { title: 'For sent' }, { version })).errorCode).toBe('CONFLICT');
  });

  test('that is over needs a confirmation to be created as published or published by an edit', async () => {
    const past = { date: '2020-01-01' };
    const refused = { publishPast: 'Eventet er allerede slut. Sæt kryds her, hvis det skal udgives alligevel.' };
    expect((await createEvent(past)).fieldErrors).toEqual(refused);
    expect((await createEvent({ ...past, publishPast: false })).fieldErrors).toEqual(refused);
    expect((await createEvent({ ...past, publishPast: true })).errors).toBeUndefined();
    const { id, version } = await createdEvent({ ...past, status: 'DRAFT' });
    expect((await updateEvent(id, past)).fieldErrors).toEqual(refused);
    expect((await updateEvent(id, { ...past, publishPast: true }, { version })).errors).toBeUndefined();
    // The event is already published, so a further edit needs no confirmation.
    expect((await updateEvent(id, { ...past, title: 'Med slides' })).errors).toBeUndefined();
    const upcoming = await createdEvent();
    expect((await updateEvent(upcoming.id, past)).fieldErrors).toEqual(refused);
    expect((await updateEvent(upcoming.id, { ...past, status: 'COMPLETED' })).errors).toBeUndefined();
  });

  test('cannot get a capacity below the number of taken places', async () => {
    const { id } = await createdEvent();
    for (const status of ['REGISTERED', 'CONFIRMED', 'WAITLISTED', 'CANCELLED'])
      await app.world.eventRegistration(id, { status });
    expect((await updateEvent(id, { capacity: 1 })).fieldErrors).toEqual({
      capacity: 'Kapaciteten kan ikke være mindre end antallet af tilmeldte (2)',
    });
    expect((await updateEvent(id, { capacity: 2 })).data.updateEvent.edge.node).toMatchObject({
      registrationCount: 2,
      isFull: true,
    });
  });
});
