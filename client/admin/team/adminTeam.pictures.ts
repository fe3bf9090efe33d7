import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-team', path: '/admin/team', as: 'admin' },
  { name: 'admin-team-add', path: '/admin/team', as: 'admin', press: ['Tilføj team medlem'] },
];
