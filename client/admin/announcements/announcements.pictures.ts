import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [{ name: 'admin-announcements', path: '/admin/announcements', as: 'admin' }];
