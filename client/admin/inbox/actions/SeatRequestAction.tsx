import { graphql, useLazyLoadQuery } from 'react-relay';
import { ConfirmOneSeat } from '../../events/ConfirmOneSeat.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { SeatRequestActionQuery } from '#relay/SeatRequestActionQuery.graphql';

/** Confirms or declines a registration that waits for it. */
export function SeatRequestAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<SeatRequestActionQuery>(
    graphql`
      query SeatRequestActionQuery($id: ID!) {
        admin {
          inboxItem(kind: SEAT_REQUEST, subjectId: $id) {
            registration {
              ...ConfirmOneSeat_registration
            }
          }
        }
      }
    `,
    { id: subjectId },
    { fetchPolicy: 'network-only' },
  );
  const registration = admin.inboxItem?.registration;
  return registration ? (
    <ConfirmOneSeat registration={registration} onClose={onClose} />
  ) : (
    <ItemIsGone onClose={onClose} />
  );
}
