import { graphql } from 'react-relay';
import type { BulkAction } from '../../../../domain/backOffice/bulk.ts';
import { useAnswer } from '../../../app/relay/useAnswer.ts';
import type { useBulkPreviewQuery } from '#relay/useBulkPreviewQuery.graphql';

export interface BulkRequest {
  action: BulkAction;
  options?: Record<string, unknown>;
  ids?: string[];
  filter?: Record<string, unknown>;
}

export type BulkPreview = useBulkPreviewQuery['response']['admin']['bulkPreview'];

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
  const { answer, isCurrent, failure, retry } = useAnswer<useBulkPreviewQuery>(previewQuery, request && { request }, {
    failureText: 'Kunne ikke hente, hvad der vil ske',
  });
  return { preview: isCurrent ? answer?.admin.bulkPreview : undefined, message: failure, reload: retry };
}
