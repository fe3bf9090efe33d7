import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-service-agreements', path: '/admin/service-agreements', as: 'admin' },
  {
    name: 'admin-service-agreements-create',
    path: '/admin/service-agreements',
    as: 'admin',
    press: ['Opret serviceaftale'],
  },
];
