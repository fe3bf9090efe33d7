import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { letExpireText, renewText } from '../../../domain/backOffice/consequences.ts';
import { formatLongDate } from '../../../domain/basics/dates.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { DecideRenewalDialog_renewal$key } from '#relay/DecideRenewalDialog_renewal.graphql';
import type { DecideRenewalDialogExpireMutation } from '#relay/DecideRenewalDialogExpireMutation.graphql';
import type { DecideRenewalDialogRenewMutation } from '#relay/DecideRenewalDialogRenewMutation.graphql';

interface DecideRenewalDialogProps {
  decision: 'renew' | 'expire';
  renewal: DecideRenewalDialog_renewal$key;
  /** The lists that the renewal leaves. */
  connections: string[];
  onClose: () => void;
  /** Shown below the question. */
  details?: ReactNode;
}

const renewalFragment = graphql`
  fragment DecideRenewalDialog_renewal on Renewal {
    subjectId
    title
    endDate
    customer {
      name
    }
  }
`;

const mutation = graphql`
  mutation DecideRenewalDialogRenewMutation($subjectId: ID!, $endDate: Date, $connections: [ID!]!) {
    renew(subjectId: $subjectId, endDate: $endDate) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const decideRenewalDialogExpireMutation = graphql`
  mutation DecideRenewalDialogExpireMutation($subjectId: ID!, $connections: [ID!]!) {
    letExpire(subjectId: $subjectId) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** Renews a licence or agreement or lets it expire, after a confirmation. */
export function DecideRenewalDialog({ decision, renewal, connections, onClose, details }: DecideRenewalDialogProps) {
  const { subjectId, title, endDate, customer } = useFragment(renewalFragment, renewal);
  const [renew] = useAction<DecideRenewalDialogRenewMutation>(mutation);
  const [expire] = useAction<DecideRenewalDialogExpireMutation>(decideRenewalDialogExpireMutation);
  const isRenewal = decision === 'renew';
  const end = formatLongDate(endDate);
  return (
    <ActionDialog
      title={isRenewal ? `Forny ${title}?` : `Lad ${title} udløbe?`}
      danger={!isRenewal}
      confirmLabel={isRenewal ? 'Forny' : 'Lad udløbe'}
      renderDetails={() => details}
      action={() => (isRenewal ? renew({ subjectId, endDate, connections }) : expire({ subjectId, connections }))}
      done={isRenewal ? `${title} fornyes for ${customer.name}` : `${title} udløber hos ${customer.name} den ${end}`}
      failure="Der opstod en fejl ved opdatering af fornyelsen"
      onClose={onClose}
    >
      {(isRenewal ? renewText : letExpireText)({ company: customer.name, endDate })}
    </ActionDialog>
  );
}
