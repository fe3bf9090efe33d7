import { graphql } from 'react-relay';
import { taskCommentForm } from '../../../domain/work/validation/tasks.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormRichTextField } from '../../ui/form/FormRichTextField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import type { EditCommentMutation } from '#relay/EditCommentMutation.graphql';

interface EditCommentProps {
  comment: { id: string; text: string };
  onClose: () => void;
}

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
export function EditComment({ comment: { id, text }, onClose }: EditCommentProps) {
  const form = useAppForm<{ text: string }>(taskCommentForm, { text });
  const [edit] = useAction<EditCommentMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (values: { text: string }) => {
      await edit({ id, text: values.text });
      onClose();
    },
    'Kommentaren kunne ikke rettes',
  );
  return (
    <FormDialog
      title="Ret kommentaren"
      form={form}
      submitLabel="Gem"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormRichTextField form={form} name="text" label="Kommentar" />
    </FormDialog>
  );
}
