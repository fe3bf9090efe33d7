import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { LoadedEvent } from '../page/LoadedEvent.tsx';
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
export const EventFeedbackScreen = () => <LoadedEvent<EventFeedbackScreenQuery> Content={EventFeedback} />;

function EventFeedback({ queryRef }: { queryRef: PreloadedQuery<EventFeedbackScreenQuery> }) {
  const form = usePreloadedQuery<EventFeedbackScreenQuery>(eventFeedbackQuery, queryRef).eventFeedback;
  return <EventFeedbackPage form={form} />;
}
