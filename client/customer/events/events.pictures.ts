import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'event-public', path: '/events/public/:event' },
  { name: 'event-registration', path: '/events/public/:event', press: ['Tilmeld dig event'] },
  { name: 'event-registration-unknown', path: '/events/registration?key=findes-ikke' },
  { name: 'event-offer-unknown', path: '/events/offer?key=findes-ikke' },
  { name: 'events-public', path: '/events/public' },
  { name: 'event-feedback-unknown', path: '/events/feedback?key=findes-ikke' },
  { name: 'event-mails-unknown', path: '/events/mails?key=findes-ikke' },
  { name: 'event-feedback-dialog', path: '/events/past', as: 'customer', press: ['Giv feedback'] },
  { name: 'event-unknown', path: '/events/public/findes-ikke' },
  { name: 'events', path: '/events', as: 'customer' },
  { name: 'events-past', path: '/events/past', as: 'customer' },
  { name: 'event', path: '/events', as: 'customer', press: ['Læs mere'] },
  {
    name: 'event-files',
    path: '/events',
    as: 'customer',
    press: ['Læs mere om Zendesk for nye medarbejdere'],
    shows: 'Slides.pdf',
  },
  { name: 'event-calendar', path: '/events', as: 'customer', press: ['til kalender'] },
  {
    name: 'event-feedback-errors',
    path: '/events/past',
    as: 'customer',
    press: ['Giv feedback', '^Send feedback'],
    shows: 'Vælg fra 1 til 5',
  },
  { name: 'event-register', path: '/events', as: 'customer', press: ['^Tilmeld '] },
  { name: 'events-failed', path: '/events', as: 'customer', isBroken: true },
];
