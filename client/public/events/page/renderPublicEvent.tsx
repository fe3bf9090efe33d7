import { RelayEnvironmentProvider } from 'react-relay';
import { getRequest } from 'relay-runtime';
import type { Facts } from '../../../ui/facts.ts';
import { lookUp } from './lookUp.ts';
import { NoPublicEvent } from './NoPublicEvent.tsx';
import { PublicEventPage } from './PublicEventPage.tsx';
import { publicEventQuery } from './publicEventQuery.ts';
import { EVENT_NOT_FOUND, eventSummary } from './publicEventText.ts';
import type { publicEventQuery$data } from '#relay/publicEventQuery.graphql';

const request = getRequest(publicEventQuery);

export interface PublicEventAnswer {
  publicLink: string;
  /** The data of the query, or nothing when the server refused it. */
  data?: Record<string, unknown> | null;
  /** Message for the visitor when there is no data. */
  refusal?: string | undefined;
}

/** The id of the persisted operation whose result `renderPublicEvent` takes. */
export const publicEventOperationId = request.params.id!;

/** The element and head texts of a public event's page, built on the server from the result of the page's query. */
export function renderPublicEvent(
  { publicLink, data, refusal = EVENT_NOT_FOUND }: PublicEventAnswer,
  { legal }: Facts,
) {
  if (!data) return { title: refusal, description: refusal, page: <NoPublicEvent message={refusal} legal={legal} /> };
  const {
    environment,
    result: { publicEvent },
  } = lookUp<publicEventQuery$data>(request, { publicLink }, data);
  return {
    title: publicEvent.title,
    description: eventSummary(publicEvent),
    page: (
      <RelayEnvironmentProvider environment={environment}>
        <PublicEventPage event={publicEvent} publicLink={publicLink} legal={legal} />
      </RelayEnvironmentProvider>
    ),
  };
}
