import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-events', path: '/admin/events', as: 'admin' },
  { name: 'admin-events-columns', path: '/admin/events', as: 'admin', press: ['^Kolonner'] },
  { name: 'admin-events-view', path: '/admin/events', as: 'admin', press: ['^Visninger', 'Gem som visning'] },
  { name: 'admin-events-create', path: '/admin/events', as: 'admin', press: ['Opret Event'] },
  {
    name: 'admin-events-registrations',
    path: '/admin/events?q=Rapporter',
    as: 'admin',
    opensRow: true,
    press: ['Se tilmeldinger til Rapporter'],
  },
  {
    name: 'admin-events-message',
    path: '/admin/events?q=Zendesk+for+nye',
    as: 'admin',
    press: ['Handlinger for Zendesk for nye medarbejdere', 'Skriv til deltagerne'],
  },
  {
    name: 'admin-events-feedback',
    path: '/admin/events?tid=afholdte',
    as: 'admin',
    press: ['Handlinger for Makroer', 'Se feedback'],
  },
  {
    name: 'admin-events-edit',
    path: '/admin/events?q=Zendesk+for+nye',
    as: 'admin',
    press: ['Handlinger for Zendesk for nye medarbejdere', '^Rediger'],
  },
  {
    name: 'admin-events-copy',
    path: '/admin/events?q=Zendesk+for+nye',
    as: 'admin',
    press: ['Handlinger for Zendesk for nye medarbejdere', '^Kopiér'],
  },
  {
    name: 'admin-events-files',
    path: '/admin/events?q=Zendesk+for+nye',
    as: 'admin',
    press: ['Handlinger for Zendesk for nye medarbejdere', '^Filer'],
  },
  {
    name: 'admin-events-delete',
    path: '/admin/events?q=Zendesk+for+nye',
    as: 'admin',
    press: ['Handlinger for Zendesk for nye medarbejdere', '^Slet'],
  },
  {
    name: 'admin-events-registration-add',
    path: '/admin/events?q=Rapporter',
    as: 'admin',
    opensRow: true,
    press: ['Se tilmeldinger til Rapporter', '^Tilføj tilmelding'],
  },
  {
    name: 'admin-events-message-errors',
    path: '/admin/events?q=Zendesk+for+nye',
    as: 'admin',
    press: ['Handlinger for Zendesk for nye medarbejdere', 'Skriv til deltagerne', '^Se forhåndsvisning'],
    isInvalid: true,
  },
  { name: 'admin-events-past', path: '/admin/events?tid=afholdte', as: 'admin' },
  { name: 'admin-events-views', path: '/admin/events', as: 'admin', press: ['^Visninger'] },
  { name: 'admin-events-failed', path: '/admin/events', as: 'admin', isBroken: true },
  { name: 'admin-events-denied', path: '/admin/events', as: 'customer' },
];
