import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'integrations', path: '/integrations', as: 'customer' },
  { name: 'integrations-settings', path: '/integrations', as: 'customer', press: ['Indstillinger'] },
  { name: 'integrations-key', path: '/integrations', as: 'customer', press: ['Ny nøgle'] },
  { name: 'integrations-connect', path: '/integrations', as: 'customer', press: ['Forbind'] },
];
