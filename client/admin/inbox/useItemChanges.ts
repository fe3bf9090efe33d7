import { graphql } from 'react-relay';
import { formatCount, formatPlural } from '../../../domain/formatCount.ts';
import type { Colleague } from '../../../domain/mentionedIn.ts';
import { offerUndo, type Undo } from '../../edits/offerUndo.ts';
import { messageOf } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { toast } from '../../ui/Toast.tsx';
import { readItem, type Item } from './readItem.ts';
import type { useItemChangesAssignMutation } from './__generated__/useItemChangesAssignMutation.graphql.ts';
import type { useItemChangesSnoozeMutation } from './__generated__/useItemChangesSnoozeMutation.graphql.ts';

export interface ItemChanges {
  assign: (items: readonly Item[], colleague: Colleague | null) => Promise<void>;
  snooze: (items: readonly Item[], until: Date | null) => Promise<void>;
}

const inputsOf = (items: readonly Item[]) => items.map(({ kind, subjectId }) => ({ kind, subjectId }));
const countOf = (items: readonly Item[]) => formatPlural(items.length, 'sag', 'sager');

/** Functions that assign and snooze items, and show a toast with the result. */
export function useItemChanges(): ItemChanges {
  const [assign] = useAction<useItemChangesAssignMutation>(graphql`
    mutation useItemChangesAssignMutation($items: [InboxItemInput!]!, $assigneeId: ID, $ifAssigneeId: ID) {
      assignInboxItems(items: $items, assigneeId: $assigneeId, ifAssigneeId: $ifAssigneeId) {
        ...readItem_item
      }
    }
  `);
  const [snooze] = useAction<useItemChangesSnoozeMutation>(graphql`
    mutation useItemChangesSnoozeMutation($items: [InboxItemInput!]!, $until: DateTime, $ifSnoozedUntil: DateTime) {
      snoozeInboxItems(items: $items, until: $until, ifSnoozedUntil: $ifSnoozedUntil) {
        ...readItem_item
      }
    }
  `);
  const run = async ({ change, failure, ...undo }: UndoableChange): Promise<void> => {
    try {
      await change;
      offerUndo(undo);
    } catch (error) {
      toast.error(messageOf(error, failure));
    }
  };
  return {
    assign(items, colleague) {
      const assigneeId = colleague?.id ?? null;
      return run({
        change: assign({ items: inputsOf(items), assigneeId }),
        done: colleague ? `${countOf(items)} er tildelt ${colleague.name}` : `Ingen har ${countOf(items)} længere`,
        failure: 'Kunne ikke tildele',
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
        change: snooze({ items: inputsOf(items), until: snoozedUntil }),
        done: until ? `${countOf(items)} er udskudt` : `${countOf(items)} er tilbage i indbakken`,
        failure: 'Kunne ikke udskyde',
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
  change: Promise<unknown>;
  failure: string;
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
