import { graphql } from 'react-relay';
import { erasureAnswerForm } from '../../../domain/backOffice/validation/personalData.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { DeclineErasureDialogMutation } from '#relay/DeclineErasureDialogMutation.graphql';

interface DeclineErasureDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation DeclineErasureDialogMutation($id: ID!, $answer: String!) {
    declineErasure(id: $id, answer: $answer) {
      edge {
        node {
          id
          status
          ...ErasureRow_request
        }
      }
    }
  }
`;

export function DeclineErasureDialog({ id, name, onClose }: DeclineErasureDialogProps) {
  const form = useAppForm(erasureAnswerForm, { answer: '' });
  const [decline] = useAction<DeclineErasureDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async ({ answer }: { answer: string }) => {
      await decline({ id, answer });
      toast.success('Anmodningen er afvist');
      onClose();
    },
    'Kunne ikke afvise anmodningen',
  );
  return (
    <FormDialog
      title="Afvis anmodning"
      form={form}
      submitLabel="Afvis"
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <p>{name} får svaret på mail. Loven kræver en begrundelse.</p>
      <TextArea label="Begrundelse" rows={3} {...form.field('answer')} />
    </FormDialog>
  );
}
