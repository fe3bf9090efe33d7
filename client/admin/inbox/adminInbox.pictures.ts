import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-inbox', path: '/admin/inbox', as: 'admin' },
  { name: 'admin-inbox-mine', path: '/admin/inbox?liste=MINE', as: 'admin' },
  { name: 'admin-inbox-failed', path: '/admin/inbox', as: 'admin', isBroken: true },
  { name: 'admin-inbox-item', path: '/admin/inbox?liste=ALL', as: 'admin' },
];
