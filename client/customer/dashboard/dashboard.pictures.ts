import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'overview', path: '/dashboard', as: 'customer' },
  { name: 'overview-unconfirmed', path: '/dashboard', as: 'unconfirmed' },
  { name: 'overview-admin', path: '/dashboard', as: 'admin' },
];
