import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { BulkAction } from '../../../domain/backOffice/bulk.ts';
import { messageOf } from '../../relay/errors.ts';
import type { useBulkPreviewQuery } from '#relay/useBulkPreviewQuery.graphql';

export interface BulkRequest {
  action: BulkAction;
  options?: Record<string, unknown>;
  ids?: string[];
  filter?: Record<string, unknown>;
}

export type BulkPreview = useBulkPreviewQuery['response']['admin']['bulkPreview'];

interface Loaded {
  key: string;
  preview?: BulkPreview;
  message?: string;
}

const previewQuery = graphql`
  query useBulkPreviewQuery($request: BulkRequestInput!) {
    admin {
      bulkPreview(request: $request) {
        total
        readyCount
        leftOut {
          reason
          count
        }
        consequences
        canUndo
        fingerprint
      }
    }
  }
`;

/**
 * Fetches what an action would do now; nothing while the request is undefined. `reload` fetches it again after the
 * server has refused a run because something has changed.
 */
export function useBulkPreview(request: BulkRequest | undefined) {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const key = JSON.stringify([request, attempt]);
  useEffect(() => {
    const [sent] = JSON.parse(key) as [BulkRequest | null];
    if (!sent) return undefined;
    const fetching = fetchQuery<useBulkPreviewQuery>(environment, previewQuery, { request: sent }).subscribe({
      next: ({ admin }) => setLoaded({ key, preview: admin.bulkPreview }),
      error: (error: unknown) => setLoaded({ key, message: messageOf(error, 'Kunne ikke hente, hvad der vil ske') }),
    });
    return () => fetching.unsubscribe();
  }, [environment, key]);
  const current = loaded?.key === key ? loaded : undefined;
  return {
    preview: current?.preview,
    message: current?.message,
    reload: () => setAttempt((count) => count + 1),
  };
}
