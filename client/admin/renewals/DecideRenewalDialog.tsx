import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { letExpireText, renewText } from '../../../domain/backOffice/consequences.ts';
import { formatLongDate } from '../../../domain/basics/dates.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
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
  const { attempt, message } = useAttempt(async () => {
    await (isRenewal ? renew({ subjectId, endDate, connections }) : expire({ subjectId, connections }));
    toast.success(
      isRenewal ? `${title} fornyes for ${customer.name}` : `${title} udløber hos ${customer.name} den ${end}`,
    );
    onClose();
  }, 'Der opstod en fejl ved opdatering af fornyelsen');
  return (
    <ConfirmDialog
      title={isRenewal ? `Forny ${title}?` : `Lad ${title} udløbe?`}
      isOpen
      danger={!isRenewal}
      message={message}
      confirmLabel={isRenewal ? 'Forny' : 'Lad udløbe'}
      onConfirm={attempt}
      onCancel={onClose}
      details={details}
    >
      {(isRenewal ? renewText : letExpireText)({ company: customer.name, endDate })}
    </ConfirmDialog>
  );
}
