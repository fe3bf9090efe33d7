import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-audit-log', path: '/admin/audit-log', as: 'admin' },
  { name: 'admin-audit-log-empty', path: '/admin/audit-log?person=findes-ikke', as: 'admin' },
];
