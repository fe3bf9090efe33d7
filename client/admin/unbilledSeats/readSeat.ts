import { graphql, readInlineData } from 'react-relay';
import type { readSeat_seat$key } from '#relay/readSeat_seat.graphql';

/** Reads the fields of a seat that every operation of this room fetches. */
export const readSeat = (seat: readSeat_seat$key) =>
  readInlineData(
    graphql`
      fragment readSeat_seat on EventRegistration @inline {
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
    `,
    seat,
  );
