import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { environment } from '../../relay/environment.ts';
import { takeAnswered } from '../../relay/answered.ts';
import query, { type publicEventQuery } from './__generated__/publicEventQuery.graphql.ts';

/** The page that the server has rendered stays until everything is here that takes its place. */
export async function loadPublicEvent({ params }: LoaderFunctionArgs): Promise<PreloadedQuery<publicEventQuery>> {
  const variables = { publicLink: params.publicLink ?? '' };
  const isAnswered = takeAnswered(environment(), query, variables);
  const queryRef = loadQuery<publicEventQuery>(environment(), query, variables, {
    fetchPolicy: isAnswered ? 'store-or-network' : 'store-and-network',
  });
  // What went wrong is told where the answer is read.
  await queryRef.source?.toPromise().catch(() => undefined);
  return queryRef;
}
