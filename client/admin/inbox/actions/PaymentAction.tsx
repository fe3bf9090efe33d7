import { graphql, useLazyLoadQuery } from 'react-relay';
import { MarkPaidDialog } from '../../companies/MarkPaidDialog.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { PaymentActionQuery } from '#relay/PaymentActionQuery.graphql';

const query = graphql`
  query PaymentActionQuery($id: ID!) {
    admin {
      inboxItem(kind: FAILED_PAYMENT, subjectId: $id) {
        ledgerEntry {
          id
          description
          gross
          department {
            id
            name
          }
        }
      }
    }
  }
`;

/** Marks a failed card payment as paid in another way. */
export function PaymentAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<PaymentActionQuery>(query, { id: subjectId }, { fetchPolicy: 'network-only' });
  const entry = admin.inboxItem?.ledgerEntry;
  return entry ? <MarkPaidDialog entry={entry} onClose={onClose} /> : <ItemIsGone onClose={onClose} />;
}
