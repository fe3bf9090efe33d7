import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { RenewalChoices, RenewalState } from '../../parts/renewals/RenewalState.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { AgreementChoice } from './agreementText.ts';
import type { AgreementRenewal_agreement$key } from '#relay/AgreementRenewal_agreement.graphql';
import type { AgreementRenewalUndoMutation } from '#relay/AgreementRenewalUndoMutation.graphql';

const AgreementDecisionDialog = lazy(async () => ({
  default: (await import('./AgreementDecisionDialog.tsx')).AgreementDecisionDialog,
}));

const agreementFragment = graphql`
  fragment AgreementRenewal_agreement on ServiceAgreement {
    id
    status
    endDate
    noticeDeadline
    viewerCanDecide
    renewalDecision {
      outcome
      decidedAt
      decidedBy
    }
    department {
      name
    }
  }
`;

/** The decision about the end of an agreement's term, with buttons that decide, undo, and change the payment. */
export function AgreementRenewal({ agreement: key }: { agreement: AgreementRenewal_agreement$key }) {
  const agreement = useFragment(agreementFragment, key);
  const [choice, setChoice] = useState<AgreementChoice>();
  const { id, status, endDate, noticeDeadline, viewerCanDecide, renewalDecision, department } = agreement;
  if (status !== 'ACTIVE') return null;
  const button = (kind: AgreementChoice, label: string) => (
    <Button size="small" aria-label={`${label}: ${department.name}`} onPress={() => setChoice(kind)}>
      {label}
    </Button>
  );
  return (
    <RenewalState
      decided={renewalDecision?.outcome === 'EXPIRE' ? 'Opsagt' : 'Fornyes'}
      decision={renewalDecision}
      endDate={endDate}
      noticeDeadline={noticeDeadline}
    >
      {viewerCanDecide && (
        <RenewalChoices>
          {renewalDecision ? <UndoButton id={id} name={department.name} /> : button('RENEW', 'Forny')}
          {button('INTERVAL', 'Skift betaling')}
          {!renewalDecision && button('EXPIRE', 'Opsig')}
        </RenewalChoices>
      )}
      {choice && (
        <Suspense>
          <AgreementDecisionDialog agreementId={id} choice={choice} onClose={() => setChoice(undefined)} />
        </Suspense>
      )}
    </RenewalState>
  );
}

const mutation = graphql`
  mutation AgreementRenewalUndoMutation($id: ID!) {
    undoAgreementDecision(agreementId: $id) {
      edge {
        node {
          ...AgreementRenewal_agreement
        }
      }
    }
  }
`;

function UndoButton({ id, name }: { id: string; name: string }) {
  const [undo, isUndoing] = useAction<AgreementRenewalUndoMutation>(mutation);
  const undoDecision = () =>
    undo({ id }).then(
      () => toast.success('Beslutningen er fortrudt'),
      (error: unknown) => toast.error(messageOf(error, 'Der opstod en fejl')),
    );
  return (
    <Button
      size="small"
      aria-label={`Fortryd beslutningen om ${name}`}
      isPending={isUndoing}
      onPress={() => void undoDecision()}
    >
      Fortryd
    </Button>
  );
}
