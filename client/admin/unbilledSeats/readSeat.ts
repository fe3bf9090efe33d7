import { graphql, readInlineData } from 'react-relay';
import type { readSeat_seat$key } from './__generated__/readSeat_seat.graphql.ts';

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
