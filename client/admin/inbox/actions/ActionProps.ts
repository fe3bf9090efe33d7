import type { InboxKind } from '../../../../domain/backOffice/inbox.ts';

/** The item that an action is about, as every row has it. */
export interface ActedItem {
  readonly kind: InboxKind;
  readonly subjectId: string;
  readonly place: string | null | undefined;
  readonly customer: { readonly id: string; readonly name: string } | null | undefined;
}

export interface ActionProps {
  item: ActedItem;
  onClose: () => void;
}
