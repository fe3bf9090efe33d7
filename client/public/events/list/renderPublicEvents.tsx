import { RelayEnvironmentProvider } from 'react-relay';
import { getRequest } from 'relay-runtime';
import type { Facts } from '../../../ui/facts.ts';
import { lookUp } from '../page/lookUp.ts';
import { PublicEventList } from './PublicEventList.tsx';
import { PublicEventsPage } from './PublicEventsPage.tsx';
import { publicEventsQuery } from './publicEventsQuery.ts';
import { EVENTS_FAILURE, PUBLIC_EVENTS_DESCRIPTION, PUBLIC_EVENTS_TITLE } from './publicListText.ts';
import type { publicEventsQuery$data } from '#relay/publicEventsQuery.graphql';

const request = getRequest(publicEventsQuery);

export interface PublicEventsAnswer {
  variables: { after: string | null };
  /** The data of the query, or nothing when the server refused it. */
  data?: Record<string, unknown> | null | undefined;
}

/** The id of the persisted operation whose result `renderPublicEvents` takes. */
export const publicEventsOperationId = request.params.id!;

/** The element and head texts of the list of public events, built on the server from the result of its query. */
export function renderPublicEvents({ variables, data }: PublicEventsAnswer, facts: Facts) {
  const head = { title: PUBLIC_EVENTS_TITLE, description: PUBLIC_EVENTS_DESCRIPTION };
  if (!data) return { ...head, page: <PublicEventsPage facts={facts}>{EVENTS_FAILURE}</PublicEventsPage> };
  const { environment, result } = lookUp<publicEventsQuery$data>(request, variables, data);
  return {
    ...head,
    page: (
      <RelayEnvironmentProvider environment={environment}>
        <PublicEventsPage facts={facts}>
          <PublicEventList query={result} />
        </PublicEventsPage>
      </RelayEnvironmentProvider>
    ),
  };
}
