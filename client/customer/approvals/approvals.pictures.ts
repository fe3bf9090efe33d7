import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'approvals', path: '/approvals', as: 'customer' },
  { name: 'approvals-approve', path: '/approvals', as: 'customer', press: ['^Godkend: '] },
  { name: 'approvals-decline', path: '/approvals', as: 'customer', press: ['^Afvis: '] },
];
