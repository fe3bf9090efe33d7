import type { StatusWord, Word } from '../../basics/vocabulary.ts';
import type { IntegrationManifest, SwitchSetting } from './manifest.ts';

/**
 * The events that webhooks can send. The keys are used in the settings and in messages of the older format; `type` is
 * used in messages by Standard Webhooks. Forms show the events of a `subject` together.
 */
export const WebhookEvent = {
  user_created: { type: 'user.created', subject: 'Brugere', label: 'En bruger er oprettet' },
  user_changed: { type: 'user.changed', subject: 'Brugere', label: 'En bruger er ændret' },
  invitation_changed: { type: 'invitation.changed', subject: 'Brugere', label: 'En invitation er sendt eller ændret' },
  access_request_changed: {
    type: 'access_request.changed',
    subject: 'Brugere',
    label: 'En anmodning om adgang er ændret',
  },
  company_changed: { type: 'company.changed', subject: 'Virksomhed', label: 'Virksomhedens oplysninger er ændret' },
  department_changed: { type: 'department.changed', subject: 'Virksomhed', label: 'En afdeling er ændret' },
  installation_changed: { type: 'installation.changed', subject: 'Virksomhed', label: 'En installation er ændret' },
  license_changed: { type: 'license.changed', subject: 'Licenser', label: 'En licens er ændret' },
  license_completed: {
    type: 'license_request.completed',
    subject: 'Licenser',
    label: 'En licensanmodning er fuldført',
  },
  license_request_changed: {
    type: 'license_request.changed',
    subject: 'Licenser',
    label: 'En licensanmodning er ændret',
  },
  seats_changed: { type: 'seats.changed', subject: 'Licenser', label: 'Antallet af licenser i brug er ændret' },
  seats_exceeded: {
    type: 'seats.exceeded',
    subject: 'Licenser',
    label: 'Der er flere licenser i brug, end der er købt',
  },
  agreement_active: {
    type: 'service_agreement.activated',
    subject: 'Aftaler og priser',
    label: 'En serviceaftale er aktiv',
  },
  service_agreement_changed: {
    type: 'service_agreement.changed',
    subject: 'Aftaler og priser',
    label: 'En serviceaftale er ændret',
  },
  agreed_price_changed: {
    type: 'agreed_price.changed',
    subject: 'Aftaler og priser',
    label: 'En aftalt pris er ændret',
  },
  clip_card_low: { type: 'clip_card.low', subject: 'Klippekort', label: 'Et klippekort er ved at være brugt op' },
  clip_card_changed: { type: 'clip_card.changed', subject: 'Klippekort', label: 'Et klippekort er ændret' },
  task_awaiting_approval: {
    type: 'task.awaiting_approval',
    subject: 'Opgaver',
    label: 'En opgave afventer godkendelse',
  },
  task_changed: { type: 'task.changed', subject: 'Opgaver', label: 'En opgave er ændret' },
  task_comment_changed: {
    type: 'task_comment.changed',
    subject: 'Opgaver',
    label: 'En kommentar til en opgave er skrevet eller ændret',
  },
  purchase_approval_changed: {
    type: 'purchase_approval.changed',
    subject: 'Køb og betaling',
    label: 'En godkendelse af et køb er ændret',
  },
  ledger_changed: { type: 'ledger.changed', subject: 'Køb og betaling', label: 'En afdelings betalinger er ændret' },
  invoice_changed: {
    type: 'invoice.changed',
    subject: 'Køb og betaling',
    label: 'En faktura er udstedt, betalt eller ændret',
  },
  event_registered: { type: 'event.registered', subject: 'Events', label: 'En bruger er tilmeldt et event' },
  event_cancelled: { type: 'event.cancelled', subject: 'Events', label: 'En bruger er afmeldt et event' },
} as const satisfies Readonly<Record<string, Word & { readonly type: string; readonly subject: string }>>;
export type WebhookEvent = keyof typeof WebhookEvent;

/** The longest time for which an old signing key stays valid beside the new one. */
export const MAX_KEY_OVERLAP_HOURS = 168;

export const WebhookDeliveryStatus = {
  WAITING: { label: 'På vej', tone: 'amber' },
  DELIVERED: { label: 'Leveret', tone: 'green' },
  FAILED: { label: 'Opgivet', tone: 'red' },
} as const satisfies Readonly<Record<string, StatusWord>>;
export type WebhookDeliveryStatus = keyof typeof WebhookDeliveryStatus;

const switches = Object.fromEntries(
  Object.entries(WebhookEvent).map(([name, { label, subject }]): [string, SwitchSetting] => [
    name,
    { type: 'boolean', title: label, group: subject },
  ]),
);

export const webhooksManifest: IntegrationManifest = {
  id: 'webhooks',
  name: 'Webhooks',
  version: '1.0.0',
  description: 'Få besked i jeres egne systemer, når der sker noget i portalen',
  longDescription:
    'Portalen sender en signeret besked til en adresse hos jer, hver gang en af de hændelser, I vælger, indtræffer. ' +
    'Svarer jeres system ikke, prøver vi igen i op til 15 timer, og I kan se hver levering og sende den igen.',
  icon: 'webhook',
  billing: { type: 'free', currency: 'DKK' },
  requiresApiKey: false,
  requiresOAuth: false,
  requiresZendeskApi: false,
  requiresServiceAgreement: false,
  settingsSchema: {
    type: 'object',
    title: 'Webhooks',
    properties: {
      address: {
        type: 'string',
        format: 'uri',
        title: 'Adresse',
        description: 'Hvor beskederne sendes hen. Adressen skal begynde med https://.',
      },
      events: {
        type: 'object',
        title: 'Hændelser',
        description: 'Vælg mindst én.',
        properties: switches,
        required: [],
      },
      accessKey: {
        type: 'string',
        secret: true,
        title: 'Adgangsnøgle',
        description: 'Sendes med som Authorization: Bearer, hvis jeres system kræver det.',
      },
    },
    required: ['address', 'events'],
  },
};
