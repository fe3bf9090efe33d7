import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-license-requests', path: '/admin/license-requests', as: 'admin' },
  { name: 'admin-license-requests-edit', path: '/admin/license-requests', as: 'admin', press: ['Opdater status'] },
  { name: 'admin-license-requests-files', path: '/admin/license-requests', as: 'admin', press: ['^Filer til'] },
  { name: 'admin-license-requests-no-match', path: '/admin/license-requests?q=findes-ikke', as: 'admin' },
];
