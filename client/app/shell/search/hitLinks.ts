import type { Areas } from '../areas/area.ts';
import { companyTabAreas, type CompanyTabPath } from '../areas/companyTabAreas.ts';
import type { Hit } from './hit.ts';

interface Link {
  label: string;
  to: string;
}

/** The address at which a customer sees the object of a hit. */
function ownPath({ kind, objectId, department, installation }: Hit): string {
  const paths: Record<string, string> = {
    COMPANY: '/company',
    USER: '/users',
    DEPARTMENT: '/departments',
    INSTALLATION: `/licenses/installation/${objectId}`,
    SERVICE_AGREEMENT: '/service-agreement',
    CLIP_CARD: `/clip-cards?card=${objectId}`,
    LICENSE: `/licenses?q=${installation?.subdomain ?? ''}`,
    LICENSE_REQUEST: '/licenses',
    INVOICE: `/payments?department=${department?.id ?? ''}`,
    TASK: `/tasks/${objectId}`,
    EVENT: '/events',
    PURCHASE_APPROVAL: '/approvals',
    DOCUMENT: `/documents/${objectId}`,
  };
  return paths[kind] ?? '/dashboard';
}

/** The tab of the company's page on which an employee sees the object of a hit. */
const tabs: Record<string, CompanyTabPath> = {
  COMPANY: '',
  USER: 'brugere',
  DEPARTMENT: 'oplysninger',
  INSTALLATION: 'oplysninger',
  SERVICE_AGREEMENT: 'serviceaftaler',
  CLIP_CARD: 'klippekort',
  LICENSE: 'licenser',
  LICENSE_REQUEST: 'anmodninger',
};

const companyTabs: { label: string; tab: CompanyTabPath }[] = [
  { label: 'Brugere', tab: 'brugere' },
  { label: 'Licenser', tab: 'licenser' },
  { label: 'Licensanmodninger', tab: 'anmodninger' },
  { label: 'Serviceaftaler', tab: 'serviceaftaler' },
  { label: 'Klippekort', tab: 'klippekort' },
  { label: 'Fakturaer', tab: 'fakturaer' },
  { label: 'Konfiguration', tab: 'konfiguration' },
];

const companyPath = ({ customer }: Hit, tab: CompanyTabPath = '') =>
  customer ? `/admin/companies/${customer.id}${tab && `/${tab}`}` : '';

function adminPath(hit: Hit): string {
  if (hit.kind === 'EVENT') return '/admin/events';
  if (hit.kind === 'INVOICE') return `/admin/invoices/${hit.objectId}`;
  if (hit.kind === 'TASK') return `/admin/tasks/${hit.objectId}`;
  if (hit.kind === 'DOCUMENT') return `/admin/documents/${hit.objectId}`;
  return companyPath(hit, tabs[hit.kind]) || '/admin/companies';
}

/** The screen that a hit opens. */
export const pathOf = (hit: Hit, areas: Areas): string => (areas.workInBackOffice ? adminPath(hit) : ownPath(hit));

/** Other screens about the object of a hit. */
export function furtherLinks(hit: Hit, areas: Areas): Link[] {
  if (!areas.workInBackOffice)
    return hit.kind === 'CLIP_CARD' ? [{ label: 'Opgaver', to: `/tasks?card=${hit.objectId}` }] : [];
  if (!hit.customer) return [];
  if (hit.kind === 'COMPANY')
    return companyTabs
      .filter(({ tab }) => areas[companyTabAreas[tab]])
      .map(({ label, tab }) => ({ label, to: companyPath(hit, tab) }));
  return [
    ...(hit.kind === 'CLIP_CARD' && areas.sell ? [{ label: LOG_HOURS, to: hoursPath(hit) }] : []),
    { label: hit.customer.name, to: companyPath(hit) },
  ];
}

export const LOG_HOURS = 'Registrér timer';

/** The screen on which an employee sees a clip card, with the dialog open that enters work on the card. */
export const hoursPath = (hit: Hit): string => `${companyPath(hit, 'klippekort')}?timer=${hit.objectId}`;
