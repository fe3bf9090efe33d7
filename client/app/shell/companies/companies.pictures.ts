import type { Picture } from '../../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'two-companies', path: '/departments', as: 'customer', companies: 2, press: ['Åbn menu|Fjordlyst Møbler'] },
  {
    name: 'twelve-companies',
    path: '/departments',
    as: 'customer',
    companies: 12,
    press: ['Åbn menu|Fjordlyst Møbler'],
  },
  {
    name: 'twelve-companies-search',
    path: '/dashboard',
    as: 'customer',
    companies: 12,
    press: ['Søg eller gå til'],
    type: 'skift til',
    shows: 'Skift til Limfjord',
  },
  { name: 'choose-company', path: '/choose-company', as: 'customer', companies: 12 },
  { name: 'choose-no-member', path: '/choose-company?open=cust_unknown', as: 'customer', companies: 2 },
  {
    name: 'choose-link',
    path: '/choose-company?open=cust_picture1&next=/tasks',
    as: 'customer',
    companies: 12,
    shows: 'Skift i denne fane',
  },
];
