import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [{ name: 'landing', path: '/' }];
