import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'licenses', path: '/licenses', as: 'customer' },
  { name: 'licenses-order', path: '/licenses?bestil=1', as: 'customer' },
  {
    name: 'licenses-renewal',
    path: '/dashboard',
    as: 'customer',
    press: ['Flere valg for fjordlyst-moebler-teknisk', '^Skift antal'],
  },
  { name: 'licenses-seats', path: '/licenses', as: 'customer', press: ['Ændr antal'] },
  {
    name: 'licenses-fewer-seats',
    path: '/licenses',
    as: 'customer',
    press: ['^Ændr antal'],
    fill: { 'Antal licenser': '3' },
    shows: 'Fortsæt til fornyelsen',
  },
  { name: 'error', path: '/licenses', as: 'customer', isBroken: true },
  { name: 'licenses-no-match', path: '/licenses?q=findes-ikke', as: 'customer' },
  { name: 'licenses-expire', path: '/licenses', as: 'customer', press: ['^Beslut|Handlinger', 'Lad udløbe'] },
];
