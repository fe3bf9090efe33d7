import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-companies', path: '/admin/companies', as: 'admin' },
  { name: 'admin-companies-create', path: '/admin/companies?opret=1', as: 'admin' },
  ...Object.entries({
    overview: '',
    details: 'oplysninger',
    users: 'brugere',
    licenses: 'licenser',
    'license-requests': 'anmodninger',
    'service-agreements': 'serviceaftaler',
    'clip-cards': 'klippekort',
    invoices: 'fakturaer',
    prices: 'priser',
    configuration: 'konfiguration',
    timeline: '?vis=MONEY',
  }).map(([name, tab]) => ({
    name: `admin-company-${name}`,
    path: `/admin/companies/:company/${tab}`,
    as: 'admin' as const,
  })),
  { name: 'admin-company-pending', path: '/admin/companies/:company?status=PENDING', as: 'admin' },
  { name: 'admin-companies-no-match', path: '/admin/companies?q=findes-ikke', as: 'admin' },
  {
    name: 'admin-company-clip-cards-create',
    path: '/admin/companies/:company/klippekort',
    as: 'admin',
    press: ['Opret klippekort'],
  },
  {
    name: 'admin-company-clip-cards-log-hours',
    path: '/admin/companies/:company/klippekort',
    as: 'admin',
    press: ['Handlinger', 'Registrér timer'],
  },
  {
    name: 'admin-company-api-token',
    path: '/admin/companies/:company/konfiguration',
    as: 'admin',
    press: ['Udsted nøgle'],
  },
  {
    name: 'admin-company-dinero',
    path: '/admin/companies/:company/konfiguration',
    as: 'admin',
    press: ['Skift kontakt'],
  },
  {
    name: 'admin-company-folder',
    path: '/admin/companies/:company/konfiguration',
    as: 'admin',
    press: ['Skift mappe'],
  },
];
