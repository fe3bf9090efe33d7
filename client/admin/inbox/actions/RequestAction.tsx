import { graphql, useLazyLoadQuery } from 'react-relay';
import { UpdateRequestDialog } from '../../licenseRequests/UpdateRequestDialog.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { RequestActionQuery } from '#relay/RequestActionQuery.graphql';

const query = graphql`
  query RequestActionQuery($id: ID!) {
    admin {
      inboxItem(kind: LICENSE_REQUEST, subjectId: $id) {
        licenseRequest {
          ...UpdateRequestDialog_request
        }
      }
    }
  }
`;

/** Corrects a licence request, or changes its status. */
export function RequestAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<RequestActionQuery>(query, { id: subjectId }, { fetchPolicy: 'network-only' });
  const request = admin.inboxItem?.licenseRequest;
  return request ? <UpdateRequestDialog request={request} onClose={onClose} /> : <ItemIsGone onClose={onClose} />;
}
