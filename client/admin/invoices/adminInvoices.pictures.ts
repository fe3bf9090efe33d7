import type { Picture } from '../../testing/Picture.ts';

export const pictures: Picture[] = [
  { name: 'admin-invoices', path: '/admin/invoices', as: 'admin' },
  { name: 'admin-invoices-no-match', path: '/admin/invoices?q=findes-ikke', as: 'admin' },
  { name: 'admin-invoice', path: '/admin/invoices/:invoice', as: 'admin' },
  { name: 'admin-invoice-payment', path: '/admin/invoices/:invoice', as: 'admin', press: ['^Registrér betaling'] },
  { name: 'admin-invoice-credit', path: '/admin/invoices/:invoice', as: 'admin', press: ['^Krediter'] },
  { name: 'admin-invoices-file', path: '/admin/invoices', as: 'admin', press: ['^Fil til bogholderiet'] },
  {
    name: 'admin-invoice-credit-errors',
    path: '/admin/invoices/:invoice',
    as: 'admin',
    press: ['^Krediter', '^Krediter$'],
    isInvalid: true,
  },
  { name: 'admin-invoice-pause', path: '/admin/invoices/:invoice', as: 'admin', press: ['^Sæt (rykkere )?på pause'] },
  { name: 'admin-invoices-failed', path: '/admin/invoices', as: 'admin', isBroken: true },
];
