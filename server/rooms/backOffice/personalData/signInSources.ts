import { ErasureStatus } from '../../../../domain/backOffice/erasure.ts';
import { AuditAction } from '../../../../domain/basics/audit.ts';
import { CompanyRole, UserRole } from '../../../../domain/basics/vocabulary.ts';
import type { DataSource } from './DataSource.ts';
import { ERASED_NAME } from './person.ts';

const OWN = 't.user_id = p.id';
const OWN_ADDRESS = 'lower(t.email) = p.email';

/** The account of a person and everything with which the person signs in. */
export const signInSources: DataSource[] = [
  {
    table: 'user_account',
    where: 't.id = p.id',
    copy: {
      title: 'Konto',
      columns: {
        Navn: 't.name',
        'E-mail': 't.email',
        'E-mail bekræftet': 't.email_confirmed_at',
        Rettigheder: { sql: 't.role', words: UserRole },
        'Rolle i virksomheden': { sql: 't.company_role', words: CompanyRole },
        Oprettet: 't.created_at',
      },
    },
    erase: {
      name: `'${ERASED_NAME}'`,
      email: `t.id || '@slettet.invalid'`,
      email_confirmed_at: 'null',
      password_hash: `''`,
      deactivated_at: 'coalesce(t.deactivated_at, now())',
      deactivated_by_company: 'false',
      version: 't.version + 1',
    },
  },
  {
    table: 'session',
    where: `(${OWN} or t.actor_id = p.id)`,
    copy: {
      title: 'Log ind',
      columns: {
        'Logget ind': 't.created_at',
        'Sidst brugt': 't.last_used_at',
        Program: 't.user_agent',
        Netværksadresse: 't.address',
      },
      where: `${OWN} and t.actor_id is null`,
      order: 't.created_at desc',
    },
    erase: 'DELETE',
  },
  {
    table: 'known_client',
    where: OWN,
    copy: { title: 'Kendte enheder', columns: { 'Første gang': 't.created_at', 'Sidst brugt': 't.last_used_at' } },
    erase: 'DELETE',
  },
  {
    table: 'authenticator_app',
    where: OWN,
    copy: { title: 'Godkendelsesapp', columns: { Tilføjet: 't.created_at', 'Sidst brugt': 't.last_used_at' } },
    erase: 'DELETE',
  },
  {
    table: 'passkey',
    where: OWN,
    copy: {
      title: 'Adgangsnøgler',
      columns: { Navn: 't.name', Tilføjet: 't.created_at', 'Sidst brugt': 't.last_used_at' },
    },
    erase: 'DELETE',
  },
  { table: 'recovery_code', where: OWN, erase: 'DELETE' },
  { table: 'password_reset', where: OWN, erase: 'DELETE' },
  { table: 'email_confirmation', where: OWN, erase: 'DELETE' },
  { table: 'oauth_state', where: OWN, erase: 'DELETE' },
  { table: 'zendesk_consent', where: OWN, erase: 'DELETE' },
  {
    table: 'sign_in_identity',
    where: OWN,
    copy: {
      title: 'Loginmetoder',
      columns: {
        Udbyder: 't.provider',
        'E-mail hos udbyderen': 't.email',
        Konto: 't.subject',
        Forbundet: 't.created_at',
        'Sidst brugt': 't.last_used_at',
      },
    },
    erase: 'DELETE',
  },
  {
    table: 'access_request',
    where: OWN_ADDRESS,
    copy: { title: 'Anmodninger om adgang', columns: { Navn: 't.name', 'E-mail': 't.email', Sendt: 't.created_at' } },
    erase: 'DELETE',
  },
  {
    table: 'invitation',
    where: OWN_ADDRESS,
    copy: {
      title: 'Invitationer',
      columns: { Navn: 't.name', 'E-mail': 't.email', Sendt: 't.created_at', Accepteret: 't.accepted_at' },
    },
    erase: 'DELETE',
  },
  {
    table: 'api_token',
    where: 't.issued_by_id = p.id',
    copy: {
      title: 'API-nøgler, du har udstedt',
      columns: { Navn: 't.name', Udstedt: 't.created_at', Udløber: 't.expires_at', 'Sidst brugt': 't.last_used_at' },
    },
  },
  { table: 'personal_data_export', where: OWN, erase: 'DELETE' },
  {
    table: 'erasure',
    where: OWN,
    copy: {
      title: 'Anmodninger om sletning',
      columns: {
        Sendt: 't.created_at',
        Status: { sql: 't.status', words: ErasureStatus },
        'Dine ord': 't.reason',
        Svar: 't.answer',
      },
    },
    erase: { reason: 'null', answer: 'null' },
  },
  // Counters of attempts, which contain addresses for at most a day.
  { table: 'rate_limit', where: `strpos(t.key, p.email) > 0`, erase: 'DELETE' },
];

/** The audit log, which is erased last: until then, an interrupted erasure can be repeated. */
export const auditSource: DataSource = {
  table: 'audit_person',
  where: `(t.person_id = p.id or (t.person_id is null and lower(t.email) = p.email)
    -- A visitor who tried to sign in to an account is usually its owner.
    or (t.part = 'ACTOR' and exists (select from audit_entry e
      where e.id = t.entry_id and e.actor_kind = 'VISITOR' and e.target_id = p.id)))
    and t.erased_at is null`,
  copy: {
    title: 'Sikkerhedslog',
    columns: {
      Tid: '(select e.created_at from audit_entry e where e.id = t.entry_id)',
      Handling: { sql: '(select e.action from audit_entry e where e.id = t.entry_id)', words: AuditAction },
      Navn: 't.name',
      'E-mail': 't.email',
      Netværksadresse: 't.address',
    },
    where: 't.person_id = p.id and t.erased_at is null',
    order: 't.entry_id desc',
  },
  erase: { name: 'null', email: 'null', address: 'null', erased_at: 'now()' },
};
