import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-service-agreements', path: '/admin/service-agreements', as: 'admin' },
  {
    name: 'admin-service-agreements-create',
    path: '/admin/service-agreements',
    as: 'admin',
    press: ['Opret serviceaftale'],
  },
  {
    name: 'admin-service-agreements-edit',
    path: '/admin/service-agreements',
    as: 'admin',
    press: ['^Handlinger for', '^Rediger'],
  },
  {
    name: 'admin-service-agreements-delete',
    path: '/admin/service-agreements',
    as: 'admin',
    press: ['^Handlinger for', '^Slet'],
  },
  {
    name: 'admin-service-agreements-log',
    path: '/admin/service-agreements',
    as: 'admin',
    press: ['^Handlinger for', '^Registrér arbejde'],
  },
  {
    name: 'admin-service-agreements-log-errors',
    path: '/admin/service-agreements',
    as: 'admin',
    press: ['^Handlinger for', '^Registrér arbejde', '^Registrér$'],
    isInvalid: true,
  },
];
