import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { commitEmbeddedResult } from '../../relay/embeddedResult.ts';
import { environment } from '../../relay/environment.ts';
import query, { type publicEventQuery } from './__generated__/publicEventQuery.graphql.ts';

/** Waits for the data, so that the page from the server stays until its replacement can be rendered completely. */
export async function loadPublicEvent({ params }: LoaderFunctionArgs): Promise<PreloadedQuery<publicEventQuery>> {
  const variables = { publicLink: params.publicLink ?? '' };
  const isAnswered = commitEmbeddedResult(environment(), query, variables);
  const queryRef = loadQuery<publicEventQuery>(environment(), query, variables, {
    fetchPolicy: isAnswered ? 'store-or-network' : 'store-and-network',
  });
  // The component that reads the query shows its error.
  await queryRef.source?.toPromise().catch(() => undefined);
  return queryRef;
}
