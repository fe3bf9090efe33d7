import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'menu', path: '/departments', as: 'customer', press: ['Åbn menu|Fjordlyst Møbler'] },
  { name: 'search', path: '/dashboard', as: 'customer', press: ['Søg eller gå til'] },
  { name: 'admin-menu', path: '/admin/team', as: 'admin', press: ['Åbn menu|^Admin'] },
];
