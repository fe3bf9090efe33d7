import { InboxKind } from '../../../domain/backOffice/inbox.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { deadlineText } from './deadlineText.ts';
import type { Employee } from './handlersOf.ts';
import styles from './Inbox.module.css';
import { AssignMenu, SnoozeMenu } from './ItemMenus.tsx';
import { kindIcons } from './kindIcons.tsx';
import { OrderCountdown } from './OrderCountdown.tsx';
import type { Item } from './readItem.ts';
import { RowAction } from './RowAction.tsx';
import type { ItemChanges } from './useItemChanges.ts';
import { verbOf } from './useItemOrders.ts';

interface InboxRowProps {
  item: Item;
  /** The address that opens the item. */
  path: string;
  isOpen: boolean;
  /** Whether the keyboard shortcuts are about this row. */
  isCurrent: boolean;
  isSelected: boolean;
  /** Whether the answer is open below the row. */
  isReplying: boolean;
  employees: readonly Employee[];
  onFocus: () => void;
  /** Selects or deselects the row; with Shift, the range from the row before. */
  onToggle: (isRange: boolean) => void;
  onAct: () => void;
  /** Undoes what the portal is about to do. */
  onCancel: () => void;
  changes: ItemChanges;
}

export function InboxRow({
  item,
  path,
  isOpen,
  isCurrent,
  isSelected,
  isReplying,
  employees,
  onFocus,
  onToggle,
  onAct,
  onCancel,
  changes,
}: InboxRowProps) {
  const { id, kind, deadline, text, customer, isMine, actsAt, failure } = item;
  const { label } = InboxKind[kind];
  const about = customer ? `${customer.name}, ${label}` : `${label}, ${text}`;
  const { day, distance, isOverdue } = deadlineText(deadline);
  return (
    <li
      className={classes(styles.row, isOpen && styles.open, isSelected && styles.selected, isCurrent && styles.current)}
      data-item={id}
      {...(isOpen && { 'aria-current': true })}
      onFocusCapture={onFocus}
    >
      <input
        type="checkbox"
        className={styles.check}
        aria-label={`Vælg ${about}`}
        checked={isSelected}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <span className={classes(styles.dot, isMine && styles.mine)} aria-hidden />
      <Tile grey>{kindIcons[kind]}</Tile>
      <div className={styles.text} data-title>
        <Link to={path} className={styles.title}>
          {customer ? (
            <>
              {customer.name} <span className={styles.kind}>· {label}</span>
            </>
          ) : (
            label
          )}
        </Link>
        {isMine && <span className="visually-hidden">Venter på dig. </span>}
        <p>
          {actsAt && (
            <>
              <OrderCountdown verb={verbOf(item)} actsAt={actsAt} /> ·{' '}
            </>
          )}
          {text}
        </p>
        {failure && <p className={styles.failure}>Ikke klaret: {failure}</p>}
        {item.isSnoozed && <Badge tone="grey">Udskudt</Badge>}
      </div>
      <div className={classes(styles.deadline, isOverdue && styles.overdue)}>
        <time dateTime={deadline}>{day}</time>
        <span>{distance}</span>
      </div>
      <AssignMenu items={[item]} about={about} changes={changes} employees={employees} />
      <RowAction item={item} about={about} isReplying={isReplying} onAct={onAct} onCancel={onCancel} />
      <SnoozeMenu items={[item]} about={about} changes={changes} />
    </li>
  );
}
