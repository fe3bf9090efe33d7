import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './EditableFact.module.css';
import { FactForm, type EditableFactProps } from './FactForm.tsx';
import { offerUndo } from './offerUndo.ts';

/**
 * A value that is edited in its place: pressing the value or its pencil opens the fields, Enter stores and Escape
 * leaves. Storing can be undone for ten seconds.
 */
export function EditableFact<Values extends FieldValues>(props: EditableFactProps<Values>) {
  const { label, stored, show, isLink, save } = props;
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (!isEditing && hasEdited.current) button.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);
  if (isEditing) {
    const storeAndClose = async (values: Values, basedOn: number) => {
      const before = stored.values;
      const version = await save(values, basedOn);
      setEditing(false);
      offerUndo({
        done: `${label} er gemt`,
        undo: async () => {
          await save(before, version);
          return `${label} er som før`;
        },
      });
    };
    return <FactForm {...props} save={storeAndClose} onClose={() => setEditing(false)} />;
  }
  const value = show(stored.values) || <span className={styles.empty}>Ikke angivet</span>;
  const pencil = (
    <>
      <span className="visually-hidden">Rediger {label}</span>
      <Pencil aria-hidden />
    </>
  );
  return isLink ? (
    <span className={styles.fact}>
      {value}
      <button ref={button} type="button" className={styles.button} onClick={() => setEditing(true)}>
        {pencil}
      </button>
    </span>
  ) : (
    <button ref={button} type="button" className={styles.button} onClick={() => setEditing(true)}>
      <span className={styles.value}>{value}</span>
      {pencil}
    </button>
  );
}
