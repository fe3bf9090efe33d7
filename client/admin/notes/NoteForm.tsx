import { AtSign } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { z } from 'zod';
import { noteForm } from '../../../domain/backOffice/validation/inbox.ts';
import { mentionedIn, type Colleague } from '../../../domain/work/mentionedIn.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Menu } from '../../ui/Menu.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './NoteForm.module.css';

/** Stores a note. A call with an earlier key stores nothing more. */
export type AddNote = (input: { text: string; mentionedIds: string[] }, requestId: string) => Promise<unknown>;

interface NoteFormProps {
  add: AddNote;
  colleagues: readonly Colleague[];
  onSaved: () => void;
}

type NoteValues = z.input<typeof noteForm>;

/** Writes a note for the team. A colleague whose name stands behind an @ gets the note by mail. */
export function NoteForm({ add, colleagues, onSaved }: NoteFormProps) {
  // A repeated attempt has the same key, so that a lost answer stores the note once.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const form = useAppForm<NoteValues>(noteForm, { text: '' });
  const { submit, message } = useSubmit(
    form,
    async ({ text }: NoteValues) => {
      const mentioned = mentionedIn(text, colleagues);
      await add({ text, mentionedIds: mentioned.map(({ id }) => id) }, requestId);
      toast.success(
        mentioned.length
          ? `Noten er gemt, og ${mentioned.map(({ name }) => name).join(' og ')} får en mail`
          : 'Noten er gemt',
      );
      setRequestId(crypto.randomUUID());
      form.reset({ text: '' });
      onSaved();
    },
    'Noten kunne ikke gemmes',
  );
  const save = form.handleSubmit(submit);
  const mention = ({ name }: Colleague) => {
    const text = form.getValues('text');
    form.setValue('text', `${text}${text && !/\s$/.test(text) ? ' ' : ''}@${name} `, { shouldDirty: true });
    form.setFocus('text');
  };
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <TextArea
        label="Note, kun for teamet"
        rows={2}
        placeholder="Nævn en kollega med @"
        data-note-field
        onKeyDown={saveOnCtrlEnter}
        {...form.field('text')}
      />
      <div className={styles.actions}>
        <Menu
          label="Nævn en kollega"
          trigger={
            <AriaButton className={styles.mention} aria-label="Nævn en kollega">
              <AtSign aria-hidden /> Nævn
            </AriaButton>
          }
          entries={colleagues.map((colleague) => ({
            id: colleague.id,
            label: colleague.name,
            onAction: () => mention(colleague),
          }))}
        />
        <Button type="submit" size="small" isPending={form.formState.isSubmitting}>
          Gem note <kbd aria-hidden>Ctrl Enter</kbd>
        </Button>
      </div>
    </form>
  );
}
