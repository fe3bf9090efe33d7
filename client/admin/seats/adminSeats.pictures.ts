import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-seats', path: '/admin/seats', as: 'admin' },
  { name: 'admin-seats-free', path: '/admin/seats?status=FREE', as: 'admin' },
  { name: 'admin-seats-over', path: '/admin/seats?status=OVER', as: 'admin' },
  { name: 'admin-seats-key-ends', path: '/admin/seats?status=KEY_ENDS', as: 'admin' },
  { name: 'admin-seats-no-match', path: '/admin/seats?q=findes-ikke', as: 'admin' },
  { name: 'admin-seats-note', path: '/admin/seats', as: 'admin', press: ['^Handlinger for', '^Note'] },
  { name: 'admin-seats-failed', path: '/admin/seats', as: 'admin', isBroken: true },
];
