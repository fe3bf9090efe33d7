import { ShieldCheck } from 'lucide-react';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import purchaseQuery from './__generated__/PurchaseScreenQuery$parameters.ts';
import type { PurchaseScreenQuery } from './__generated__/PurchaseScreenQuery.graphql.ts';
import serviceAgreementsQuery from './__generated__/ServiceAgreementsScreenQuery$parameters.ts';
import type { ServiceAgreementsScreenQuery } from './__generated__/ServiceAgreementsScreenQuery.graphql.ts';

export const serviceAgreementsRoom: ClientRoom = {
  screens: [
    screenRoute<ServiceAgreementsScreenQuery>({
      path: '/service-agreement',
      query: serviceAgreementsQuery,
      load: async () => (await import('./ServiceAgreementsScreen.tsx')).ServiceAgreementsScreen,
    }),
    {
      ...screenRoute<PurchaseScreenQuery>({
        path: '/service-agreement/purchase',
        query: purchaseQuery,
        load: async () => (await import('./PurchaseScreen.tsx')).PurchaseScreen,
        variables: ({ request }) => {
          const agreementId = new URL(request.url).searchParams.get('bestilt') ?? '';
          return { agreementId, isOrdered: agreementId !== '' };
        },
      }),
      // The steps of the purchase are in the address; only another ordered agreement needs a query.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate &&
        (currentUrl.href === nextUrl.href ||
          currentUrl.searchParams.get('bestilt') !== nextUrl.searchParams.get('bestilt')),
    },
  ],
  navigation: [{ menu: 'main', to: '/service-agreement', label: 'Serviceaftaler', icon: <ShieldCheck aria-hidden /> }],
};
