import { graphql, useFragment } from 'react-relay';
import { BillPlaceDialog } from './BillPlaceDialog.tsx';
import { readPlace } from './readPlace.ts';
import type { BillOnePlace_place$key } from '#relay/BillOnePlace_place.graphql';

const placeFragment = graphql`
  fragment BillOnePlace_place on EventRegistration {
    ...readPlace_place
  }
`;

/** Bills a place on a screen that does not show the list of unbilled places. */
export function BillOnePlace({ place: key, onClose }: { place: BillOnePlace_place$key; onClose: () => void }) {
  const place = useFragment(placeFragment, key);
  return <BillPlaceDialog place={readPlace(place)} connections={[]} onClose={onClose} />;
}
