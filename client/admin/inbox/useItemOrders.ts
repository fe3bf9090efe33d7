import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { isOrdered, UNDO_SECONDS, type InboxKind } from '../../../domain/backOffice/inbox.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { offerUndo } from '../../parts/edits/offerUndo.ts';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { readItem, type Item } from './readItem.ts';
import type { useItemOrdersCancelMutation } from '#relay/useItemOrdersCancelMutation.graphql';
import type { useItemOrdersMutation } from '#relay/useItemOrdersMutation.graphql';
import type { useItemOrdersQuery } from '#relay/useItemOrdersQuery.graphql';

const mutation = graphql`
  mutation useItemOrdersMutation($item: InboxItemInput!, $version: Int) {
    orderInboxItem(item: $item, version: $version) {
      ...readItem_item
    }
  }
`;

const cancelMutation = graphql`
  mutation useItemOrdersCancelMutation($item: InboxItemInput!) {
    cancelInboxOrder(item: $item) {
      ...readItem_item
    }
  }
`;

const itemQuery = graphql`
  query useItemOrdersQuery($kind: InboxKind!, $subjectId: ID!) {
    admin {
      inboxItem(kind: $kind, subjectId: $subjectId) {
        ...readItem_item
      }
    }
  }
`;

/** The verb that says how the portal will complete an ordered item. */
const verbs: Partial<Record<InboxKind, string>> = { LICENSE_REQUEST: 'Fuldføres', AGREEMENT: 'Aktiveres' };
export const verbOf = ({ kind }: Pick<Item, 'kind'>): string => verbs[kind] ?? 'Klares';

/** Whether one click is enough: the portal waits before it acts. What can charge a card asks first instead. */
export const canOrder = ({ kind, chargesCard }: Pick<Item, 'kind' | 'chargesCard'>): boolean =>
  !chargesCard && isOrdered(kind);

const inputOf = ({ kind, subjectId }: Item) => ({ kind, subjectId });

export interface ItemOrders {
  order: (item: Item) => Promise<void>;
  cancel: (item: Item) => Promise<void>;
}

/** Functions that let the portal do what an item waits for, and that undo it until then. */
export function useItemOrders(): ItemOrders {
  const [orderAtOnce] = useOptimisticAction<useItemOrdersMutation>(mutation, 'Kunne ikke klare sagen');
  const [cancelAtOnce] = useOptimisticAction<useItemOrdersCancelMutation>(cancelMutation, 'Kunne ikke fortryde');
  const [cancelOrder] = useAction<useItemOrdersCancelMutation>(cancelMutation);
  const environment = useRelayEnvironment();
  /** Shows the item as it is, because an order is refused when the item has changed since it was shown. */
  const reload = (item: Item) =>
    void fetchQuery<useItemOrdersQuery>(environment, itemQuery, inputOf(item)).subscribe({ error: () => undefined });
  return {
    async order(item) {
      const actsAt = new Date(Date.now() + UNDO_SECONDS * 1000).toISOString();
      const answer = await orderAtOnce(
        { item: inputOf(item), version: item.version },
        { ids: [item.id], apply: (record) => void record.setValue(actsAt, 'actsAt') },
      );
      if (!answer) reload(item);
      const ordered = answer?.orderInboxItem && readItem(answer.orderInboxItem);
      if (!ordered?.actsAt) return;
      offerUndo({
        done: `${item.customer?.name ?? item.text}: ${verbOf(item).toLowerCase()} om ${UNDO_SECONDS} sekunder`,
        undo: async () => {
          await cancelOrder({ item: inputOf(item) });
          return 'Fortrudt. Sagen er som før.';
        },
      });
    },
    async cancel(item) {
      await cancelAtOnce(
        { item: inputOf(item) },
        { ids: [item.id], apply: (record) => void record.setValue(null, 'actsAt') },
      );
    },
  };
}
