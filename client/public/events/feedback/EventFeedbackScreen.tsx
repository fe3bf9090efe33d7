import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { facts } from '../../../ui/facts.ts';
import { Spinner } from '../../../ui/Meters.tsx';
import { PublicEventBoundary } from '../page/PublicEventBoundary.tsx';
import { EventFeedbackPage } from './EventFeedbackPage.tsx';
import type { EventFeedbackScreenQuery } from '#relay/EventFeedbackScreenQuery.graphql';

export const eventFeedbackQuery = graphql`
  query EventFeedbackScreenQuery($key: String!) @preloadable {
    eventFeedback(key: $key) {
      ...EventFeedbackPage_form
    }
  }
`;

/** The page that the link in the mail after an event opens. Nothing is stored until the person presses the button. */
export function EventFeedbackScreen() {
  const queryRef = useLoaderData<PreloadedQuery<EventFeedbackScreenQuery>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  return (
    <PublicEventBoundary resetKey={queryRef} legal={facts().legal}>
      <Suspense fallback={<Spinner />}>
        <EventFeedback queryRef={queryRef} />
      </Suspense>
    </PublicEventBoundary>
  );
}

function EventFeedback({ queryRef }: { queryRef: PreloadedQuery<EventFeedbackScreenQuery> }) {
  const form = usePreloadedQuery<EventFeedbackScreenQuery>(eventFeedbackQuery, queryRef).eventFeedback;
  return <EventFeedbackPage form={form} />;
}
