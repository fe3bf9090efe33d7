import { sql } from 'kysely';
import { ErasureStatus } from '../../../../domain/backOffice/erasure.ts';
import { AuditAction } from '../../../../domain/basics/audit.ts';
import {
  CompanyRole,
  EmployeeRole,
  labelOf,
  Subject,
  UserRole,
  valuesOf,
  type Word,
} from '../../../../domain/basics/vocabulary.ts';
import type { DataSource } from './DataSource.ts';
import { ERASED_NAME } from './person.ts';

const OWN = sql`t.user_id = p.id`;
const OF_PERSON = sql`t.person_id = p.person_id`;
const OWN_ADDRESS = sql`lower(t.email) = p.email`;

/** The labels of the values that a column holds, in the order of the vocabulary. */
const labelsIn = (column: string, words: Readonly<Record<string, Word>>) => sql`(
  select string_agg(w.label, ', ' order by w.place)
  from (values ${sql.join(
    valuesOf(words).map((key, place) => sql`(${sql.lit(key)}, ${sql.lit(labelOf(words, key))}, ${sql.lit(place)})`),
  )}) w (key, label, place)
  where w.key = any (${sql.ref(column)}))`;

const SUBJECTS_IN_WORDS = sql`case when t.subjects is null then 'Alle' else ${labelsIn('t.subjects', Subject)} end`;
const DEPARTMENTS_IN_WORDS = sql`case when t.department_ids is null then 'Alle' else (
  select string_agg(d.name, ', ' order by d.name) from department d where d.id = any (t.department_ids)) end`;

/** The account of a person and everything with which the person signs in. */
export const signInSources: DataSource[] = [
  {
    table: 'user_account',
    where: sql`t.id = p.id`,
    copy: {
      title: 'Konto',
      columns: {
        Navn: sql`t.name`,
        'E-mail': sql`t.email`,
        'E-mail bekræftet': sql`t.email_confirmed_at`,
        Rettigheder: { value: sql`t.role`, words: UserRole },
        'Roller som medarbejder': labelsIn('t.employee_roles', EmployeeRole),
        'Rolle i virksomheden': { value: sql`t.company_role`, words: CompanyRole },
        Områder: SUBJECTS_IN_WORDS,
        Afdelinger: DEPARTMENTS_IN_WORDS,
        Oprettet: sql`t.created_at`,
        'Har logget ind': sql`(select x.has_signed_in from person x where x.id = t.person_id)`,
      },
    },
    erase: {
      deactivated_at: sql`coalesce(t.deactivated_at, now())`,
      deactivated_by_company: sql`false`,
      version: sql`t.version + 1`,
    },
  },
  {
    table: 'membership_use',
    where: OWN,
    copy: { title: 'Brug af kontoen', columns: { 'Sidst brugt': sql`t.last_used_at` } },
    erase: 'DELETE',
  },
  // A trigger erases the copies in the account as well.
  {
    table: 'person',
    where: sql`t.id = p.person_id`,
    erase: {
      name: sql.lit(ERASED_NAME),
      email: sql`p.id || '@slettet.invalid'`,
      email_confirmed_at: sql`null`,
      password_hash: sql`''`,
      version: sql`t.version + 1`,
    },
  },
  {
    table: 'session',
    where: sql`(${OF_PERSON} or t.actor_id = p.id)`,
    copy: {
      title: 'Log ind',
      columns: {
        'Logget ind': sql`t.created_at`,
        'Sidst brugt': sql`t.last_used_at`,
        Program: sql`t.user_agent`,
        Netværksadresse: sql`t.address`,
      },
      where: sql`${OF_PERSON} and t.actor_id is null`,
      order: sql`t.created_at desc`,
    },
    erase: 'DELETE',
  },
  {
    table: 'known_client',
    where: OF_PERSON,
    copy: {
      title: 'Kendte enheder',
      columns: { 'Første gang': sql`t.created_at`, 'Sidst brugt': sql`t.last_used_at` },
    },
    erase: 'DELETE',
  },
  {
    table: 'authenticator_app',
    where: OF_PERSON,
    copy: { title: 'Godkendelsesapp', columns: { Tilføjet: sql`t.created_at`, 'Sidst brugt': sql`t.last_used_at` } },
    erase: 'DELETE',
  },
  {
    table: 'passkey',
    where: OF_PERSON,
    copy: {
      title: 'Adgangsnøgler',
      columns: { Navn: sql`t.name`, Tilføjet: sql`t.created_at`, 'Sidst brugt': sql`t.last_used_at` },
    },
    erase: 'DELETE',
  },
  { table: 'recovery_code', where: OF_PERSON, erase: 'DELETE' },
  { table: 'password_reset', where: OF_PERSON, erase: 'DELETE' },
  { table: 'email_confirmation', where: OF_PERSON, erase: 'DELETE' },
  { table: 'oauth_state', where: OWN, erase: 'DELETE' },
  { table: 'zendesk_consent', where: OWN, erase: 'DELETE' },
  {
    table: 'sign_in_identity',
    where: OF_PERSON,
    copy: {
      title: 'Loginmetoder',
      columns: {
        Udbyder: sql`t.provider`,
        'E-mail hos udbyderen': sql`t.email`,
        Konto: sql`t.subject`,
        Forbundet: sql`t.created_at`,
        'Sidst brugt': sql`t.last_used_at`,
      },
    },
    erase: 'DELETE',
  },
  {
    table: 'access_request',
    where: OWN_ADDRESS,
    copy: {
      title: 'Anmodninger om adgang',
      columns: { Navn: sql`t.name`, 'E-mail': sql`t.email`, Sendt: sql`t.created_at` },
    },
    erase: 'DELETE',
  },
  {
    table: 'rights_request',
    where: OWN,
    copy: {
      title: 'Anmodninger om rettigheder',
      columns: {
        Område: { value: sql`t.subject`, words: Subject },
        Afdeling: sql`(select d.name from department d where d.id = t.department_id)`,
        Adresse: sql`t.path`,
        Sendt: sql`t.created_at`,
        Besvaret: sql`t.decided_at`,
      },
    },
    erase: 'DELETE',
  },
  {
    table: 'invitation',
    where: OWN_ADDRESS,
    copy: {
      title: 'Invitationer',
      columns: { Navn: sql`t.name`, 'E-mail': sql`t.email`, Sendt: sql`t.created_at`, Accepteret: sql`t.accepted_at` },
    },
    erase: 'DELETE',
  },
  {
    table: 'api_token',
    where: sql`t.issued_by_id = p.id`,
    copy: {
      title: 'API-nøgler, du har udstedt',
      columns: {
        Navn: sql`t.name`,
        Udstedt: sql`t.created_at`,
        Udløber: sql`t.expires_at`,
        'Sidst brugt': sql`t.last_used_at`,
      },
    },
  },
  { table: 'personal_data_export', where: OWN, erase: 'DELETE' },
  {
    table: 'erasure',
    where: OWN,
    copy: {
      title: 'Anmodninger om sletning',
      columns: {
        Sendt: sql`t.created_at`,
        Status: { value: sql`t.status`, words: ErasureStatus },
        'Dine ord': sql`t.reason`,
        Svar: sql`t.answer`,
      },
    },
    erase: { reason: sql`null`, answer: sql`null` },
  },
  // Counters of attempts, which contain addresses for at most a day.
  { table: 'rate_limit', where: sql`strpos(t.key, p.email) > 0`, erase: 'DELETE' },
];

/** The audit log, which is erased last: until then, an interrupted erasure can be repeated. */
export const auditSource: DataSource = {
  table: 'audit_person',
  where: sql`(t.person_id = p.id or (t.person_id is null and lower(t.email) = p.email)
    -- A visitor who tried to sign in to an account is usually its owner.
    or (t.part = 'ACTOR' and exists (select from audit_entry e
      where e.id = t.entry_id and e.actor_kind = 'VISITOR' and e.target_id = p.id)))
    and t.erased_at is null`,
  copy: {
    title: 'Sikkerhedslog',
    columns: {
      Tid: sql`(select e.created_at from audit_entry e where e.id = t.entry_id)`,
      Handling: { value: sql`(select e.action from audit_entry e where e.id = t.entry_id)`, words: AuditAction },
      Navn: sql`t.name`,
      'E-mail': sql`t.email`,
      Netværksadresse: sql`t.address`,
    },
    where: sql`t.person_id = p.id and t.erased_at is null`,
    order: sql`t.entry_id desc`,
  },
  erase: { name: sql`null`, email: sql`null`, address: sql`null`, erased_at: sql`now()` },
};
