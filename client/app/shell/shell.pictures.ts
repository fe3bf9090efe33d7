import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'menu', path: '/departments', as: 'customer', press: ['Åbn menu|Fjordlyst Møbler'] },
  { name: 'search', path: '/dashboard', as: 'customer', press: ['Søg eller gå til'] },
  { name: 'back-office-shortcuts', path: '/admin/team', as: 'admin', press: ['Åbn menu|^Genveje'] },
  { name: 'search-own', path: '/dashboard', as: 'customer', press: ['Søg eller gå til'], type: 'hjælp' },
  { name: 'search-nothing', path: '/dashboard', as: 'customer', press: ['Søg eller gå til'], type: 'findes ikke' },
  { name: 'search-everywhere', path: '/dashboard', as: 'admin', press: ['Søg eller gå til'], type: 'mobler' },
  {
    name: 'no-access',
    path: '/payments',
    as: 'customer',
    viewer: { subjects: ['LICENSES', 'TASKS'] },
    shows: 'Anmod om adgang',
  },
  {
    name: 'few-subjects',
    path: '/dashboard',
    as: 'customer',
    viewer: { subjects: ['AGREEMENTS', 'TASKS'] },
    shows: 'Genveje',
  },
  {
    name: 'preview',
    path: '/departments',
    as: 'customer',
    viewer: {
      subjects: ['TASKS'],
      preview: { name: 'Wilhelmine Kristiane von Sønderskov-Bartholdy af Grønnegaard og Vestervig' },
    },
    shows: 'Intet kan ændres',
  },
  { name: 'admin-menu', path: '/dashboard', as: 'admin', press: ['Åbn menu|^Admin'] },
  { name: 'shortcuts-list', path: '/admin/team', as: 'admin', type: '?', shows: 'Genveje' },
];
