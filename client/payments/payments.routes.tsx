import { CreditCard } from 'lucide-react';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import paymentsQuery from './__generated__/PaymentsScreenQuery$parameters.ts';
import type { PaymentsScreenQuery } from './__generated__/PaymentsScreenQuery.graphql.ts';

export const paymentsRoom: ClientRoom = {
  screens: [
    screenRoute<PaymentsScreenQuery>({
      path: '/payments',
      query: paymentsQuery,
      load: async () => (await import('./PaymentsScreen.tsx')).PaymentsScreen,
      variables: ({ request }) => {
        const departmentId = new URL(request.url).searchParams.get('department') ?? '';
        return { departmentId, isChosen: departmentId !== '' };
      },
    }),
  ],
  navigation: [{ menu: 'company', to: '/payments', label: 'Betalinger', icon: <CreditCard aria-hidden /> }],
};
