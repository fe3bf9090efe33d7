import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-prices', path: '/admin/prices', as: 'admin' },
  { name: 'admin-prices-plan', path: '/admin/prices', as: 'admin', press: ['Planlæg ændring'] },
  { name: 'admin-prices-regulation', path: '/admin/prices', as: 'admin', press: ['^Planlæg regulering'] },
  {
    name: 'admin-prices-regulation-errors',
    path: '/admin/prices',
    as: 'admin',
    press: ['^Planlæg regulering', '^Planlæg$'],
    isInvalid: true,
  },
];
