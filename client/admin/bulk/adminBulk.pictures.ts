import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-runs', path: '/admin/runs', as: 'admin' },
  { name: 'admin-run', path: '/admin/runs/:run', as: 'admin' },
];
