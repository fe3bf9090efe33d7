import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'payments', path: '/payments', as: 'customer' },
  { name: 'payment-link-invalid', path: '/pay?key=abc' },
];
