import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'terms', path: '/terms' },
  { name: 'terms-clip-card', path: '/terms/clip-card' },
  { name: 'terms-service-agreement', path: '/terms/service-agreement' },
  { name: 'terms-license', path: '/terms/license' },
  { name: 'terms-privacy', path: '/terms/privacy' },
];
