import type { Areas } from '../../../app/shell/areas/area.ts';
import { companyTabAreas, type CompanyTabPath } from '../../../app/shell/areas/companyTabAreas.ts';
import { companyPath } from '../companyText.ts';

interface Entry {
  kind: string;
  entityType: string | null | undefined;
  subjectId: string;
}

/** The tabs of the company that show what activities are about. The others are about the overview's own content. */
const tabs: Record<string, CompanyTabPath> = {
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

/** The screen about an entry of the timeline. Undefined when it is the overview, or not open to the viewer. */
export function entryPath(
  { kind, entityType, subjectId }: Entry,
  customerId: string,
  areas: Areas,
): string | undefined {
  if (kind === 'FAILED_PAYMENT' || kind === 'HELP_DESK_KEY' || kind === 'INTEGRATION')
    return `/admin/inbox?item=${kind}~${subjectId}`;
  if (entityType === 'INVOICE') return `/admin/invoices/${subjectId}`;
  const tab = entityType && tabs[entityType];
  return tab && areas[companyTabAreas[tab]] ? companyPath(customerId, tab) : undefined;
}
