import { companyPath } from '../companyText.ts';

interface Entry {
  kind: string;
  entityType: string | null | undefined;
  subjectId: string;
}

/** The tabs of the company that show what activities are about. The others are about the overview's own content. */
const tabs: Record<string, string> = {
  DEPARTMENT: 'oplysninger',
  USER: 'brugere',
  ZENDESK_INSTANCE: 'oplysninger',
  LICENSE: 'licenser',
  LICENSE_REQUEST: 'anmodninger',
  SERVICE_AGREEMENT: 'serviceaftaler',
  SERVICE_AGREEMENT_WORK: 'serviceaftaler',
  CLIP_CARD: 'klippekort',
  CLIP_CARD_WORK: 'klippekort',
  REMINDER: 'fakturaer',
};

/** The screen about an entry of the timeline. Undefined when the overview is that screen. */
export function entryPath({ kind, entityType, subjectId }: Entry, customerId: string): string | undefined {
  if (kind === 'FAILED_PAYMENT' || kind === 'HELP_DESK_KEY' || kind === 'INTEGRATION')
    return `/admin/inbox?item=${kind}~${subjectId}`;
  if (entityType === 'INVOICE') return `/admin/invoices/${subjectId}`;
  const tab = entityType && tabs[entityType];
  return tab ? companyPath(customerId, tab) : undefined;
}
