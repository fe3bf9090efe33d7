import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'users', path: '/users', as: 'customer' },
  { name: 'users-invite', path: '/users', as: 'customer', press: ['Inviter bruger'] },
  { name: 'users-create', path: '/users', as: 'customer', press: ['Opret bruger'] },
  { name: 'users-unconfirmed', path: '/users', as: 'unconfirmed' },
  {
    name: 'users-invite-errors',
    path: '/users',
    as: 'customer',
    press: ['Inviter bruger', '^Send invitation'],
    isInvalid: true,
  },
  {
    name: 'users-create-errors',
    path: '/users',
    as: 'customer',
    press: ['Opret bruger', '^Opret bruger$'],
    isInvalid: true,
  },
  { name: 'users-edit', path: '/users', as: 'customer', press: ['^Handlinger for', '^Rediger navn og rolle'] },
  { name: 'users-deactivate', path: '/users', as: 'customer', press: ['^Handlinger for', '^Deaktivér'] },
  { name: 'users-failed', path: '/users', as: 'customer', isBroken: true },
  { name: 'users-member', path: '/users', as: 'member' },
];
