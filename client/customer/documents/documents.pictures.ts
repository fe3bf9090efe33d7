import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'documents', path: '/documents', as: 'customer' },
  { name: 'documents-share', path: '/documents', as: 'customer', press: ['Del dokument'] },
  { name: 'documents-no-match', path: '/documents?q=findesikke', as: 'customer' },
  { name: 'documents-failed', path: '/documents', as: 'customer', isBroken: true },
];
