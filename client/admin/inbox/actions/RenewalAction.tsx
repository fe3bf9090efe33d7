import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DecideRenewalDialog } from '../../renewals/DecideRenewalDialog.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { RenewalActionQuery } from '#relay/RenewalActionQuery.graphql';

const query = graphql`
  query RenewalActionQuery($id: ID!) {
    admin {
      inboxItem(kind: RENEWAL, subjectId: $id) {
        renewal {
          title
          endDate
          decisionDate
          customer {
            name
          }
          ...DecideRenewalDialog_renewal
        }
      }
    }
  }
`;

/** Decides about the end of a term. */
export function RenewalAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<RenewalActionQuery>(query, { id: subjectId }, { fetchPolicy: 'network-only' });
  const [decision, setDecision] = useState<'renew' | 'expire'>();
  const renewal = admin.inboxItem?.renewal;
  if (!renewal) return <ItemIsGone onClose={onClose} />;
  if (decision) return <DecideRenewalDialog decision={decision} renewal={renewal} connections={[]} onClose={onClose} />;
  return (
    <Dialog
      title={`Hvad skal der ske med ${renewal.title}?`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => setDecision('expire')}>Lad udløbe</Button>
          <Button variant="primary" onPress={() => setDecision('renew')}>
            Forny
          </Button>
        </>
      }
    >
      {renewal.customer.name} har endnu ikke besluttet sig. Sidste dag at sige op er{' '}
      {formatLongDate(renewal.decisionDate)}, og perioden slutter {formatLongDate(renewal.endDate)}.
    </Dialog>
  );
}
