import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'profile', path: '/profile', as: 'customer' },
  { name: 'profile-member', path: '/profile', as: 'member', shows: 'Dine rettigheder' },
  { name: 'profile-companies', path: '/profile', as: 'customer', companies: 4, shows: 'Dine virksomheder' },
  {
    name: 'leave-company',
    path: '/profile',
    as: 'customer',
    companies: 4,
    press: ['Forlad Limfjord Fisk'],
    shows: 'Forlad virksomheden',
  },
  { name: 'notifications', path: '/profile/notifikationer', as: 'customer' },
  { name: 'profile-unconfirmed', path: '/profile', as: 'unconfirmed' },
  { name: 'notifications-unconfirmed', path: '/profile/notifikationer', as: 'unconfirmed' },
  { name: 'user-menu', path: '/profile', as: 'customer', press: ['^Brugermenu'] },
];
