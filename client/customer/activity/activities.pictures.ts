import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'activities', path: '/activities', as: 'customer' },
  { name: 'activities-clip-card', path: '/activities?type=clip_card_work', as: 'customer' },
  { name: 'activities-empty', path: '/activities?type=license', as: 'customer' },
];
