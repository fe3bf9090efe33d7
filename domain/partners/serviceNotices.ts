import type { Word } from '../basics/vocabulary.ts';

type Words = Readonly<Record<string, Word>>;

/** The sources of service notices. */
export const ServiceNoticeKind = {
  INCIDENT: { label: 'Driftsforstyrrelse hos Zendesk' },
  MAINTENANCE: { label: 'Vedligeholdelse hos Zendesk' },
  ANNOUNCEMENT: { label: 'Opslag' },
} as const satisfies Words;
export type ServiceNoticeKind = keyof typeof ServiceNoticeKind;

/** How far Zendesk has come with an incident or a maintenance, in a sentence for customers. */
export const ServiceNoticeState = {
  INVESTIGATING: { label: 'Zendesk undersøger det.' },
  IDENTIFIED: { label: 'Zendesk har fundet årsagen og arbejder på det.' },
  MONITORING: { label: 'Zendesk har løst det og holder øje.' },
  ACTIVE: { label: 'Zendesk arbejder på det.' },
  PLANNED: { label: 'Det er planlagt.' },
  RUNNING: { label: 'Det er i gang.' },
} as const satisfies Words;
export type ServiceNoticeState = keyof typeof ServiceNoticeState;

export const NoticeSeverity = {
  INFO: { label: 'Information' },
  WARNING: { label: 'Advarsel' },
} as const satisfies Words;
export type NoticeSeverity = keyof typeof NoticeSeverity;

/** A maintenance is shown this many days before it begins. */
export const MAINTENANCE_LEAD_DAYS = 7;

/** An incident that Zendesk's status page has not confirmed for this long is no longer shown as current. */
export const CONFIRMED_WITHIN_MINUTES = 60;

const incidentStates: Readonly<Record<string, ServiceNoticeState>> = {
  investigating: 'INVESTIGATING',
  identified: 'IDENTIFIED',
  monitoring: 'MONITORING',
};

/** The state for Zendesk's own word. Words that are not known mean that Zendesk works on it. */
export const incidentStateOf = (status: string | null): ServiceNoticeState =>
  (status !== null && Object.hasOwn(incidentStates, status) && incidentStates[status]) || 'ACTIVE';
