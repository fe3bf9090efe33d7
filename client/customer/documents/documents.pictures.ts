import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'documents', path: '/documents', as: 'customer' },
  { name: 'documents-share', path: '/documents', as: 'customer', press: ['Del dokument'] },
  { name: 'documents-no-match', path: '/documents?q=findesikke', as: 'customer' },
  { name: 'document', path: '/documents/:document', as: 'customer' },
  { name: 'document-confirm', path: '/documents/:document', as: 'customer', press: ['^Bekræft version'] },
  { name: 'document-failed', path: '/documents/:document', as: 'customer', isBroken: true },
  { name: 'documents-failed', path: '/documents', as: 'customer', isBroken: true },
];
