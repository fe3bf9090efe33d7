/** The five tones of a status. A status is always shown with its word as well. */
export type StatusTone = 'green' | 'amber' | 'blue' | 'red' | 'grey';

export interface Word {
  readonly label: string;
}

export interface StatusWord extends Word {
  readonly tone: StatusTone;
}

type Words = Readonly<Record<string, Word>>;
type Statuses = Readonly<Record<string, StatusWord>>;

/** Makes an enum object such as `{ ACTIVE: 'ACTIVE' }`, for GraphQL enums and form rules. */
export function enumOf<T extends Words>(words: T): { readonly [Value in keyof T & string]: Value } {
  return Object.fromEntries(Object.keys(words).map((value) => [value, value])) as {
    [Value in keyof T & string]: Value;
  };
}

/** The values in the order in which they are offered. */
export const valuesOf = <T extends Words>(words: T) => Object.keys(words) as (keyof T & string)[];

/** The label of a value. An unknown value, for example of a newer server, is its own label. */
export const labelOf = (words: Words, value: string): string =>
  Object.hasOwn(words, value) ? words[value]!.label : value;

export const UserRole = {
  USER: { label: 'Bruger' },
  EMPLOYEE: { label: 'Medarbejder' },
  ADMIN: { label: 'Administrator' },
} as const satisfies Words;
export type UserRole = keyof typeof UserRole;

/** The role of a user within their company. It gives no rights outside the company. */
export const CompanyRole = {
  ADMINISTRATOR: { label: 'Kontoadministrator' },
  BUYER: { label: 'Indkøber' },
  FINANCE: { label: 'Økonomi' },
  MEMBER: { label: 'Medlem' },
  READER: { label: 'Kun læsning' },
} as const satisfies Words;
export type CompanyRole = keyof typeof CompanyRole;

/** The parts of a company's data that a user or an API token may be shown or not. */
export const Subject = {
  FINANCE: { label: 'Økonomi' },
  LICENSES: { label: 'Licenser' },
  AGREEMENTS: { label: 'Aftaler og klippekort' },
  TASKS: { label: 'Opgaver' },
  INTEGRATIONS: { label: 'Integrationer' },
  PEOPLE: { label: 'Brugere' },
} as const satisfies Words;
export type Subject = keyof typeof Subject;

/** The work of an employee of the reseller who is no admin. */
export const EmployeeRole = {
  SUPPORT: { label: 'Support', text: 'Opgaver, installationer og anmodninger.' },
  SALES: { label: 'Salg', text: 'Virksomheder, licenser og aftaler, og kan se priser.' },
  BOOKKEEPING: { label: 'Bogholderi', text: 'Fakturaer, betalinger, Dinero og rykkere.' },
  EVENTS: { label: 'Events', text: 'Events, tilmeldinger og beskeder.' },
} as const satisfies Readonly<Record<string, Word & { readonly text: string }>>;
export type EmployeeRole = keyof typeof EmployeeRole;

/** How people of a company's organisation become users of the company. */
export const JoinPolicy = {
  NONE: { label: 'Kun dem, I inviterer' },
  REQUEST: { label: 'Kolleger kan bede om adgang' },
  AUTOMATIC: { label: 'Kolleger kommer ind af sig selv' },
} as const satisfies Words;
export type JoinPolicy = keyof typeof JoinPolicy;

/** The goods that an order above a company's limit buys. */
export const ApprovedPurchaseKind = {
  CLIP_CARD: { label: 'Klippekort' },
  SERVICE_AGREEMENT: { label: 'Serviceaftale' },
  LICENSE_ORDER: { label: 'Licenser' },
} as const satisfies Words;
export type ApprovedPurchaseKind = keyof typeof ApprovedPurchaseKind;

export const ApprovalStatus = {
  PENDING: { label: 'Afventer godkendelse', tone: 'amber' },
  APPROVED: { label: 'Godkendt', tone: 'green' },
  DECLINED: { label: 'Afvist', tone: 'red' },
  WITHDRAWN: { label: 'Trukket tilbage', tone: 'grey' },
  EXPIRED: { label: 'Udløbet', tone: 'grey' },
  FAILED: { label: 'Ikke gennemført', tone: 'red' },
} as const satisfies Statuses;
export type ApprovalStatus = keyof typeof ApprovalStatus;

export const Plan = {
  PLAN_SUPPORT_TEAM: { label: 'Support Team' },
  PLAN_SUITE_TEAM: { label: 'Suite Team' },
  PLAN_SUITE_GROWTH: { label: 'Suite Growth' },
  PLAN_SUITE_PRO: { label: 'Suite Professional' },
  PLAN_SUITE_ENTERPRISE: { label: 'Suite Enterprise' },
} as const satisfies Words;
export type Plan = keyof typeof Plan;

export const Interval = {
  MONTHLY: { label: 'Månedlig' },
  YEARLY: { label: 'Årlig' },
} as const satisfies Words;
export type Interval = keyof typeof Interval;

export const PaymentMethod = {
  INVOICE: { label: 'Faktura' },
  CREDIT_CARD: { label: 'Kreditkort' },
} as const satisfies Words;
export type PaymentMethod = keyof typeof PaymentMethod;
export const NO_PAYMENT_METHOD = 'Ikke valgt';

export const PaymentStatus = {
  PAID: { label: 'Betalt', tone: 'green' },
  PENDING: { label: 'Afventer', tone: 'amber' },
  FAILED: { label: 'Fejlet', tone: 'red' },
  CANCELLED: { label: 'Annulleret', tone: 'red' },
} as const satisfies Statuses;
export type PaymentStatus = keyof typeof PaymentStatus;

export const LicenseStatus = {
  ACTIVE: { label: 'Aktiv', tone: 'green' },
  PENDING: { label: 'Afventer', tone: 'amber' },
  EXPIRED: { label: 'Udløbet', tone: 'grey' },
} as const satisfies Statuses;
export type LicenseStatus = keyof typeof LicenseStatus;

export const LicenseRequestStatus = {
  PENDING: { label: 'Afventer', tone: 'amber' },
  PROCESSING: { label: 'Behandles', tone: 'blue' },
  APPROVED: { label: 'Godkendt', tone: 'green' },
  REJECTED: { label: 'Annulleret', tone: 'red' },
  COMPLETED: { label: 'Fuldført', tone: 'green' },
} as const satisfies Statuses;
export type LicenseRequestStatus = keyof typeof LicenseRequestStatus;

export const ServiceAgreementStatus = {
  ACTIVE: { label: 'Aktiv', tone: 'green' },
  PENDING: { label: 'Afventer', tone: 'amber' },
  EXPIRED: { label: 'Udløbet', tone: 'grey' },
  CANCELLED: { label: 'Annulleret', tone: 'red' },
} as const satisfies Statuses;
export type ServiceAgreementStatus = keyof typeof ServiceAgreementStatus;

export const ClipCardStatus = {
  ACTIVE: { label: 'Aktiv', tone: 'green' },
  PENDING: { label: 'Afventer', tone: 'amber' },
  USED: { label: 'Brugt', tone: 'grey' },
  CANCELLED: { label: 'Annulleret', tone: 'red' },
} as const satisfies Statuses;
export type ClipCardStatus = keyof typeof ClipCardStatus;

/** The keys are ClickUp's numbers. The label is shown beside a flag in the colour of the priority. */
export const TaskPriority = {
  1: { label: 'P1' },
  2: { label: 'P2' },
  3: { label: 'P3' },
  4: { label: 'P4' },
} as const satisfies Words;
export type TaskPriority = keyof typeof TaskPriority;

export const EventType = {
  WORKSHOP: { label: 'Workshop' },
  SEMINAR: { label: 'Seminar' },
  WEBINAR: { label: 'Webinar' },
  MEETUP: { label: 'Meetup' },
  CONFERENCE: { label: 'Konference' },
  TRAINING: { label: 'Træning' },
  DEMO: { label: 'Demo' },
  QANDA: { label: 'Q&A' },
} as const satisfies Words;
export type EventType = keyof typeof EventType;
export const DEFAULT_EVENT_TYPE: EventType = 'WORKSHOP';

export const EventStatus = {
  DRAFT: { label: 'Kladde', tone: 'grey' },
  PUBLISHED: { label: 'Aktiv', tone: 'green' },
  CANCELLED: { label: 'Aflyst', tone: 'red' },
  COMPLETED: { label: 'Afsluttet', tone: 'amber' },
} as const satisfies Statuses;
export type EventStatus = keyof typeof EventStatus;

/** The states of a public event for visitors, with the words of the event's status. */
export const PublicEventAvailability = {
  OPEN: EventStatus.PUBLISHED,
  CANCELLED: EventStatus.CANCELLED,
  COMPLETED: EventStatus.COMPLETED,
  WITHDRAWN: EventStatus.DRAFT,
} as const satisfies Statuses;
export type PublicEventAvailability = keyof typeof PublicEventAvailability;

export const RegistrationStatus = {
  REGISTERED: { label: 'Tilmeldt', tone: 'blue' },
  CONFIRMED: { label: 'Bekræftet', tone: 'green' },
  CANCELLED: { label: 'Afmeldt', tone: 'red' },
  WAITLISTED: { label: 'Venteliste', tone: 'amber' },
  OFFERED: { label: 'Tilbudt plads', tone: 'amber' },
  REQUESTED: { label: 'Afventer bekræftelse', tone: 'amber' },
} as const satisfies Statuses;
export type RegistrationStatus = keyof typeof RegistrationStatus;

/** How an integration is billed. The values are those of its manifest. */
export const IntegrationBilling = {
  free: { label: 'Gratis' },
  monthly: { label: 'Pr. måned' },
  metered: { label: 'Efter forbrug' },
  monthly_per_agent: { label: 'Pr. agent pr. måned' },
} as const satisfies Words;
export type IntegrationBilling = keyof typeof IntegrationBilling;

/** The subjects of activities. */
export const ActivityType = {
  customer: { label: 'Virksomhed' },
  department: { label: 'Afdeling' },
  user: { label: 'Bruger' },
  zendesk_instance: { label: 'Zendesk installation' },
  license: { label: 'Licens' },
  license_request: { label: 'Licensanmodning' },
  service_agreement: { label: 'Serviceaftale' },
  clip_card: { label: 'Klippekort' },
  purchase_approval: { label: 'Godkendelse' },
  clip_card_work: { label: 'Arbejde på klippekort' },
  service_agreement_work: { label: 'Arbejde på serviceaftale' },
  invoice: { label: 'Faktura' },
  reminder: { label: 'Rykker' },
  event_place: { label: 'Eventplads' },
} as const satisfies Words;
export type ActivityType = keyof typeof ActivityType;

/** The subjects of ledger entries. */
export const LedgerSubject = {
  service_agreement: { label: 'Serviceaftale' },
  clip_card: { label: 'Klippekort' },
  license: { label: 'Licenser' },
  reminder: { label: 'Rykkergebyr' },
  event_place: { label: 'Eventplads' },
} as const satisfies Words;
export type LedgerSubject = keyof typeof LedgerSubject;

/** When the entries of a department that pays by invoice are gathered into an invoice. */
export const Invoicing = {
  IMMEDIATE: { label: 'Med det samme' },
  MONTHLY: { label: 'Samlet en gang om måneden' },
} as const;
export type Invoicing = keyof typeof Invoicing;
