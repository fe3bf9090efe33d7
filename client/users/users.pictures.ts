import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'users', path: '/users', as: 'customer' },
  { name: 'users-invite', path: '/users', as: 'customer', press: ['Inviter bruger'] },
  { name: 'users-create', path: '/users', as: 'customer', press: ['Opret bruger'] },
  { name: 'users-unconfirmed', path: '/users', as: 'unconfirmed' },
];
