import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'join-expired', path: '/join?ticket=abc' },
  { name: 'company-domain-add', path: '/company', as: 'customer', press: ['^Tilføj domæne'] },
  {
    name: 'company-domain-errors',
    path: '/company',
    as: 'customer',
    press: ['^Tilføj domæne', '^Tilføj$'],
    isInvalid: true,
  },
];
