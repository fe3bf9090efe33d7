import { useState } from 'react';
import { ore } from '../../../domain/basics/money.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { parseDanishNumber } from '../../ui/form/danishNumber.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './Approvals.module.css';

const MAX_KRONER = 10_000_000;

interface LimitFormProps {
  label: string;
  hint: string;
  /** Tells the limits apart, as in 'Gem grænsen pr. måned'. */
  name: string;
  /** In øre; null for no limit. */
  stored: number | null | undefined;
  /** In kroner, for a company without the limit. */
  suggested: number;
  save: (limit: number) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** Sets or removes one limit. What was typed stays when it cannot be saved. */
export function LimitForm({ label, hint, name, stored, suggested, save, remove }: LimitFormProps) {
  const storedKroner = stored === null || stored === undefined ? undefined : stored / 100;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState<'save' | 'remove'>();
  const attempt = async (kind: 'save' | 'remove', change: () => Promise<unknown>, done: string) => {
    setError(undefined);
    setPending(kind);
    try {
      await change();
      setTyped(undefined);
      toast.success(done);
    } catch (failure) {
      setError(messageOf(failure, 'Kunne ikke gemme grænsen'));
    } finally {
      setPending(undefined);
    }
  };
  const submit = () => {
    const kroner = typed === undefined ? (storedKroner ?? suggested) : parseDanishNumber(typed);
    return Number.isInteger(kroner) && kroner >= 0 && kroner <= MAX_KRONER
      ? attempt('save', () => save(ore(kroner)), `Grænsen ${name} er gemt`)
      : setError('Skriv et helt beløb fra 0 til 10.000.000 kr');
  };
  return (
    <form
      className={styles.ruleForm}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(storedKroner ?? suggested)}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.actions}>
        {storedKroner !== undefined && (
          <Button
            isPending={pending === 'remove'}
            onPress={() => void attempt('remove', remove, `Grænsen ${name} er fjernet`)}
          >
            Fjern grænsen {name}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={pending === 'save'}>
          Gem grænsen {name}
        </Button>
      </div>
    </form>
  );
}
