import { InboxKind } from '../../../domain/backOffice/inbox.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { hasDialog, screenOf } from './actions/InboxAction.tsx';
import type { Item } from './readItem.ts';
import { canOrder } from './useItemOrders.ts';

interface PanelActionsProps {
  item: Item;
  onAct: (item: Item) => void;
  onCancel: (item: Item) => void;
  onEdit: (item: Item) => void;
}

/** The buttons of the opened item: its main action, another choice, and the screen about its cause. */
export function PanelActions({ item, onAct, onCancel, onEdit }: PanelActionsProps) {
  const { kind, actsAt } = item;
  const { action } = InboxKind[kind];
  const screen = screenOf(item);
  const isDoneHere = hasDialog(kind) || kind === 'TASK_COMMENT' || canOrder(item);
  return (
    <>
      {actsAt ? (
        <Button onPress={() => onCancel(item)}>Fortryd</Button>
      ) : (
        isDoneHere && (
          <Button variant="primary" onPress={() => onAct(item)}>
            {action}
          </Button>
        )
      )}
      {kind === 'LICENSE_REQUEST' && !actsAt && <Button onPress={() => onEdit(item)}>Ret eller afvis</Button>}
      {screen && <ButtonLink to={screen}>{isDoneHere ? 'Gå til siden' : action}</ButtonLink>}
    </>
  );
}
