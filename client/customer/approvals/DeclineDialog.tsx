import { graphql, useFragment } from 'react-relay';
import { declineForm } from '../../../domain/sales/validation/approvals.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { DeclineDialog_approval$key } from '#relay/DeclineDialog_approval.graphql';
import type { DeclineDialogMutation } from '#relay/DeclineDialogMutation.graphql';

interface DeclineDialogProps {
  approval: DeclineDialog_approval$key;
  onClose: () => void;
}

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

export function DeclineDialog({ approval, onClose }: DeclineDialogProps) {
  const { id, description, requestedBy } = useFragment(approvalFragment, approval);
  const form = useAppForm(declineForm, { reason: '' });
  const [decline] = useAction<DeclineDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (input: { reason: string }) => {
      await decline({ id, input });
      toast.success('Bestillingen er afvist');
      onClose();
    },
    'Kunne ikke afvise bestillingen',
  );
  return (
    <FormDialog
      title="Afvis bestilling"
      form={form}
      submitLabel="Afvis"
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <p>
        {description}. {requestedBy} får begrundelsen at se.
      </p>
      <TextField label="Begrundelse" autoComplete="off" {...form.field('reason')} />
    </FormDialog>
  );
}
