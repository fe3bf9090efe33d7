import { graphql, useLazyLoadQuery } from 'react-relay';
import { BillOneSeat } from '../../unbilledSeats/BillOneSeat.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { SeatActionQuery } from '#relay/SeatActionQuery.graphql';

/** Bills a seat at a paid event. */
export function SeatAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<SeatActionQuery>(
    graphql`
      query SeatActionQuery($id: ID!) {
        admin {
          inboxItem(kind: UNBILLED_SEAT, subjectId: $id) {
            registration {
              ...BillOneSeat_seat
            }
          }
        }
      }
    `,
    { id: subjectId },
    { fetchPolicy: 'network-only' },
  );
  const seat = admin.inboxItem?.registration;
  return seat ? <BillOneSeat seat={seat} onClose={onClose} /> : <ItemIsGone onClose={onClose} />;
}
