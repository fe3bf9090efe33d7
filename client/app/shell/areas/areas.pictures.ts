import type { Picture } from '../../../testing/Picture.ts';

export const pictures: Picture[] = [
  {
    name: 'employee-outside',
    path: '/admin/tasks',
    as: 'admin',
    employeeRoles: ['BOOKKEEPING'],
    shows: 'hører til Support',
  },
  {
    name: 'employee-outside-tab',
    path: '/admin/companies/:company/fakturaer',
    as: 'admin',
    employeeRoles: ['SUPPORT', 'EVENTS'],
    shows: 'hører til Bogholderi',
  },
  {
    name: 'employee-company',
    path: '/admin/companies/:company',
    as: 'admin',
    employeeRoles: ['SUPPORT'],
  },
  {
    name: 'employee-menu',
    path: '/admin/inbox',
    as: 'admin',
    employeeRoles: ['SALES'],
    press: ['Søg eller gå til'],
  },
];
