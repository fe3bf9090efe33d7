import { graphql, useFragment } from 'react-relay';
import { declineForm } from '../../../domain/sales/validation/approvals.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { DeclineDialog_approval$key } from '#relay/DeclineDialog_approval.graphql';
import type { DeclineDialogMutation } from '#relay/DeclineDialogMutation.graphql';

const approvalFragment = graphql`
  fragment DeclineDialog_approval on PurchaseApproval {
    id
    description
    requestedBy
  }
`;

const mutation = graphql`
  mutation DeclineDialogMutation($id: ID!, $input: DeclinePurchaseInput!) {
    declinePurchase(id: $id, input: $input) {
      edge {
        node {
          ...ApprovalCard_approval
        }
      }
    }
  }
`;

export function DeclineDialog({ approval, onClose }: { approval: DeclineDialog_approval$key; onClose: () => void }) {
  const { id, description, requestedBy } = useFragment(approvalFragment, approval);
  const form = useAppForm(declineForm, { reason: '' });
  const [decline] = useAction<DeclineDialogMutation>(mutation);
  return (
    <SendDialog
      title="Afvis bestilling"
      form={form}
      submitLabel="Afvis"
      send={(input) => decline({ id, input })}
      done="Bestillingen er afvist"
      failure="Kunne ikke afvise bestillingen"
      onClose={onClose}
    >
      <p>
        {description}. {requestedBy} får begrundelsen at se.
      </p>
      <TextField label="Begrundelse" autoComplete="off" {...form.field('reason')} />
    </SendDialog>
  );
}
