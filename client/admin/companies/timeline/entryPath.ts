import { companyPath } from '../companyText.ts';

interface Entry {
  kind: string;
  subjectType: string | null | undefined;
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
export function entryPath({ kind, subjectType, subjectId }: Entry, customerId: string): string | undefined {
  if (kind === 'FAILED_PAYMENT' || kind === 'HELP_DESK_KEY' || kind === 'INTEGRATION')
    return `/admin/inbox?item=${kind}~${subjectId}`;
  if (subjectType === 'INVOICE') return `/admin/invoices/${subjectId}`;
  const tab = subjectType && tabs[subjectType];
  return tab ? companyPath(customerId, tab) : undefined;
}
