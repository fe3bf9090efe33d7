import { usePendingKey } from '../../../ui/shortcuts/useShortcuts.ts';
import styles from './BackOffice.module.css';

/** Says that the first key of a sequence was pressed, while the second one is awaited. */
export function ShortcutHint() {
  const key = usePendingKey();
  return (
    <div className={styles.hint} role="status">
      {key && (
        <>
          <kbd>{key.toUpperCase()}</kbd> så bogstavet for siden
        </>
      )}
    </div>
  );
}
