import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Editor } from 'slate';
import { hrefFromInput } from '../../../domain/basics/richText.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { TextField } from '../TextField.tsx';
import { removeLink, setLink, type LinkTarget } from './commands.ts';
import styles from './RichText.module.css';

interface LinkDialogProps {
  editor: Editor;
  target: LinkTarget;
  onClose: () => void;
}

const INVALID_ADDRESS = 'Skriv en webadresse eller en e-mail';

/** Edits the address of a link, or inserts a link. Adds a missing `https://` or `mailto:` to the address. */
export function LinkDialog({ editor, target, onClose }: LinkDialogProps) {
  const id = useId();
  const [address, setAddress] = useState(target.href);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // A dialog around the editor keeps the focus until this dialog is open, so the field gets it a frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In the DOM, this form is beside the form of the editor. React events bubble through components, though, and would
    // submit that form too.
    event.stopPropagation();
    const href = hrefFromInput(address);
    if (!href) {
      setError(INVALID_ADDRESS);
      return;
    }
    setLink(editor, target, href, text.trim() || address.trim());
    onClose();
  };
  const remove = () => {
    removeLink(editor, target);
    onClose();
  };
  return (
    <Dialog
      title={target.href ? 'Rediger link' : 'Indsæt link'}
      isOpen
      onClose={onClose}
      footer={
        <>
          {target.href ? (
            <Button variant="dangerQuiet" onPress={remove}>
              Fjern link
            </Button>
          ) : (
            <Button onPress={onClose}>Annuller</Button>
          )}
          <Button type="submit" form={id} variant="primary">
            {target.href ? 'Gem link' : 'Indsæt'}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.linkForm} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label="Adresse"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          autoComplete="off"
          placeholder="https://"
          value={address}
          error={error}
          hint="En side på nettet eller en e-mail."
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
        />
        {target.isNew && (
          <TextField
            label="Tekst"
            optional
            autoComplete="off"
            hint="Det, der kan klikkes på. Uden tekst vises adressen."
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </form>
      <LeaveGuard isDirty={address !== target.href || text !== ''} />
    </Dialog>
  );
}
