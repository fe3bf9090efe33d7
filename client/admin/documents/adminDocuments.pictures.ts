import type { Picture } from '../../testing/Picture.ts';

const list = '/admin/companies/:company/dokumenter';

export const pictures: Picture[] = [
  { name: 'admin-documents', path: list, as: 'admin' },
  { name: 'admin-documents-share', path: list, as: 'admin', press: ['Del dokument'] },
  { name: 'admin-documents-edit', path: list, as: 'admin', press: ['^Handlinger for', '^Rediger'] },
  { name: 'admin-documents-quota', path: list, as: 'admin', press: ['Skift plads'] },
  { name: 'admin-awaited-documents', path: '/admin/documents', as: 'admin' },
  { name: 'admin-awaited-documents-no-match', path: '/admin/documents?q=findes-ikke', as: 'admin' },
  { name: 'admin-document', path: '/admin/documents/:document', as: 'admin' },
];
