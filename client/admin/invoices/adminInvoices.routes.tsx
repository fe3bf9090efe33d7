import { ReceiptText } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseInvoiceFilters } from './invoiceFilters.ts';
import { parseInvoiceSort } from './invoiceSorts.ts';
import invoiceQuery from '#relay/AdminInvoiceScreenQuery$parameters';
import type { AdminInvoiceScreenQuery } from '#relay/AdminInvoiceScreenQuery.graphql';
import invoicesQuery from '#relay/AdminInvoicesScreenQuery$parameters';
import type { AdminInvoicesScreenQuery } from '#relay/AdminInvoicesScreenQuery.graphql';

export const adminInvoicesRoom: AdminRoom = {
  area: 'keepBooks',
  screens: [
    withDefaultView(
      'INVOICES',
      listRoute<AdminInvoicesScreenQuery>({
        path: '/admin/invoices',
        query: invoicesQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { filter: parseInvoiceFilters(searchParams), sort: parseInvoiceSort(searchParams) };
        },
        load: async () => (await import('./AdminInvoicesScreen.tsx')).AdminInvoicesScreen,
      }),
    ),
    screenRoute<AdminInvoiceScreenQuery>({
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
