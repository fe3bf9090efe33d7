import { X } from 'lucide-react';
import { formatCount, formatPlural } from '../../../domain/basics/formatCount.ts';
import type { Colleague } from '../../../domain/work/mentionedIn.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './Inbox.module.css';
import { AssignMenu, SnoozeMenu } from './ItemMenus.tsx';
import type { Item } from './readItem.ts';
import type { ItemChanges } from './useItemChanges.ts';

interface SelectionBarProps {
  items: readonly Item[];
  colleagues: readonly Colleague[];
  changes: ItemChanges;
  onClear: () => void;
}

/** The menus with which an admin assigns and snoozes the selected items. */
export function SelectionBar({ items, colleagues, changes, onClear }: SelectionBarProps) {
  const about = formatPlural(items.length, 'valgt sag', 'valgte sager');
  const thenClear: ItemChanges = {
    assign: (chosen, colleague) => changes.assign(chosen, colleague).then(onClear),
    snooze: (chosen, until) => changes.snooze(chosen, until).then(onClear),
  };
  return (
    <div className={styles.bar} role="region" aria-label="Valgte sager" data-selection>
      <strong>{formatCount(items.length)} valgt</strong>
      <AssignMenu items={items} about={about} changes={thenClear} colleagues={colleagues} />
      <SnoozeMenu items={items} about={about} changes={thenClear} />
      <IconButton label="Fjern valget" onPress={onClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
