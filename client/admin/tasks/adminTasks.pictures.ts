import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-comments', path: '/admin/comments', as: 'admin' },
  { name: 'admin-task', path: '/admin/tasks/:task', as: 'admin' },
];
