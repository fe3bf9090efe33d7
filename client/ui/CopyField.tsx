import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { toast } from './Toast.tsx';

const CONFIRMATION_MS = 2_000;

/** A read-only value with a button that copies it. */
export const CopyField = ({ label, hint, value }: Pick<FieldProps, 'label' | 'hint'> & { value: string }) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <div className={classes(styles.input, styles.group)}>
        <input {...control} readOnly value={value} onFocus={(event) => event.target.select()} />
        <CopyButton label={`Kopiér ${label.toLocaleLowerCase('da')}`} value={value} />
      </div>
    )}
  </Field>
);

function CopyButton({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      // Throws without HTTPS, where there is no clipboard, and when the user denies the permission.
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toast.error('Kunne ikke kopiere. Markér teksten, og kopiér den selv.');
    }
  };
  return (
    <>
      <button type="button" className={styles.inside} aria-label={label} onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && 'Kopieret'}
      </span>
    </>
  );
}
