import { useId } from 'react';
import { Switch } from './Choice.tsx';
import styles from './SwitchRow.module.css';

interface SwitchRowProps {
  title: string;
  text: string;
  isOn: boolean;
  isDisabled?: boolean;
  /** Saves the choice, and changes `isOn` at once (see useOptimisticAction). */
  onChange: (isOn: boolean) => void;
}

/** A row of a List with a switch that takes effect at once. */
export function SwitchRow({ title, text, isOn, isDisabled, onChange }: SwitchRowProps) {
  const textId = useId();
  return (
    <div className={styles.row}>
      <Switch
        checked={isOn}
        disabled={isDisabled}
        aria-label={title}
        aria-describedby={textId}
        onChange={({ target }) => onChange(target.checked)}
      >
        <span className={styles.title}>{title}</span>
        <span id={textId} className={styles.text}>
          {text}
        </span>
      </Switch>
    </div>
  );
}
