import { Clock, RotateCcw, UserMinus, UserPlus } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Avatar } from '../../ui/Badge.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { snoozeChoices } from './deadlineText.ts';
import { handlersOf, type Employee } from './handlersOf.ts';
import styles from './Inbox.module.css';
import type { Item } from './readItem.ts';
import type { ItemChanges } from './useItemChanges.ts';

interface ItemMenuProps {
  items: readonly Item[];
  /** Names the items for screen readers. */
  about: string;
  changes: ItemChanges;
}

/** A menu of the colleagues that can take care of items. Its button shows who has a single item. */
export function AssignMenu({ items, about, changes, employees }: ItemMenuProps & { employees: readonly Employee[] }) {
  const assignee = items.length === 1 ? items[0]!.assignee : undefined;
  return (
    <Menu
      label="Tildel"
      trigger={
        <AriaButton
          className={styles.assign}
          data-menu="assign"
          aria-label={assignee ? `${about}: tildelt ${assignee.name}` : `Tildel ${about}`}
        >
          {assignee ? <Avatar name={assignee.name} size="small" /> : <span className={styles.nobody} aria-hidden />}
          <span className={styles.name}>{assignee ? assignee.name.split(' ')[0] : 'Tildel'}</span>
        </AriaButton>
      }
      entries={[
        ...handlersOf(items, employees).map((colleague) => ({
          id: colleague.id,
          label: colleague.name,
          icon: <UserPlus aria-hidden />,
          isCurrent: colleague.id === assignee?.id,
          onAction: () => void changes.assign(items, colleague),
        })),
        {
          id: 'nobody',
          label: 'Ingen',
          icon: <UserMinus aria-hidden />,
          startsGroup: true,
          onAction: () => void changes.assign(items, null),
        },
      ]}
    />
  );
}

/** A menu of the times until which items are hidden. */
export function SnoozeMenu({ items, about, changes }: ItemMenuProps) {
  const isSnoozed = items.some((item) => item.isSnoozed);
  return (
    <Menu
      label="Udskyd"
      trigger={
        <AriaButton className={styles.snooze} data-menu="snooze" aria-label={`Udskyd ${about}`}>
          <Clock aria-hidden />
        </AriaButton>
      }
      entries={[
        ...snoozeChoices().map(({ id, label, until }) => ({
          id,
          label,
          onAction: () => void changes.snooze(items, until),
        })),
        ...(isSnoozed
          ? [
              {
                id: 'now',
                label: 'Vis nu',
                icon: <RotateCcw aria-hidden />,
                startsGroup: true,
                onAction: () => void changes.snooze(items, null),
              },
            ]
          : []),
      ]}
    />
  );
}
