import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';
import type { StoredValues } from '../../ui/form/useFormSync.ts';
import styles from './EditableFact.module.css';
import { useFieldEdit } from './useFieldEdit.ts';

/** Renders the fields of a fact. */
type FactFields<Values extends FieldValues> = (form: AppForm<Values>) => ReactNode;

export interface EditableFactProps<Values extends FieldValues> {
  /** Names the field, such as 'Telefonnummer'. */
  label: string;
  stored: StoredValues<Values>;
  schema: z.ZodType<Values, Values>;
  /** The value as content; undefined or blank when there is none. */
  show: (values: Values) => ReactNode;
  /** Whether `show` renders a link, which keeps its own press. */
  isLink?: boolean;
  /** Saves the values and resolves with the new version. Rejects with CONFLICT when `basedOn` is not the newest. */
  save: (values: Values, basedOn: number) => Promise<number>;
  fetchNewest: () => Promise<StoredValues<Values>>;
  /** The person who has changed the field, for the notice about a conflict. */
  changedBy: ReactNode;
  children: FactFields<Values>;
}

interface FactFormProps<Values extends FieldValues> extends Omit<EditableFactProps<Values>, 'save'> {
  save: (values: Values, basedOn: number) => Promise<unknown>;
  onClose: () => void;
}

/** The open fields of a fact. What is typed stays until it is stored or left on purpose. */
export function FactForm<Values extends FieldValues>(props: FactFormProps<Values>) {
  const { label, stored, schema, show, save, fetchNewest, changedBy, onClose, children } = props;
  const form = useAppForm<Values>(schema, stored.values as DefaultValues<Values>);
  const { isDirty, isSubmitting } = form.formState;
  const fallback = `Kunne ikke gemme ${lowerFirst(label)}`;
  const { submit, message, theirs, saveOver } = useFieldEdit({ form, stored, save, fetchNewest, fallback });
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = element.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isSubmitting) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // Escape works in every field and on the buttons, which have the roles.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={element} className={styles.form} onKeyDown={leaveOnEscape}>
      <Form form={form} onSubmit={(values) => (isDirty ? submit(values) : onClose())} message={message}>
        {children(form)}
        {theirs ? (
          <Banner tone="amber" role="alert">
            {changedBy} har ændret {lowerFirst(label)} imens.
            <dl className={styles.both}>
              <dt>Gemt nu</dt>
              <dd>{show(theirs) || 'Ikke angivet'}</dd>
              <dt>Dit</dt>
              <dd>{show(form.watch()) || 'Ikke angivet'}</dd>
            </dl>
            <div className={styles.actions}>
              <Button size="small" isPending={isSubmitting} onPress={() => void saveOver()}>
                Gem dit
              </Button>
              <Button size="small" onPress={onClose}>
                Behold det gemte
              </Button>
            </div>
          </Banner>
        ) : (
          <div className={styles.actions}>
            <Button type="submit" size="small" variant="primary" isPending={isSubmitting}>
              Gem
            </Button>
            <Button size="small" isDisabled={isSubmitting} onPress={onClose}>
              Annuller
            </Button>
          </div>
        )}
      </Form>
      <LeaveGuard isDirty={isDirty} />
    </div>
  );
}
