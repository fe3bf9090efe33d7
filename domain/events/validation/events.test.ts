import { describe, expect, test } from '@jest/globals';
import { eventForm, eventRegistrationForm } from './events.ts';

const parseEvent = (changes: object = {}) =>
  eventForm.safeParse({
    title: 'Workshop',
    description: '<p>Hej</p>',
    type: 'WORKSHOP',
    date: '2026-06-15',
    startTime: '09:00',
    endTime: '12:00',
    isOnline: false,
    location: 'Aarhus',
    meetingLink: '',
    isPublic: false,
    status: 'DRAFT',
    ...changes,
  });
const issuesOf = (changes: object) =>
  parseEvent(changes).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the event form', () => {
  test('turns empty fields into null', () => {
    expect(parseEvent().data).toMatchObject({ meetingLink: null, capacity: null, price: null });
  });

  test.each([
    [{ title: '' }, 'title', 'Titel er påkrævet'],
    [{ description: ' ' }, 'description', 'Beskrivelse er påkrævet'],
    [{ date: '' }, 'date', 'Dato er påkrævet'],
    [{ date: '2026-02-30' }, 'date', 'Ugyldig dato'],
    [{ startTime: '' }, 'startTime', 'Starttidspunkt er påkrævet'],
    [{ endTime: '24:00' }, 'endTime', 'Skriv tidspunktet som 09:00'],
    [{ endTime: '09:00' }, 'endTime', 'Sluttidspunkt skal være efter starttidspunkt'],
    [{ location: ' ' }, 'location', 'Lokation er påkrævet'],
    [{ capacity: 0 }, 'capacity', 'Kapacitet skal være et helt tal fra 1'],
    [{ capacity: 1.5 }, 'capacity', 'Kapacitet skal være et helt tal fra 1'],
    [{ price: -1 }, 'price', 'Pris kan ikke være under 0'],
    [{ price: Number.NaN }, 'price', 'Pris skal være et beløb i kroner'],
    [{ price: 1999.5 }, 'price', 'Pris har højst to decimaler'],
    [
      { isOnline: true, meetingLink: 'ftp://meet.example' },
      'meetingLink',
      'Mødelinket skal begynde med http:// eller https://',
    ],
    [
      { isOnline: true, meetingLink: 'https://meet.example/ og mere' },
      'meetingLink',
      'Mødelinket skal begynde med http:// eller https://',
    ],
    [{ type: 'FEST' }, 'type', 'Vælg en type'],
    [{ status: 'UKENDT' }, 'status', 'Vælg en status'],
  ])('reports %j on its own field', (changes, field, message) => {
    expect(issuesOf(changes)).toEqual([[field, message]]);
  });

  test('validates and keeps only the location or the meeting link, depending on the event', () => {
    expect(
      parseEvent({ isOnline: true, location: 'x'.repeat(300), meetingLink: 'https://meet.example/1' }).data,
    ).toMatchObject({ location: null, meetingLink: 'https://meet.example/1' });
    expect(parseEvent({ isOnline: false, meetingLink: 'zoom.us/j/123' }).data).toMatchObject({
      location: 'Aarhus',
      meetingLink: null,
    });
  });

  test('reports an end before the start together with other errors, but not for invalid times', () => {
    expect(issuesOf({ title: '', endTime: '08:00' })).toEqual([
      ['title', 'Titel er påkrævet'],
      ['endTime', 'Sluttidspunkt skal være efter starttidspunkt'],
    ]);
    expect(issuesOf({ startTime: '', endTime: '08:00' })).toEqual([['startTime', 'Starttidspunkt er påkrævet']]);
  });
});

describe('the registration form', () => {
  test('requires a name and an email address, and replaces pasted line breaks', () => {
    expect(
      eventRegistrationForm.safeParse({ name: '', email: '' }).error?.issues.map(({ message }) => message),
    ).toEqual(['Navn er påkrævet', 'E-mail er påkrævet']);
    expect(
      eventRegistrationForm.parse({ name: ' Karin\r\nKunde ', email: ' karin@firma.example ', company: '' }),
    ).toMatchObject({ name: 'Karin Kunde', email: 'karin@firma.example', company: null });
  });
});
