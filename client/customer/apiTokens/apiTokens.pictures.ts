import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'api-keys', path: '/keys', as: 'customer' },
  { name: 'api-keys-issue', path: '/keys', as: 'customer', press: ['Udsted nøgle'] },
  { name: 'api-keys-limited', path: '/keys', as: 'customer', press: ['Udsted nøgle', '^Begræns, hvad nøglen'] },
  {
    name: 'api-keys-errors',
    path: '/keys',
    as: 'customer',
    press: ['Udsted nøgle', '^Udsted nøgle$'],
    isInvalid: true,
  },
];
