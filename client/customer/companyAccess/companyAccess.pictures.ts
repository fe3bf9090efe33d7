import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [{ name: 'join-expired', path: '/join?ticket=abc' }];
