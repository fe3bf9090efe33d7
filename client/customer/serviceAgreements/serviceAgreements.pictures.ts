import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'service-agreements', path: '/service-agreement', as: 'customer' },
  { name: 'service-agreements-order-department', path: '/service-agreement/purchase', as: 'customer' },
  { name: 'service-agreements-details', path: '/service-agreement', as: 'customer', press: ['Se detaljer'] },
  { name: 'service-agreements-order-period', path: '/service-agreement/purchase?trin=periode', as: 'customer' },
  { name: 'service-agreements-order-payment', path: '/service-agreement/purchase?trin=betaling', as: 'customer' },
  { name: 'service-agreements-order-review', path: '/service-agreement/purchase?trin=gennemse', as: 'customer' },
  {
    name: 'service-agreements-order-errors',
    path: '/service-agreement/purchase',
    as: 'customer',
    press: ['^Næste'],
    shows: 'Vælg en afdeling',
  },
  { name: 'service-agreements-renew', path: '/service-agreement', as: 'customer', press: ['^Forny'] },
  { name: 'service-agreements-end', path: '/service-agreement', as: 'customer', press: ['^Opsig'] },
  { name: 'service-agreements-payment', path: '/service-agreement', as: 'customer', press: ['^Skift betaling'] },
];
