import { Suspense, useEffect } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { ScreenBoundary } from '../../../app/shell/ScreenBoundary.tsx';
import { facts } from '../../../ui/facts.ts';
import { Spinner } from '../../../ui/Meters.tsx';
import { useDocumentTitle } from '../../../ui/Page.tsx';
import { PublicEventList } from './PublicEventList.tsx';
import { PublicEventsPage } from './PublicEventsPage.tsx';
import { publicEventsQuery } from './publicEventsQuery.ts';
import { EVENTS_FAILURE, PUBLIC_EVENTS_TITLE } from './publicListText.ts';
import type { publicEventsQuery as PublicEventsQuery } from '#relay/publicEventsQuery.graphql';

export function PublicEventsScreen() {
  const queryRef = useLoaderData<PreloadedQuery<PublicEventsQuery>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  useDocumentTitle(PUBLIC_EVENTS_TITLE);
  return (
    <PublicEventsPage facts={facts()}>
      <ScreenBoundary title={EVENTS_FAILURE} resetKey={queryRef}>
        <Suspense fallback={<Spinner />}>
          <Events queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </PublicEventsPage>
  );
}

const Events = ({ queryRef }: { queryRef: PreloadedQuery<PublicEventsQuery> }) => (
  <PublicEventList query={usePreloadedQuery<PublicEventsQuery>(publicEventsQuery, queryRef)} />
);
