import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-clip-cards', path: '/admin/clip-cards', as: 'admin' },
  { name: 'admin-clip-cards-create', path: '/admin/clip-cards', as: 'admin', press: ['Opret klippekort'] },
  { name: 'admin-clip-cards-edit', path: '/admin/clip-cards', as: 'admin', press: ['^Handlinger for', '^Rediger'] },
  { name: 'admin-clip-cards-delete', path: '/admin/clip-cards', as: 'admin', press: ['^Handlinger for', '^Slet'] },
  {
    name: 'admin-clip-cards-hours',
    path: '/admin/clip-cards',
    as: 'admin',
    press: ['^Handlinger for', '^Timeregnskab'],
  },
  { name: 'admin-clip-cards-no-match', path: '/admin/clip-cards?q=findes-ikke', as: 'admin' },
];
