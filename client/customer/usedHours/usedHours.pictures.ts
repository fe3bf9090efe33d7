import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'used-hours', path: '/clip-cards/hours', as: 'customer' },
  { name: 'used-hours-types', path: '/clip-cards/hours?opdel=TYPE&periode=THIS_YEAR', as: 'customer' },
  { name: 'used-hours-own', path: '/clip-cards/hours?periode=OWN&fra=2026-03-01&til=2020-01-01', as: 'customer' },
  { name: 'used-hours-empty', path: '/clip-cards/hours?periode=OWN&fra=2015-01-01&til=2015-12-31', as: 'customer' },
  { name: 'used-hours-broken', path: '/clip-cards/hours', as: 'customer', isBroken: true },
  { name: 'used-hours-entries', path: '/clip-cards/hours/entries', as: 'customer' },
  { name: 'used-hours-entries-empty', path: '/clip-cards/hours/entries?fra=2015-01-01&til=2015-12-31', as: 'customer' },
  {
    name: 'used-hours-table',
    path: '/clip-cards/hours?periode=THIS_YEAR',
    as: 'customer',
    press: ['Vis som tabel'],
    shows: 'I alt',
  },
];
