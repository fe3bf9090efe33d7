import { describe, expect, test } from '@jest/globals';
import { eventForm, eventRegistrationForm } from './events.ts';

const event = (changes: object = {}) =>
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
const told = (changes: object) => event(changes).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the event form', () => {
  test('keeps what is left empty as absent', () => {
    expect(event().data).toMatchObject({ meetingLink: null, capacity: null, price: null });
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
  ])('%j is told on its own field', (changes, field, message) => {
    expect(told(changes)).toEqual([[field, message]]);
  });

  test('judges and keeps only the place that goes with the kind of event', () => {
    expect(
      event({ isOnline: true, location: 'x'.repeat(300), meetingLink: 'https://meet.example/1' }).data,
    ).toMatchObject({ location: null, meetingLink: 'https://meet.example/1' });
    expect(event({ isOnline: false, meetingLink: 'zoom.us/j/123' }).data).toMatchObject({
      location: 'Aarhus',
      meetingLink: null,
    });
  });

  test('tells that it ends before it starts together with what else is wrong, but not of times that are none', () => {
    expect(told({ title: '', endTime: '08:00' })).toEqual([
      ['title', 'Titel er påkrævet'],
      ['endTime', 'Sluttidspunkt skal være efter starttidspunkt'],
    ]);
    expect(told({ startTime: '', endTime: '08:00' })).toEqual([['startTime', 'Starttidspunkt er påkrævet']]);
  });
});

describe('the registration form', () => {
  test('needs a name and an e-mail, and makes one line of what was pasted in', () => {
    expect(
      eventRegistrationForm.safeParse({ name: '', email: '' }).error?.issues.map(({ message }) => message),
    ).toEqual(['Navn er påkrævet', 'E-mail er påkrævet']);
    expect(
      eventRegistrationForm.parse({ name: ' Karin\r\nKunde ', email: ' karin@firma.example ', company: '' }),
    ).toMatchObject({ name: 'Karin Kunde', email: 'karin@firma.example', company: null });
  });
});
