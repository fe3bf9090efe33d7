import { useState } from 'react';
import type { Item } from './readItem.ts';
import { canOrder, useItemOrders } from './useItemOrders.ts';

/** An item whose dialog is open. */
interface OpenDialog {
  item: Item;
  /** Whether the dialog changes the subject instead of doing what the item waits for. */
  isEdit: boolean;
}

/** Runs the main action of an item: orders it, opens the answer below the row, or opens a dialog. */
export function useInboxAct() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [replying, setReplying] = useState<Item>();
  const { order, cancel } = useItemOrders();
  const act = (item: Item) => {
    if (item.actsAt) return;
    if (item.kind === 'TASK_COMMENT') setReplying((open) => (open?.id === item.id ? undefined : item));
    else if (canOrder(item)) void order(item);
    else setDialog({ item, isEdit: false });
  };
  const closeReply = () => {
    setReplying(undefined);
    if (replying) focusReplyButton(replying);
  };
  return {
    act,
    cancel: (item: Item) => void cancel(item),
    edit: (item: Item) => setDialog({ item, isEdit: true }),
    dialog,
    closeDialog: () => setDialog(undefined),
    replying,
    closeReply,
  };
}

const focusReplyButton = ({ id }: Item) =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] > [aria-expanded]`)?.focus();
