import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-events', path: '/admin/events', as: 'admin' },
  { name: 'admin-events-create', path: '/admin/events', as: 'admin', press: ['Opret Event'] },
  { name: 'admin-events-registrations', path: '/admin/events', as: 'admin', press: ['Se tilmeldinger til Rapporter'] },
];
