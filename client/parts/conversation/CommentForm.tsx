import { AtSign, Send } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { z } from 'zod';
import { readRichText } from '../../../domain/basics/readRichText.ts';
import { plainText } from '../../../domain/basics/richText.ts';
import { mentionedIn } from '../../../domain/work/mentionedIn.ts';
import { taskCommentForm } from '../../../domain/work/validation/tasks.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormRichTextField } from '../../ui/form/FormRichTextField.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Menu } from '../../ui/Menu.tsx';
import { appendMention } from './appendMention.ts';
import styles from './Conversation.module.css';

interface Mentionable {
  readonly id: string;
  readonly name: string;
  readonly isFromReseller: boolean;
}

export interface NewComment {
  input: { text: string; mentionedIds: string[] };
  requestId: string;
}

interface CommentFormProps {
  add: (comment: NewComment) => Promise<unknown>;
  people: readonly Mentionable[];
  onSent: () => void;
}

type CommentValues = z.input<typeof taskCommentForm>;
const nothing: CommentValues = { text: '', mentionedIds: null };

/** Writes a comment. Whoever is named behind an @ gets it by mail. The text stays when it cannot be sent. */
export function CommentForm({ add, people, onSent }: CommentFormProps) {
  // A repeated attempt has the same key, so that a lost answer stores the comment once.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const form = useAppForm<CommentValues>(taskCommentForm, nothing);
  const { submit, message } = useSubmit(
    form,
    async ({ text }: CommentValues) => {
      const mentioned = mentionedIn(plainText(readRichText(text)), people);
      await add({ input: { text, mentionedIds: mentioned.map(({ id }) => id) }, requestId });
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
      <FormRichTextField form={form} name="text" label="Skriv en kommentar" placeholder="Nævn en kollega med @" />
      <div className={styles.actions}>
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
        <Button type="submit" size="small" variant="secondary" isPending={form.formState.isSubmitting}>
          <Send aria-hidden /> Send kommentar
        </Button>
      </div>
      <LeaveGuard isDirty={form.formState.isDirty} />
    </Form>
  );
}
