import { InboxKind } from '../../../domain/backOffice/inbox.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { hasDialog, screenOf } from './actions/InboxAction.tsx';
import type { Item } from './readItem.ts';
import { canOrder } from './useItemOrders.ts';

interface RowActionProps {
  item: Item;
  /** Names the item for screen readers. */
  about: string;
  isReplying: boolean;
  onAct: () => void;
  onCancel: () => void;
}

/** The one action of a row. */
export function RowAction({ item, about, isReplying, onAct, onCancel }: RowActionProps) {
  const { action } = InboxKind[item.kind];
  const screen = screenOf(item);
  if (item.actsAt)
    return (
      <Button size="small" aria-label={`Fortryd: ${about}`} onPress={onCancel}>
        Fortryd
      </Button>
    );
  if (item.kind === 'TASK_COMMENT')
    return (
      <Button size="small" aria-label={`${action}: ${about}`} aria-expanded={isReplying} onPress={onAct}>
        {action}
      </Button>
    );
  if (hasDialog(item.kind) || canOrder(item))
    return (
      <Button size="small" aria-label={`${action}: ${about}`} onPress={onAct}>
        {action}
      </Button>
    );
  return screen ? (
    <ButtonLink size="small" to={screen} aria-label={`${action}: ${about}`}>
      {action}
    </ButtonLink>
  ) : null;
}
