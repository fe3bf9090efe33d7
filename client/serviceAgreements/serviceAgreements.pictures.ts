import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'service-agreements', path: '/service-agreement', as: 'customer' },
  { name: 'service-agreements-order-department', path: '/service-agreement/purchase', as: 'customer' },
  { name: 'service-agreements-details', path: '/service-agreement', as: 'customer', press: ['Se detaljer'] },
];
