import { ReceiptText } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';
import { adminListRoute, adminScreenRoute } from '../../app/shell/adminScreenRoute.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseInvoiceFilters } from './invoiceFilters.ts';
import { parseInvoiceSort } from './invoiceSorts.ts';
import invoiceQuery from '#relay/AdminInvoiceScreenQuery$parameters';
import type { AdminInvoiceScreenQuery } from '#relay/AdminInvoiceScreenQuery.graphql';
import invoicesQuery from '#relay/AdminInvoicesScreenQuery$parameters';
import type { AdminInvoicesScreenQuery } from '#relay/AdminInvoicesScreenQuery.graphql';

export const adminInvoicesRoom: ClientRoom = {
  screens: [
    withDefaultView(
      'INVOICES',
      adminListRoute<AdminInvoicesScreenQuery>({
        path: '/admin/invoices',
        query: invoicesQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { filter: parseInvoiceFilters(searchParams), sort: parseInvoiceSort(searchParams) };
        },
        load: async () => (await import('./AdminInvoicesScreen.tsx')).AdminInvoicesScreen,
      }),
    ),
    adminScreenRoute<AdminInvoiceScreenQuery>({
      path: '/admin/invoices/:invoiceId',
      query: invoiceQuery,
      variables: ({ params }) => ({ id: params.invoiceId ?? '' }),
      load: async () => (await import('./AdminInvoiceScreen.tsx')).AdminInvoiceScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'sales',
      to: '/admin/invoices',
      label: 'Fakturaer',
      icon: <ReceiptText aria-hidden />,
      shortcut: 'f',
      pending: 'overdueInvoices',
    },
  ],
};
