import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'terms', path: '/terms' },
  { name: 'terms-clip-card', path: '/terms/clip-card' },
  { name: 'terms-service-agreement', path: '/terms/service-agreement' },
  { name: 'terms-coming-version', path: '/terms/service-agreement/2027-01-01' },
  { name: 'terms-license', path: '/terms/license' },
  { name: 'terms-privacy', path: '/terms/privacy' },
];
