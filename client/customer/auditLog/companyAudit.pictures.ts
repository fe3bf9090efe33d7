import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'company-audit-log', path: '/audit-log', as: 'customer' },
  { name: 'company-audit-log-empty', path: '/audit-log?person=findes-ikke', as: 'customer' },
];
