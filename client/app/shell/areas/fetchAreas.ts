import { fetchQuery } from 'react-relay';
import { environment } from '../../relay/environment.ts';
import type { Areas } from './area.ts';
import { readAreas } from './readAreas.ts';
import shellQuery, { type ShellQuery } from '#relay/ShellQuery.graphql';

/**
 * Fetches the areas of the viewer. Undefined when the query fails, which the shell then shows. The shell uses the same
 * query, so that a stored answer is used and no second request is sent.
 */
export const fetchAreas = (): Promise<Areas | undefined> =>
  fetchQuery<ShellQuery>(environment(), shellQuery, {}, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .then(
      (data) => data && readAreas(data.viewer),
      () => undefined,
    );
