import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-announcements', path: '/admin/announcements', as: 'admin' },
  {
    name: 'admin-announcements-create',
    path: '/admin/announcements',
    as: 'admin',
    press: ['^Skriv opslag'],
  },
  {
    name: 'admin-announcements-errors',
    path: '/admin/announcements',
    as: 'admin',
    press: ['^Skriv opslag', '^Opret$'],
    isInvalid: true,
  },
];
