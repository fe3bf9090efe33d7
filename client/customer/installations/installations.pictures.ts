import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'installations', path: '/zendesk-instances', as: 'customer' },
  { name: 'installations-add', path: '/zendesk-instances', as: 'customer', press: ['Tilføj installation'] },
  {
    name: 'installations-delete-key',
    path: '/zendesk-instances',
    as: 'customer',
    press: ['Handlinger for', 'Fjern Zendesk-nøgle'],
  },
  {
    name: 'installations-connect',
    path: '/zendesk-instances',
    as: 'customer',
    press: ['Handlinger for', '^Forbind Zendesk'],
  },
  {
    name: 'installations-keys',
    path: '/zendesk-instances',
    as: 'customer',
    press: ['Handlinger for', '^Zendesk-nøgle'],
  },
  { name: 'installations-edit', path: '/zendesk-instances', as: 'customer', press: ['Handlinger for', '^Rediger'] },
  { name: 'installations-delete', path: '/zendesk-instances', as: 'customer', press: ['Handlinger for', '^Slet'] },
];
