import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-personal-data', path: '/admin/personal-data', as: 'admin' },
  { name: 'admin-personal-data-erased', path: '/admin/personal-data?status=ERASED', as: 'admin' },
  { name: 'admin-personal-data-note', path: '/admin/personal-data', as: 'admin', press: ['^Opret anmodning'] },
  {
    name: 'admin-personal-data-errors',
    path: '/admin/personal-data',
    as: 'admin',
    press: ['^Opret anmodning', '^Opret$'],
    isInvalid: true,
  },
];
