import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [{ name: 'invitation-invalid', path: '/invitation?token=abc' }];
