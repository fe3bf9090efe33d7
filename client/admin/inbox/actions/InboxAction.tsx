import { Suspense, useState, type ComponentType } from 'react';
import { InboxKind } from '../../../../domain/backOffice/inbox.ts';
import { DialogBoundary } from '../../../ui/DialogBoundary.tsx';
import { lazyDialog } from '../../../ui/lazyDialog.tsx';
import { companyPath } from '../../companies/companyText.ts';
import type { ActedItem, ActionProps } from './ActionProps.ts';

/** The dialogs in which items are done. Kinds without a dialog have a screen instead. */
const dialogs: Partial<Record<InboxKind, ComponentType<ActionProps>>> = {
  LICENSE_REQUEST: lazyDialog(async () => (await import('./CompleteRequestAction.tsx')).CompleteRequestAction),
  AGREEMENT: lazyDialog(async () => (await import('./AgreementAction.tsx')).AgreementAction),
  RENEWAL: lazyDialog(async () => (await import('./RenewalAction.tsx')).RenewalAction),
  FAILED_PAYMENT: lazyDialog(async () => (await import('./PaymentAction.tsx')).PaymentAction),
  NEW_COMPANY: lazyDialog(async () => (await import('./SetupAction.tsx')).SetupAction),
  HELP_DESK_KEY: lazyDialog(async () => (await import('./ReadSeatsAction.tsx')).ReadSeatsAction),
  UNBILLED_PLACE: lazyDialog(async () => (await import('./PlaceAction.tsx')).PlaceAction),
  PLACE_REQUEST: lazyDialog(async () => (await import('./PlaceRequestAction.tsx')).PlaceRequestAction),
  UNBILLED_PERIOD: lazyDialog(async () => (await import('./IssueAction.tsx')).IssueAction),
  ERASURE: lazyDialog(async () => (await import('./ErasureAction.tsx')).ErasureAction),
};

/** The dialogs that change the subject of an item instead. */
const editDialogs: Partial<Record<InboxKind, ComponentType<ActionProps>>> = {
  LICENSE_REQUEST: lazyDialog(async () => (await import('./RequestAction.tsx')).RequestAction),
};

export const hasDialog = (kind: InboxKind) => kind in dialogs;

/** The screen about the cause of an item. */
export function screenOf({ kind, subjectId, place, customer }: ActedItem): string | undefined {
  if (kind === 'TASK_COMMENT') return `/admin/tasks/${subjectId}`;
  if (kind === 'KEY_ENDS') return `/admin/seats?status=KEY_ENDS&q=${encodeURIComponent(place ?? '')}`;
  if (kind === 'PROVIDER_FAULT') return `/admin/invoices/${subjectId}`;
  if (kind === 'UNBILLED_PLACE') return '/admin/unbilled-places';
  if (kind === 'PLACE_REQUEST') return place ? `/admin/events?q=${encodeURIComponent(place)}` : '/admin/events';
  if (kind === 'ERASURE') return '/admin/personal-data';
  if (!customer) return undefined;
  return companyPath(customer.id, kind === 'FAILED_PAYMENT' || kind === 'UNBILLED_PERIOD' ? 'fakturaer' : '');
}

/** The dialog in which an item is done, or its subject changed. */
export function InboxAction({ item, isEdit, onClose }: ActionProps & { isEdit: boolean }) {
  const [attempt, setAttempt] = useState(0);
  const Action = (isEdit ? editDialogs : dialogs)[item.kind];
  return (
    Action && (
      <DialogBoundary
        key={attempt}
        title={InboxKind[item.kind].label}
        failure="Kunne ikke hente sagen"
        onRetry={() => setAttempt(attempt + 1)}
        onClose={onClose}
      >
        <Suspense fallback={null}>
          <Action item={item} onClose={onClose} />
        </Suspense>
      </DialogBoundary>
    )
  );
}
