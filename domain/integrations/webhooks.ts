import type { StatusWord, Word } from '../vocabulary.ts';
import type { IntegrationManifest, SwitchSetting } from './manifest.ts';

/** The events that webhooks can send. The keys are used in the settings and in the messages. */
export const WebhookEvent = {
  license_completed: { label: 'En licensanmodning er fuldført' },
  clip_card_low: { label: 'Et klippekort er ved at være brugt op' },
  task_awaiting_approval: { label: 'En opgave afventer godkendelse' },
  event_registered: { label: 'En bruger er tilmeldt et event' },
  agreement_active: { label: 'En serviceaftale er aktiv' },
  user_created: { label: 'En bruger er oprettet' },
  seats_changed: { label: 'Antallet af licenser i brug er ændret' },
  seats_exceeded: { label: 'Der er flere licenser i brug, end der er købt' },
} as const satisfies Readonly<Record<string, Word>>;
export type WebhookEvent = keyof typeof WebhookEvent;

export const WebhookDeliveryStatus = {
  WAITING: { label: 'På vej', tone: 'amber' },
  DELIVERED: { label: 'Leveret', tone: 'green' },
  FAILED: { label: 'Opgivet', tone: 'red' },
} as const satisfies Readonly<Record<string, StatusWord>>;
export type WebhookDeliveryStatus = keyof typeof WebhookDeliveryStatus;

const switches = Object.fromEntries(
  Object.entries(WebhookEvent).map(([name, { label }]): [string, SwitchSetting] => [
    name,
    { type: 'boolean', title: label },
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
