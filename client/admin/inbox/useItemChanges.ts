import { graphql } from 'react-relay';
import { formatCount, formatPlural } from '../../../domain/basics/formatCount.ts';
import type { Colleague } from '../../../domain/work/mentionedIn.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { offerUndo, type Undo } from '../../parts/edits/offerUndo.ts';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { readItem, type Item } from './readItem.ts';
import type { useItemChangesAssignMutation } from '#relay/useItemChangesAssignMutation.graphql';
import type { useItemChangesSnoozeMutation } from '#relay/useItemChangesSnoozeMutation.graphql';

export interface ItemChanges {
  assign: (items: readonly Item[], colleague: Colleague | null) => Promise<void>;
  snooze: (items: readonly Item[], until: Date | null) => Promise<void>;
}

const inputsOf = (items: readonly Item[]) => items.map(({ kind, subjectId }) => ({ kind, subjectId }));
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
const countOf = (items: readonly Item[]) => formatPlural(items.length, 'sag', 'sager');

const assignMutation = graphql`
  mutation useItemChangesAssignMutation($items: [InboxItemInput!]!, $assigneeId: ID, $ifAssigneeId: ID) {
    assignInboxItems(items: $items, assigneeId: $assigneeId, ifAssigneeId: $ifAssigneeId) {
      ...readItem_item
    }
  }
`;

const snoozeMutation = graphql`
  mutation useItemChangesSnoozeMutation($items: [InboxItemInput!]!, $until: DateTime, $ifSnoozedUntil: DateTime) {
    snoozeInboxItems(items: $items, until: $until, ifSnoozedUntil: $ifSnoozedUntil) {
      ...readItem_item
    }
  }
`;

/** Functions that assign and snooze items, show that at once, and offer to undo it. */
export function useItemChanges(): ItemChanges {
  const [assign] = useAction<useItemChangesAssignMutation>(assignMutation);
  const [assignAtOnce] = useOptimisticAction<useItemChangesAssignMutation>(assignMutation, 'Kunne ikke tildele');
  const [snooze] = useAction<useItemChangesSnoozeMutation>(snoozeMutation);
  const [snoozeAtOnce] = useOptimisticAction<useItemChangesSnoozeMutation>(snoozeMutation, 'Kunne ikke udskyde');
  const run = async ({ change, ...undo }: UndoableChange): Promise<void> => {
    if (await change) offerUndo(undo);
  };
  return {
    assign(items, colleague) {
      const assigneeId = colleague?.id ?? null;
      return run({
        change: assignAtOnce(
          { items: inputsOf(items), assigneeId },
          {
            ids: idsOf(items),
            apply: (item, store) => {
              const assignee = assigneeId === null ? undefined : store.get(assigneeId);
              if (assignee) item.setLinkedRecord(assignee, 'assignee');
              else item.setValue(null, 'assignee');
            },
          },
        ),
        done: colleague ? `${countOf(items)} er tildelt ${colleague.name}` : `Ingen har ${countOf(items)} længere`,
        undo: () =>
          restore(items, assigneeOf, async (group, before) => {
            const answer = await assign({ items: inputsOf(group), assigneeId: before, ifAssigneeId: assigneeId });
            return answer.assignInboxItems.map(readItem).filter((item) => assigneeOf(item) !== before);
          }),
      });
    },
    snooze(items, until) {
      const snoozedUntil = until?.toISOString() ?? null;
      return run({
        change: snoozeAtOnce(
          { items: inputsOf(items), until: snoozedUntil },
          { ids: idsOf(items), apply: (item) => void item.setValue(snoozedUntil, 'snoozedUntil') },
        ),
        done: until ? `${countOf(items)} er udskudt` : `${countOf(items)} er tilbage i indbakken`,
        undo: () =>
          restore(items, snoozeOf, async (group, before) => {
            const answer = await snooze({ items: inputsOf(group), until: before, ifSnoozedUntil: snoozedUntil });
            return answer.snoozeInboxItems.map(readItem).filter((item) => snoozeOf(item) !== before);
          }),
      });
    },
  };
}

interface UndoableChange extends Undo {
  /** Resolves with undefined when the change failed. */
  change: Promise<unknown>;
}

const assigneeOf = ({ assignee }: Item) => assignee?.id ?? null;
const snoozeOf = ({ isSnoozed, snoozedUntil }: Item) => (isSnoozed ? (snoozedUntil ?? null) : null);

/**
 * Gives items their earlier values, with one call for the items that had the same value, and says what applies then.
 * `change` returns the items that kept their value, because somebody has changed them since.
 */
async function restore(
  items: readonly Item[],
  valueOf: (item: Item) => string | null,
  change: (items: readonly Item[], value: string | null) => Promise<Item[]>,
): Promise<string> {
  let kept = 0;
  for (const value of new Set(items.map(valueOf))) {
    const group = items.filter((item) => valueOf(item) === value);
    kept += (await change(group, value)).length;
  }
  return kept
    ? `${countOf(items)} blev fortrudt, undtagen ${formatCount(kept)}, som en kollega har ændret imens`
    : `${countOf(items)} er som før`;
}
