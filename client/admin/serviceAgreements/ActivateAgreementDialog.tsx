import { graphql, useFragment } from 'react-relay';
import { activateAgreementText } from '../../../domain/backOffice/consequences.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { ActivateAgreementDialog_agreement$key } from '#relay/ActivateAgreementDialog_agreement.graphql';
import type { ActivateAgreementDialogMutation } from '#relay/ActivateAgreementDialogMutation.graphql';

interface ActivateAgreementDialogProps {
  agreement: ActivateAgreementDialog_agreement$key;
  onClose: () => void;
}

const agreementFragment = graphql`
  fragment ActivateAgreementDialog_agreement on ServiceAgreement {
    id
    version
    startDate
    endDate
    user {
      name
    }
    department {
      name
      customer {
        name
      }
    }
  }
`;

const mutation = graphql`
  mutation ActivateAgreementDialogMutation($id: ID!, $version: Int) {
    activateServiceAgreement(id: $id, version: $version) {
      edge {
        node {
          ...AdminAgreementTable_agreement
        }
      }
    }
  }
`;

/** Activates a pending agreement, after saying what that leads to. */
export function ActivateAgreementDialog({ agreement, onClose }: ActivateAgreementDialogProps) {
  const { id, version, startDate, endDate, user, department } = useFragment(agreementFragment, agreement);
  const [activate] = useAction<ActivateAgreementDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Aktivér serviceaftalen for ${department.customer.name}, ${department.name}?`}
      confirmLabel="Aktivér"
      action={() => activate({ id, version })}
      done="Serviceaftale aktiveret"
      failure="Der opstod en fejl ved opdatering af serviceaftale"
      onClose={onClose}
    >
      {activateAgreementText({ startDate, endDate, buyer: user?.name })}
    </ActionDialog>
  );
}
