import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'company', path: '/company', as: 'customer' },
  {
    name: 'company-errors',
    path: '/company',
    as: 'customer',
    fill: { Firmanavn: '' },
    submit: ['^Gem$'],
    isInvalid: true,
  },
];
