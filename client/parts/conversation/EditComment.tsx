import { graphql } from 'react-relay';
import { taskCommentForm } from '../../../domain/work/validation/tasks.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { FormRichTextField } from '../../ui/form/FormRichTextField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { SendDialog } from '../edits/SendDialog.tsx';
import type { EditCommentMutation } from '#relay/EditCommentMutation.graphql';

const mutation = graphql`
  mutation EditCommentMutation($id: ID!, $text: String!) {
    editTaskComment(id: $id, text: $text) {
      edge {
        node {
          ...ConversationComment_comment
        }
      }
    }
  }
`;

/** Changes the text of the viewer's own new comment. */
export function EditComment({ id, text, onClose }: { id: string; text: string; onClose: () => void }) {
  const form = useAppForm<{ text: string }>(taskCommentForm, { text });
  const [edit] = useAction<EditCommentMutation>(mutation);
  return (
    <SendDialog
      title="Rediger kommentaren"
      form={form}
      submitLabel="Gem"
      send={(values) => edit({ id, text: values.text })}
      failure="Kommentaren kunne ikke rettes"
      onClose={onClose}
    >
      <FormRichTextField form={form} name="text" label="Kommentar" />
    </SendDialog>
  );
}
