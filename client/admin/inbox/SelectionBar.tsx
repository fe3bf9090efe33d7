import { X } from 'lucide-react';
import { formatCount, formatPlural } from '../../../domain/basics/formatCount.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { Employee } from './handlersOf.ts';
import styles from './Inbox.module.css';
import { AssignMenu, SnoozeMenu } from './ItemMenus.tsx';
import type { Item } from './readItem.ts';
import type { ItemChanges } from './useItemChanges.ts';

interface SelectionBarProps {
  items: readonly Item[];
  employees: readonly Employee[];
  changes: ItemChanges;
  onClear: () => void;
}

/** The menus with which an employee assigns and snoozes the selected items. */
export function SelectionBar({ items, employees, changes, onClear }: SelectionBarProps) {
  const about = formatPlural(items.length, 'valgt sag', 'valgte sager');
  const thenClear: ItemChanges = {
    assign: (chosen, colleague) => changes.assign(chosen, colleague).then(onClear),
    snooze: (chosen, until) => changes.snooze(chosen, until).then(onClear),
  };
  return (
    <div className={styles.bar} role="region" aria-label="Valgte sager" data-selection>
      <strong>{formatCount(items.length)} valgt</strong>
      <AssignMenu items={items} about={about} changes={thenClear} employees={employees} />
      <SnoozeMenu items={items} about={about} changes={thenClear} />
      <IconButton label="Fjern valget" onPress={onClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
