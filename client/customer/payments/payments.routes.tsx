import { CreditCard } from 'lucide-react';
import { loadQuery } from 'react-relay';
import { environment } from '../../app/relay/environment.ts';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import paymentsQuery from '#relay/PaymentsScreenQuery$parameters';
import type { PaymentsScreenQuery } from '#relay/PaymentsScreenQuery.graphql';
import payQuery from '#relay/PayScreenQuery$parameters';
import type { PayScreenQuery } from '#relay/PayScreenQuery.graphql';

export const paymentsRoom: ClientRoom = {
  screens: [
    screenRoute<PaymentsScreenQuery>({
      path: '/payments',
      subject: 'FINANCE',
      query: paymentsQuery,
      load: async () => (await import('./PaymentsScreen.tsx')).PaymentsScreen,
      variables: ({ request }) => {
        const departmentId = new URL(request.url).searchParams.get('department') ?? '';
        return { departmentId, isChosen: departmentId !== '' };
      },
    }),
  ],
  framelessPages: [
    {
      path: '/pay',
      // Invoices may have been paid or issued since the last visit.
      loader: ({ request }) =>
        loadQuery<PayScreenQuery>(
          environment(),
          payQuery,
          { key: new URL(request.url).searchParams.get('key') ?? '' },
          { fetchPolicy: 'network-only' },
        ),
      lazy: { Component: async () => (await import('../../public/payments/PayScreen.tsx')).PayScreen },
    },
  ],
  navigation: [{ menu: 'company', to: '/payments', label: 'Betalinger', icon: <CreditCard aria-hidden /> }],
};
