import { BillPlaceDialog } from './BillPlaceDialog.tsx';
import { readPlace } from './readPlace.ts';
import type { readPlace_place$key } from '#relay/readPlace_place.graphql';

/** Bills a place on a screen that does not show the list of unbilled places. */
export const BillOnePlace = ({ place, onClose }: { place: readPlace_place$key; onClose: () => void }) => (
  <BillPlaceDialog place={readPlace(place)} connections={[]} onClose={onClose} />
);
