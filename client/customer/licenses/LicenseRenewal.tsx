import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { RenewalChoices, RenewalState } from '../../parts/renewals/RenewalState.tsx';
import { UndoDecision } from '../../parts/renewals/UndoDecision.tsx';
import { RenewalDialog } from './licenseDialogs.ts';
import { decisionText, type RenewalChoiceKind } from './renewalText.ts';
import type { LicenseRenewal_license$key } from '#relay/LicenseRenewal_license.graphql';
import type { LicenseRenewalUndoMutation } from '#relay/LicenseRenewalUndoMutation.graphql';

const choices: { kind: RenewalChoiceKind; label: string; danger?: boolean }[] = [
  { kind: 'RENEW', label: 'Forny uændret' },
  { kind: 'QUANTITY', label: 'Skift antal' },
  { kind: 'PLAN', label: 'Skift plan' },
  { kind: 'EXPIRE', label: 'Lad udløbe', danger: true },
];

interface LicenseRenewalProps {
  license: LicenseRenewal_license$key;
  /** Shows one button, whose dialog has all choices, in place of a button and a menu. */
  isCompact?: boolean;
}

const licenseFragment = graphql`
  fragment LicenseRenewal_license on License {
    id
    status
    quantity
    renewalQuantity
    validUntil
    noticeDeadline
    viewerCanReduceSeats
    renewalDecision {
      outcome
      plan
      decidedAt
      decidedBy
    }
    installation {
      subdomain
    }
  }
`;

const mutation = graphql`
  mutation LicenseRenewalUndoMutation($id: ID!) {
    undoRenewalDecision(licenseId: $id) {
      edge {
        node {
          ...LicenseRenewal_license
        }
      }
    }
  }
`;

/**
 * The decision about the end of a licence's term: what was decided by whom, or the choices. Renders nothing for
 * a licence that is not active.
 */
export function LicenseRenewal({ license: key, isCompact }: LicenseRenewalProps) {
  const license = useFragment(licenseFragment, key);
  const [choice, setChoice] = useState<RenewalChoiceKind>();
  const [undo, isUndoing] = useAction<LicenseRenewalUndoMutation>(mutation);
  const { id, status, validUntil, noticeDeadline, viewerCanReduceSeats: canDecide, installation } = license;
  if (status !== 'ACTIVE') return null;
  const { renewalDecision } = license;
  return (
    <RenewalState
      decided={decisionText(license)}
      decision={renewalDecision}
      endDate={validUntil}
      noticeDeadline={noticeDeadline}
    >
      {canDecide && renewalDecision && (
        <UndoDecision name={installation.subdomain} undo={() => undo({ id })} isUndoing={isUndoing} />
      )}
      {canDecide && !renewalDecision && (
        <RenewalChoices<RenewalChoiceKind>
          name={installation.subdomain}
          choices={isCompact ? [{ kind: 'RENEW', label: 'Beslut fornyelsen' }] : choices}
          hasMenu
          onChoose={setChoice}
        />
      )}
      {choice && (
        <Suspense>
          <RenewalDialog licenseId={id} choice={choice} onClose={() => setChoice(undefined)} />
        </Suspense>
      )}
    </RenewalState>
  );
}
