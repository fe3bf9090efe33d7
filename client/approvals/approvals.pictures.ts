import type { Picture } from '../testing/Picture.ts';

export const pictures: Picture[] = [{ name: 'approvals', path: '/approvals', as: 'customer' }];
