import type { Picture } from '../testing/Picture.ts';

const route = '/licenses/installation/:installationId';

export const pictures: Picture[] = [
  { name: 'seats', path: '/licenses/installation/:installation', as: 'customer', route },
  { name: 'seats-named', path: '/licenses/installation/:namedInstallation', as: 'customer', route },
  {
    name: 'seats-order',
    path: '/licenses/installation/:installation',
    as: 'customer',
    press: ['^Bestil 2 licenser'],
    route,
  },
  {
    name: 'seats-names-off',
    path: '/licenses/installation/:namedInstallation',
    as: 'customer',
    press: ['^Slå navne fra'],
    route,
  },
];
