import { Switch } from '../../../ui/Choice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { turnShortcuts } from '../../../ui/shortcuts/shortcuts.ts';
import { useAreShortcutsOn, useShortcutGroups } from '../../../ui/shortcuts/useShortcuts.ts';
import styles from './BackOffice.module.css';

/** Lists the shortcuts that work on the open screen, and lets the user turn them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isOn = useAreShortcutsOn();
  return (
    <Dialog title="Genveje" isOpen onClose={onClose} wide>
      {useMergedGroups().map(([title, shortcuts]) => (
        <section key={title} className={styles.keyGroup} aria-label={title}>
          <h3>{title}</h3>
          <dl className={styles.keys}>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={styles.keySwitch}>
        <Switch checked={isOn} onChange={({ target }) => turnShortcuts(target.checked)}>
          Brug genveje i denne browser
        </Switch>
      </div>
    </Dialog>
  );
}

const Keys = ({ keys }: { keys: string }) =>
  keys.split(' ').map((key, index) => (
    <span key={key}>
      {index > 0 && 'så '}
      <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
    </span>
  ));

interface Listed {
  keys: string;
  label: string;
}

/** Groups with the same title are one, and of two shortcuts with the same keys the newer one is listed. */
function useMergedGroups(): [string, Listed[]][] {
  const merged = new Map<string, Map<string, Listed>>();
  for (const { title, shortcuts } of useShortcutGroups()) {
    for (const shortcut of shortcuts) {
      for (const listed of merged.values()) listed.delete(shortcut.keys);
      merged.set(title, (merged.get(title) ?? new Map<string, Listed>()).set(shortcut.keys, shortcut));
    }
  }
  return [...merged].filter(([, listed]) => listed.size).map(([title, listed]) => [title, [...listed.values()]]);
}
