import { graphql } from 'react-relay';
import type { AdminList, ColumnSetting } from '../../../domain/backOffice/savedViews.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { toast } from '../../ui/Toast.tsx';
import type { saveColumnsMutation } from '#relay/saveColumnsMutation.graphql';

const mutation = graphql`
  mutation saveColumnsMutation($list: AdminList!, $columns: [ListColumnInput!]!) {
    saveListColumns(list: $list, columns: $columns) {
      id
    }
  }
`;

/** A column that is dragged changes many times; the last change is sent. */
const DELAY_MS = 500;
const timers = new Map<AdminList, ReturnType<typeof setTimeout>>();

/** Stores the columns at the server, so that they follow the person to other machines. */
export function saveColumns(list: AdminList, columns: readonly ColumnSetting[]): void {
  clearTimeout(timers.get(list));
  const send = () => {
    timers.delete(list);
    runOperation<saveColumnsMutation>(mutation, { list, columns: columns.map(inputOf) }).catch((error: unknown) =>
      toast.error(messageOf(error, 'Kolonnerne kunne ikke gemmes')),
    );
  };
  timers.set(list, setTimeout(send, DELAY_MS));
}

/** Whether a change of the columns waits to be sent. */
export const hasUnsentColumns = (list: AdminList): boolean => timers.has(list);

export const inputOf = ({ id, isHidden, width }: ColumnSetting) => ({ id, isHidden, width });
