import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useIsAdminQuery } from '#relay/useIsAdminQuery.graphql';

const query = graphql`
  query useIsAdminQuery {
    viewer {
      viewerCanAdminister
    }
  }
`;

/** Whether the viewer serves all companies. The frame has fetched it already, so that no request is sent. */
export function useIsAdmin(): boolean {
  const environment = useRelayEnvironment();
  const [isAdmin, setIsAdmin] = useState(false);
  useEffect(() => {
    const request = fetchQuery<useIsAdminQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      next: ({ viewer }) => setIsAdmin(viewer.viewerCanAdminister),
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment]);
  return isAdmin;
}
