import { formatDate } from '../basics/dates.ts';

/** The last day on which Zendesk accepts API keys. */
export const KEYS_END_ON = '2027-04-30';

/** How the portal reads the help desk of an installation. */
export const ZendeskConnection = {
  NONE: { label: 'Ikke forbundet' },
  KEY: { label: 'Zendesk-nøgle' },
  OAUTH: { label: 'Forbundet' },
  BROKEN: { label: 'Afbrudt' },
} as const;
export type ZendeskConnection = keyof typeof ZendeskConnection;

/** Why a connection no longer works. `text` says what happened; what to do is the same for all. */
export const ConnectionFault = {
  KEY_REJECTED: { label: 'Zendesk-nøglen afvises', text: 'Zendesk-nøglen virker ikke længere.' },
  ACCESS_WITHDRAWN: { label: 'Adgangen er trukket tilbage', text: 'Zendesk har trukket portalens adgang tilbage.' },
  ACCESS_EXPIRED: { label: 'Adgangen er udløbet', text: 'Portalens adgang til Zendesk er udløbet.' },
  CLIENT_REJECTED: {
    label: 'OAuth-klienten afvises',
    text: 'Zendesk afviser den OAuth-klient, som forbindelsen blev lavet med.',
  },
  RENEWAL_LOST: {
    label: 'Fornyelsen gik tabt',
    text: 'En fornyelse af portalens adgang til Zendesk blev afbrudt og kan ikke gentages.',
  },
} as const;
export type ConnectionFault = keyof typeof ConnectionFault;

export const RECONNECT = 'Forbind Zendesk igen under Zendesk-installationer.';

/** Says in Danish what happened and what to do. */
export const connectionFaultText = (fault: ConnectionFault): string => `${ConnectionFault[fault].text} ${RECONNECT}`;

/** Whether integrations and readings can use the connection. */
export const isConnected = (connection: ZendeskConnection): boolean => connection === 'KEY' || connection === 'OAUTH';

/** Says until when keys work, wherever one can be stored. */
export const KEYS_END_TEXT = `Zendesk-nøgler virker til og med ${formatDate(KEYS_END_ON)}, og nye kan ikke oprettes.`;
