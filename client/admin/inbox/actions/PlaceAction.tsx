import { graphql, useLazyLoadQuery } from 'react-relay';
import { BillOnePlace } from '../../unbilledPlaces/BillOnePlace.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { PlaceActionQuery } from '#relay/PlaceActionQuery.graphql';

const query = graphql`
  query PlaceActionQuery($id: ID!) {
    admin {
      inboxItem(kind: UNBILLED_PLACE, subjectId: $id) {
        registration {
          ...readPlace_place
        }
      }
    }
  }
`;

/** Bills a place at a paid event. */
export function PlaceAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<PlaceActionQuery>(query, { id: subjectId }, { fetchPolicy: 'network-only' });
  const place = admin.inboxItem?.registration;
  return place ? <BillOnePlace place={place} onClose={onClose} /> : <ItemIsGone onClose={onClose} />;
}
