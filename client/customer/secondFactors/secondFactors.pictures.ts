import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'security', path: '/profile/sikkerhed', as: 'customer' },
  { name: 'security-on', path: '/profile/sikkerhed', as: 'secured' },
  { name: 'security-setup', path: '/login/totrin', as: 'customer' },
  {
    name: 'security-setup-companies',
    path: '/login/totrin',
    as: 'customer',
    companies: 2,
    shows: 'Vælg en anden virksomhed',
  },
  { name: 'security-passkey', path: '/profile/sikkerhed', as: 'customer', press: ['^Tilføj adgangsnøgle'] },
  { name: 'security-app', path: '/profile/sikkerhed', as: 'customer', press: ['^Tilføj godkendelsesapp'] },
  { name: 'security-app-remove', path: '/profile/sikkerhed', as: 'secured', press: ['^Fjern godkendelsesapp'] },
  {
    name: 'security-codes',
    path: '/profile/sikkerhed',
    as: 'secured',
    press: ['^(Lav )?[Nn]ye (genoprettelses)?koder'],
  },
];
