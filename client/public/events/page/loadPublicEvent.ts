import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { commitEmbeddedResult } from '../../../app/relay/embeddedResult.ts';
import { environment } from '../../../app/relay/environment.ts';
import query, { type publicEventQuery } from '#relay/publicEventQuery.graphql';

/**
 * Takes the event from the page if the server rendered it there. Waits for the data otherwise, so that the page shown
 * stays until the next one can be rendered completely. Never rejects: the component that reads the query shows its
 * error.
 */
export async function loadPublicEvent({ params }: LoaderFunctionArgs): Promise<PreloadedQuery<publicEventQuery>> {
  const variables = { publicLink: params.publicLink ?? '' };
  const isEmbedded = commitEmbeddedResult(environment(), query, variables);
  const queryRef = loadQuery<publicEventQuery>(environment(), query, variables, {
    fetchPolicy: isEmbedded ? 'store-or-network' : 'store-and-network',
  });
  await queryRef.source?.toPromise().catch(() => undefined);
  return queryRef;
}
