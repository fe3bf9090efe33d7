import { graphql } from 'react-relay';
import { erasureAnswerForm } from '../../../domain/backOffice/validation/personalData.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea } from '../../ui/TextField.tsx';
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
  return (
    <SendDialog
      title="Afvis anmodning"
      form={form}
      submitLabel="Afvis"
      send={({ answer }) => decline({ id, answer })}
      done="Anmodningen er afvist"
      failure="Kunne ikke afvise anmodningen"
      onClose={onClose}
    >
      <p>{name} får svaret på mail. Loven kræver en begrundelse.</p>
      <TextArea label="Begrundelse" rows={3} {...form.field('answer')} />
    </SendDialog>
  );
}
