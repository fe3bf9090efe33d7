import { useId, useState } from 'react';
import { Switch } from './Choice.tsx';
import styles from './SwitchRow.module.css';

interface SwitchRowProps {
  title: string;
  text: string;
  isOn: boolean;
  isDisabled?: boolean;
  /** Saves the choice, and must not reject. Meanwhile the switch shows the choice and ignores further ones. */
  onChange: (isOn: boolean) => Promise<void>;
}

/** A row of a List with a switch that takes effect at once. */
export function SwitchRow({ title, text, isOn, isDisabled, onChange }: SwitchRowProps) {
  const textId = useId();
  const [pending, setPending] = useState<boolean>();
  const change = async (next: boolean) => {
    if (pending !== undefined) return;
    setPending(next);
    await onChange(next).finally(() => setPending(undefined));
  };
  return (
    <div className={styles.row}>
      <Switch
        checked={pending ?? isOn}
        disabled={isDisabled}
        aria-label={title}
        aria-describedby={textId}
        onChange={({ target }) => void change(target.checked)}
      >
        <span className={styles.title}>{title}</span>
        <span id={textId} className={styles.text}>
          {text}
        </span>
      </Switch>
    </div>
  );
}
