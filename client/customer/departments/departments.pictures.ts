import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'departments', path: '/departments', as: 'customer' },
  { name: 'departments-add', path: '/departments', as: 'customer', press: ['Tilføj afdeling'] },
  { name: 'departments-edit', path: '/departments', as: 'customer', press: ['Handlinger', 'Rediger'] },
  { name: 'departments-payment', path: '/departments', as: 'customer', press: ['^Vælg be'] },
  { name: 'departments-delete', path: '/departments', as: 'customer', press: ['Handlinger', 'Slet'] },
  {
    name: 'departments-errors',
    path: '/departments',
    as: 'customer',
    press: ['Tilføj afdeling', '^Tilføj afdeling$'],
    isInvalid: true,
  },
  { name: 'departments-failed', path: '/departments', as: 'customer', isBroken: true },
];
