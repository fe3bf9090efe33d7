import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-unbilled-seats', path: '/admin/unbilled-seats', as: 'admin' },
  { name: 'admin-unbilled-seats-bill', path: '/admin/unbilled-seats', as: 'admin', press: ['Fakturér'] },
  {
    name: 'admin-unbilled-seats-waive',
    path: '/admin/unbilled-seats',
    as: 'admin',
    press: ['^Handlinger for', '^Gør gratis'],
  },
];
