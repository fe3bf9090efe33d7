import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { commitEmbeddedResult } from '../../../app/relay/embeddedResult.ts';
import { environment } from '../../../app/relay/environment.ts';
import { PAGE_PARAMETER } from './publicListText.ts';
import query, { type publicEventsQuery } from '#relay/publicEventsQuery.graphql';

/** Takes the events from the page if the server rendered them there. Never rejects, like `loadPublicEvent`. */
export async function loadPublicEvents({ request }: LoaderFunctionArgs): Promise<PreloadedQuery<publicEventsQuery>> {
  const variables = { after: new URL(request.url).searchParams.get(PAGE_PARAMETER) };
  const isEmbedded = commitEmbeddedResult(environment(), query, variables);
  const queryRef = loadQuery<publicEventsQuery>(environment(), query, variables, {
    fetchPolicy: isEmbedded ? 'store-or-network' : 'store-and-network',
  });
  await queryRef.source?.toPromise().catch(() => undefined);
  return queryRef;
}
