import { ShieldCheck } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import purchaseQuery from '#relay/PurchaseScreenQuery$parameters';
import type { PurchaseScreenQuery } from '#relay/PurchaseScreenQuery.graphql';
import serviceAgreementsQuery from '#relay/ServiceAgreementsScreenQuery$parameters';
import type { ServiceAgreementsScreenQuery } from '#relay/ServiceAgreementsScreenQuery.graphql';

export const serviceAgreementsRoom: ClientRoom = {
  screens: [
    screenRoute<ServiceAgreementsScreenQuery>({
      path: '/service-agreement',
      subject: 'AGREEMENTS',
      query: serviceAgreementsQuery,
      load: async () => (await import('./ServiceAgreementsScreen.tsx')).ServiceAgreementsScreen,
    }),
    {
      ...screenRoute<PurchaseScreenQuery>({
        path: '/service-agreement/purchase',
        subject: 'AGREEMENTS',
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
