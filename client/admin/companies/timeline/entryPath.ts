import { companyPath } from '../companyText.ts';

interface Entry {
  kind: string;
  entityType: string | null | undefined;
  subjectId: string;
}

/** The tabs of the company that show what activities are about. The others are about the overview's own content. */
const tabs: Record<string, string> = {
  department: 'oplysninger',
  user: 'brugere',
  zendesk_instance: 'oplysninger',
  license: 'licenser',
  license_request: 'anmodninger',
  service_agreement: 'serviceaftaler',
  service_agreement_work: 'serviceaftaler',
  clip_card: 'klippekort',
  clip_card_work: 'klippekort',
  reminder: 'fakturaer',
};

/** The screen about an entry of the timeline. Undefined when the overview is that screen. */
export function entryPath({ kind, entityType, subjectId }: Entry, customerId: string): string | undefined {
  if (kind === 'FAILED_PAYMENT' || kind === 'HELP_DESK_KEY' || kind === 'INTEGRATION')
    return `/admin/inbox?item=${kind}~${subjectId}`;
  if (entityType === 'invoice') return `/admin/invoices/${subjectId}`;
  const tab = entityType && tabs[entityType];
  return tab ? companyPath(customerId, tab) : undefined;
}
