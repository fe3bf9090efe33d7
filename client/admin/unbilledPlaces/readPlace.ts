import { graphql, readInlineData } from 'react-relay';
import type { readPlace_place$key } from '#relay/readPlace_place.graphql';

const placeFragment = graphql`
  fragment readPlace_place on EventRegistration @inline {
    id
    version
    name
    email
    phone
    company
    status
    price
    owedSince
    event {
      title
      date
    }
  }
`;

/** Reads the fields of a place that every operation of this room fetches. */
export const readPlace = (place: readPlace_place$key) => readInlineData(placeFragment, place);
