import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { DecideRenewalDialog } from '../../renewals/DecideRenewalDialog.tsx';
import styles from '../Inbox.module.css';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { RenewalActionQuery } from '#relay/RenewalActionQuery.graphql';

const query = graphql`
  query RenewalActionQuery($id: ID!) {
    admin {
      inboxItem(kind: RENEWAL, subjectId: $id) {
        renewal {
          decisionDate
          ...DecideRenewalDialog_renewal
        }
      }
    }
  }
`;

/** Decides about the end of a term. */
export function RenewalAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<RenewalActionQuery>(query, { id: subjectId }, { fetchPolicy: 'network-only' });
  const [decision, setDecision] = useState<'renew' | 'expire'>('renew');
  const renewal = admin.inboxItem?.renewal;
  if (!renewal) return <ItemIsGone onClose={onClose} />;
  const other = decision === 'renew' ? 'expire' : 'renew';
  return (
    <DecideRenewalDialog
      key={decision}
      decision={decision}
      renewal={renewal}
      connections={[]}
      onClose={onClose}
      details={
        <div className={styles.otherChoice}>
          <p>Kunden har ikke besluttet sig. Sidste dag at sige op er {formatLongDate(renewal.decisionDate)}.</p>
          <Button size="small" onPress={() => setDecision(other)}>
            {other === 'expire' ? 'Lad den udløbe i stedet' : 'Forny i stedet'}
          </Button>
        </div>
      }
    />
  );
}
