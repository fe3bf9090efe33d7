import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-unbilled-places', path: '/admin/unbilled-places', as: 'admin' },
  { name: 'admin-unbilled-places-bill', path: '/admin/unbilled-places', as: 'admin', press: ['Fakturér'] },
  {
    name: 'admin-unbilled-places-waive',
    path: '/admin/unbilled-places',
    as: 'admin',
    press: ['^Handlinger for', '^Gør gratis'],
  },
];
