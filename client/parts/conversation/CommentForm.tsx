import { AtSign, Send } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { z } from 'zod';
import { readRichText } from '../../../domain/basics/readRichText.ts';
import { plainText } from '../../../domain/basics/richText.ts';
import { MAX_COMMENT_FILES } from '../../../domain/work/files.ts';
import { mentionedIn } from '../../../domain/work/mentionedIn.ts';
import { taskCommentForm } from '../../../domain/work/validation/tasks.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormRichTextField } from '../../ui/form/FormRichTextField.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Menu } from '../../ui/Menu.tsx';
import { FileDrop } from '../files/FileDrop.tsx';
import { CameraPicker, FilePicker } from '../files/FilePicker.tsx';
import fileStyles from '../files/Files.module.css';
import { UploadList } from '../files/UploadList.tsx';
import { useUploadActions } from '../files/useUploadActions.ts';
import { useUploads } from '../files/useUploads.ts';
import { appendMention } from './appendMention.ts';
import styles from './Conversation.module.css';

interface Mentionable {
  readonly id: string;
  readonly name: string;
  readonly isFromReseller: boolean;
}

export interface NewComment {
  input: { text: string; mentionedIds: string[]; fileIds: string[] };
  requestId: string;
}

interface CommentFormProps {
  taskId: string;
  /** Whether an admin writes, whose files the customer cannot delete. */
  isAdmin: boolean;
  add: (comment: NewComment) => Promise<unknown>;
  people: readonly Mentionable[];
  onSent: () => void;
}

type CommentValues = z.input<typeof taskCommentForm>;
const nothing: CommentValues = { text: '', mentionedIds: null, fileIds: null };

/** Writes a comment. Whoever is named behind an @ gets it by mail. The text stays when it cannot be sent. */
export function CommentForm({ taskId, isAdmin, add, people, onSent }: CommentFormProps) {
  const { uploads, isSending, ...files } = useUploads(useUploadActions({ taskId }, isAdmin));
  const hasTooMany = uploads.length > MAX_COMMENT_FILES;
  // A repeated attempt has the same key, so that a lost answer stores the comment once.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const form = useAppForm<CommentValues>(taskCommentForm, nothing);
  const { submit, message } = useSubmit(
    form,
    async ({ text }: CommentValues) => {
      // The keyboard sends a form also while its button is disabled.
      if (isSending || hasTooMany) return;
      const mentioned = mentionedIn(plainText(readRichText(text)), people);
      const fileIds = uploads.flatMap(({ state, fileId }) => (state === 'DONE' && fileId ? [fileId] : []));
      await add({ input: { text, mentionedIds: mentioned.map(({ id }) => id), fileIds }, requestId });
      files.removeDone();
      setRequestId(crypto.randomUUID());
      form.reset(nothing);
      onSent();
    },
    'Kommentaren kunne ikke sendes',
  );
  const mention = ({ name }: Mentionable) => {
    form.setValue('text', appendMention(form.getValues('text'), name), { shouldDirty: true });
    form.setFocus('text');
  };
  return (
    <Form form={form} onSubmit={submit} message={message}>
      <FileDrop onDrop={files.add}>
        <FormRichTextField form={form} name="text" label="Skriv en kommentar" placeholder="Nævn en kollega med @" />
        <UploadList
          uploads={uploads}
          keepsDone
          onCancel={files.cancel}
          onCancelAll={files.cancelUnfinished}
          onRetry={files.retry}
        />
      </FileDrop>
      {hasTooMany && (
        <p className={fileStyles.failed} role="alert">
          En kommentar kan have højst {MAX_COMMENT_FILES} filer. Fjern nogle af dem.
        </p>
      )}
      {isSending && <p className={fileStyles.hint}>Kommentaren kan sendes, når filerne er oppe.</p>}
      <div className={styles.actions}>
        <span className={fileStyles.pickers}>
          <Menu
            label="Nævn en person"
            trigger={
              <AriaButton className={styles.mention} aria-label="Nævn en person">
                <AtSign aria-hidden /> Nævn
              </AriaButton>
            }
            entries={people.map((person) => ({
              id: person.id,
              label: person.name,
              onAction: () => mention(person),
            }))}
          />
          <FilePicker onChoose={files.add} />
          <CameraPicker className={fileStyles.camera} onChoose={files.add} />
          <span className={fileStyles.dropHint}>Eller slip og indsæt billeder i feltet.</span>
        </span>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          isDisabled={isSending || hasTooMany}
          isPending={form.formState.isSubmitting}
        >
          <Send aria-hidden /> Send kommentar
        </Button>
      </div>
      <LeaveGuard isDirty={form.formState.isDirty || uploads.length > 0} />
    </Form>
  );
}
