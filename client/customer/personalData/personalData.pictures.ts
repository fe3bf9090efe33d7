import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'personal-data', path: '/profile/data', as: 'customer' },
  { name: 'personal-data-erasure', path: '/profile/data', as: 'customer', press: ['Anmod om sletning'] },
];
