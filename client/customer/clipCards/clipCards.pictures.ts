import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'clip-cards', path: '/clip-cards', as: 'customer' },
  { name: 'clip-cards-buy', path: '/clip-cards?buy=1', as: 'customer', opensDialog: true },
  { name: 'clip-cards-top-up', path: '/clip-cards', as: 'customer', press: ['^Slå til,'] },
  {
    name: 'clip-cards-buy-errors',
    path: '/clip-cards?buy=1',
    as: 'customer',
    opensDialog: true,
    press: ['^Køb|^Bestil'],
    isInvalid: true,
  },
  { name: 'clip-cards-failed', path: '/clip-cards', as: 'customer', isBroken: true },
];
