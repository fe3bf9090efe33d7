import { graphql, useFragment } from 'react-relay';
import { BillSeatDialog } from './BillSeatDialog.tsx';
import { readSeat } from './readSeat.ts';
import type { BillOneSeat_seat$key } from '#relay/BillOneSeat_seat.graphql';

/** Bills a seat on a screen that does not show the list of unbilled seats. */
export function BillOneSeat({ seat: key, onClose }: { seat: BillOneSeat_seat$key; onClose: () => void }) {
  const seat = useFragment(
    graphql`
      fragment BillOneSeat_seat on EventRegistration {
        ...readSeat_seat
      }
    `,
    key,
  );
  return <BillSeatDialog seat={readSeat(seat)} connections={[]} onClose={onClose} />;
}
