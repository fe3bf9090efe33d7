import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [{ name: 'admin-clip-cards', path: '/admin/clip-cards', as: 'admin' }];
