import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-team', path: '/admin/team', as: 'admin' },
  { name: 'admin-team-add', path: '/admin/team', as: 'admin', press: ['Tilføj team medlem'] },
  { name: 'admin-team-edit', path: '/admin/team', as: 'admin', press: ['^Handlinger for', '^Rediger'] },
  { name: 'admin-team-delete', path: '/admin/team', as: 'admin', press: ['^Handlinger for', '^Slet'] },
  { name: 'admin-team-replace', path: '/admin/team', as: 'admin', press: ['^Handlinger for', '^Erstat på alle'] },
  { name: 'admin-team-roles', path: '/admin/team', as: 'admin', press: ['^Rediger rollen for'] },
];
