import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-runs', path: '/admin/runs', as: 'admin' },
  {
    name: 'admin-run',
    path: '/admin/runs',
    as: 'admin',
    press: ['^Send fakturaer igen'],
    route: '/admin/runs/:runId',
  },
];
