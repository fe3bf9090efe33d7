import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'payments', path: '/payments', as: 'customer' },
  { name: 'payments-department', path: '/payments?department=:department', as: 'customer' },
  { name: 'payments-department-unknown', path: '/payments?department=findes-ikke', as: 'customer' },
  { name: 'payment-link-invalid', path: '/pay?key=abc' },
  { name: 'payments-failed', path: '/payments', as: 'customer', isBroken: true },
  { name: 'payments-statement', path: '/payments', as: 'customer', press: ['Kontoudtog'] },
];
