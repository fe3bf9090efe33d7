import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { RenewalChoices, RenewalState } from '../../parts/renewals/RenewalState.tsx';
import { UndoDecision } from '../../parts/renewals/UndoDecision.tsx';
import { AgreementDecisionDialog } from './agreementDialogs.ts';
import type { AgreementChoice } from './agreementText.ts';
import type { AgreementRenewal_agreement$key } from '#relay/AgreementRenewal_agreement.graphql';
import type { AgreementRenewalUndoMutation } from '#relay/AgreementRenewalUndoMutation.graphql';

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

interface AgreementRenewalProps {
  agreement: AgreementRenewal_agreement$key;
  /** Whether the choices after the first are in a menu, for a list of many rows. */
  hasMenu?: boolean;
}

const changePayment = { kind: 'INTERVAL', label: 'Skift betaling' } as const;
const undecided = [
  { kind: 'RENEW', label: 'Forny' },
  changePayment,
  { kind: 'EXPIRE', label: 'Opsig', danger: true },
] as const;

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

/** The decision about the end of an agreement's term, and choices to decide, undo, and change the payment. */
export function AgreementRenewal({ agreement: key, hasMenu = false }: AgreementRenewalProps) {
  const agreement = useFragment(agreementFragment, key);
  const [choice, setChoice] = useState<AgreementChoice>();
  const [undo, isUndoing] = useAction<AgreementRenewalUndoMutation>(mutation);
  const { id, status, endDate, noticeDeadline, viewerCanDecide, renewalDecision, department } = agreement;
  if (status !== 'ACTIVE') return null;
  return (
    <RenewalState
      decided={renewalDecision?.outcome === 'EXPIRE' ? 'Opsagt' : 'Fornyes'}
      decision={renewalDecision}
      endDate={endDate}
      noticeDeadline={noticeDeadline}
    >
      {viewerCanDecide && (
        <RenewalChoices<AgreementChoice>
          name={department.name}
          choices={renewalDecision ? [changePayment] : undecided}
          hasMenu={hasMenu}
          onChoose={setChoice}
        >
          {renewalDecision && <UndoDecision name={department.name} undo={() => undo({ id })} isUndoing={isUndoing} />}
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
