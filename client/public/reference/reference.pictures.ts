import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [{ name: 'api-docs', path: '/api/docs', isSlow: true }];
