import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'seats', path: '/licenses/installation/:installation', as: 'customer' },
  { name: 'seats-named', path: '/licenses/installation/:namedInstallation', as: 'customer' },
  {
    name: 'seats-order',
    path: '/licenses/installation/:installation',
    as: 'customer',
    press: ['^Bestil 2 licenser'],
  },
  {
    name: 'seats-names-off',
    path: '/licenses/installation/:namedInstallation',
    as: 'customer',
    press: ['^Slå navne fra'],
  },
  { name: 'seats-failed', path: '/licenses/installation/:installation', as: 'customer', isBroken: true },
];
