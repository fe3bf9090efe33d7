import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-overview', path: '/admin/overview', as: 'admin' },
  { name: 'admin-overview-30-days', path: '/admin/overview?periode=DAYS_30&mod=PERIOD_BEFORE', as: 'admin' },
  { name: 'admin-overview-companies', path: '/admin/overview/companies', as: 'admin' },
  { name: 'admin-overview-tasks', path: '/admin/overview/tasks', as: 'admin' },
  { name: 'admin-overview-service-levels', path: '/admin/overview/service-levels', as: 'admin' },
];
