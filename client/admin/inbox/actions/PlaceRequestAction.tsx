import { graphql, useLazyLoadQuery } from 'react-relay';
import { ConfirmOnePlace } from '../../events/ConfirmOnePlace.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { PlaceRequestActionQuery } from '#relay/PlaceRequestActionQuery.graphql';

const query = graphql`
  query PlaceRequestActionQuery($id: ID!) {
    admin {
      inboxItem(kind: PLACE_REQUEST, subjectId: $id) {
        registration {
          ...ConfirmOnePlace_registration
        }
      }
    }
  }
`;

/** Confirms or declines a registration that waits for it. */
export function PlaceRequestAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<PlaceRequestActionQuery>(
    query,
    { id: subjectId },
    { fetchPolicy: 'network-only' },
  );
  const registration = admin.inboxItem?.registration;
  return registration ? (
    <ConfirmOnePlace registration={registration} onClose={onClose} />
  ) : (
    <ItemIsGone onClose={onClose} />
  );
}
