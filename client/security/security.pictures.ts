import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'security', path: '/profile/sikkerhed', as: 'customer' },
  { name: 'security-on', path: '/profile/sikkerhed', as: 'secured' },
  { name: 'security-setup', path: '/login/totrin', as: 'customer' },
];
