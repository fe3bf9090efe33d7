import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'registration', path: '/register' },
  { name: 'registration-errors', path: '/register', press: ['^Næste'], isInvalid: true },
];
