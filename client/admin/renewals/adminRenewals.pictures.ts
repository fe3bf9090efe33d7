import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-renewals-note', path: '/admin/renewals', as: 'admin', press: ['Handlinger', 'Ansvarlig og note'] },
  { name: 'admin-renewals-soon', path: '/admin/renewals', as: 'admin' },
  { name: 'admin-renewals', path: '/admin/renewals?frist=DAYS_90', as: 'admin' },
  { name: 'admin-renewals-renew', path: '/admin/renewals', as: 'admin', press: ['^Handlinger', '^Forny'] },
  { name: 'admin-renewals-expire', path: '/admin/renewals', as: 'admin', press: ['^Handlinger', '^Lad udløbe'] },
  { name: 'admin-renewals-decided', path: '/admin/renewals?frist=DECIDED', as: 'admin' },
];
