import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Editor } from 'slate';
import { typedHref } from '../../../domain/richText.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { TextField } from '../TextField.tsx';
import { removeLink, setLink, type LinkPlace } from './commands.ts';
import styles from './RichText.module.css';

interface LinkDialogProps {
  editor: Editor;
  place: LinkPlace;
  onClose: () => void;
}

const NO_ADDRESS = 'Skriv en webadresse eller en e-mail';

/** What was typed without its https:// is understood. */
export function LinkDialog({ editor, place, onClose }: LinkDialogProps) {
  const id = useId();
  const [address, setAddress] = useState(place.href);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The dialog that the editor stands in lets focus go only once this one has opened.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // To the page this form stands beside the one that the text belongs to; to React inside it.
    event.stopPropagation();
    const href = typedHref(address);
    if (!href) {
      setError(NO_ADDRESS);
      return;
    }
    setLink(editor, place, href, text.trim() || address.trim());
    onClose();
  };
  const remove = () => {
    removeLink(editor, place);
    onClose();
  };
  return (
    <Dialog
      title={place.href ? 'Rediger link' : 'Indsæt link'}
      isOpen
      onClose={onClose}
      footer={
        <>
          {place.href ? (
            <Button variant="dangerQuiet" onPress={remove}>
              Fjern link
            </Button>
          ) : (
            <Button onPress={onClose}>Annuller</Button>
          )}
          <Button type="submit" form={id} variant="primary">
            {place.href ? 'Gem link' : 'Indsæt'}
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
        {place.isNew && (
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
    </Dialog>
  );
}
