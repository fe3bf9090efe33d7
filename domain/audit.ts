import type { Word } from './vocabulary.ts';

type Words = Readonly<Record<string, Word>>;

/** The events that the audit log records, with their labels for admins. */
export const AuditAction = {
  SIGNED_IN: { label: 'Logget ind' },
  SIGN_IN_FAILED: { label: 'Mislykket log ind' },
  SIGN_IN_BLOCKED: { label: 'Log ind afvist efter mange forsøg' },
  SIGNED_OUT: { label: 'Logget ud' },
  IMPERSONATION_STARTED: { label: 'Logget ind som en anden' },
  IMPERSONATION_STOPPED: { label: 'Stoppet med at være logget ind som en anden' },
  ADMIN_CHANGE: { label: 'Ændring som administrator' },
  IMPERSONATED_CHANGE: { label: 'Ændring som en anden' },
  PASSWORD_RESET_REQUESTED: { label: 'Link til ny adgangskode sendt' },
  PASSWORD_RESET: { label: 'Adgangskode nulstillet' },
  PASSWORD_CHANGED: { label: 'Adgangskode ændret' },
  SECOND_FACTOR_ADDED: { label: 'Totrinsbekræftelse tilføjet' },
  SECOND_FACTOR_REMOVED: { label: 'Totrinsbekræftelse fjernet' },
  SECOND_FACTOR_FAILED: { label: 'Forkert kode ved log ind' },
  SECURITY_RULES_CHANGED: { label: 'Krav til sikkerhed ændret' },
  RECOVERY_CODES_RENEWED: { label: 'Nye genoprettelseskoder' },
  RECOVERY_CODE_USED: { label: 'Genoprettelseskode brugt' },
  IDENTITY_CONNECTED: { label: 'Loginmetode forbundet' },
  IDENTITY_REMOVED: { label: 'Loginmetode fjernet' },
  SESSION_ENDED: { label: 'Enhed logget ud' },
  EMAIL_CHANGE_REQUESTED: { label: 'Skift af e-mail bestilt' },
  EMAIL_CHANGE_CANCELLED: { label: 'Skift af e-mail fortrudt' },
  EMAIL_CHANGED: { label: 'E-mail ændret' },
  EMAIL_CONFIRMED: { label: 'E-mail bekræftet' },
  ACCOUNT_CLOSED: { label: 'Konto lukket, da en anden bekræftede e-mailen' },
  USER_CREATED: { label: 'Bruger oprettet' },
  USER_UPDATED: { label: 'Bruger ændret' },
  USER_ROLE_CHANGED: { label: 'Rolle ændret' },
  USER_DEACTIVATED: { label: 'Bruger deaktiveret' },
  USER_REACTIVATED: { label: 'Bruger genaktiveret' },
  USER_DELETED: { label: 'Bruger slettet' },
  DOMAIN_ADDED: { label: 'Domæne tilføjet' },
  DOMAIN_CONFIRMED: { label: 'Domæne bekræftet' },
  DOMAIN_REMOVED: { label: 'Domæne fjernet' },
  ACCESS_REQUESTED: { label: 'Bedt om adgang' },
  ACCESS_APPROVED: { label: 'Adgang givet' },
  ACCESS_DECLINED: { label: 'Adgang afvist' },
  USER_JOINED: { label: 'Kommet ind gennem virksomhedens login' },
  USER_INVITED: { label: 'Bruger inviteret' },
  INVITATION_REVOKED: { label: 'Invitation trukket tilbage' },
  INVITATION_ACCEPTED: { label: 'Invitation accepteret' },
  COMPANY_REGISTERED: { label: 'Virksomhed oprettet' },
  API_TOKEN_ISSUED: { label: 'API-nøgle udstedt' },
  API_TOKEN_REVOKED: { label: 'API-nøgle tilbagekaldt' },
  API_TOKEN_USED: { label: 'API-nøgle brugt' },
  PERSONAL_DATA_REQUESTED: { label: 'Kopi af egne data bestilt' },
  PERSONAL_DATA_DOWNLOADED: { label: 'Kopi af egne data hentet' },
  ERASURE_REQUESTED: { label: 'Bedt om at få slettet data' },
  ERASURE_WITHDRAWN: { label: 'Anmodning om sletning fortrudt' },
  ERASURE_CONFIRMED: { label: 'Sletning af data bekræftet' },
  ERASURE_DECLINED: { label: 'Sletning af data afvist' },
  PERSON_DATA_ERASED: { label: 'En persons data slettet' },
  PRICES_PLANNED: { label: 'Nye priser planlagt' },
  PRICES_WITHDRAWN: { label: 'Planlagte priser trukket tilbage' },
  EXPORTED: { label: 'Eksport' },
  BULK_READ: { label: 'Mange data læst' },
  PERSON_ERASED: { label: 'Person slettet fra loggen' },
  LOG_PRUNED: { label: 'Gamle linjer slettet fra loggen' },
} as const satisfies Words;
export type AuditAction = keyof typeof AuditAction;

/** The kinds of actors in the audit log. A visitor has no session and no token. */
export const AuditActorKind = {
  USER: { label: 'Bruger' },
  API_TOKEN: { label: 'API-nøgle' },
  VISITOR: { label: 'Ukendt' },
  OPERATOR: { label: 'Driften' },
} as const satisfies Words;
export type AuditActorKind = keyof typeof AuditActorKind;

/** The lists that can be exported as a file. */
export const ExportedList = {
  COMPANIES: { label: 'Virksomheder' },
  CLIP_CARDS: { label: 'Klippekort' },
  SERVICE_AGREEMENTS: { label: 'Serviceaftaler' },
  LICENSE_REQUESTS: { label: 'Licensanmodninger' },
  EVENTS: { label: 'Events' },
  EVENT_REGISTRATIONS: { label: 'Tilmeldinger' },
  TEAM: { label: 'Team' },
  PAYMENTS: { label: 'Betalinger' },
  INVOICES: { label: 'Fakturaer' },
  AUDIT_LOG: { label: 'Revisionslog' },
  COMPANY_AUDIT_LOG: { label: 'Sikkerhedslog' },
  PRICE_LIST: { label: 'Priser' },
  SEATS_IN_USE: { label: 'Licenser i brug' },
  HELP_DESK_AGENTS: { label: 'Agenter i Zendesk' },
} as const satisfies Words;
export type ExportedList = keyof typeof ExportedList;
