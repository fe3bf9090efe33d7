import { sql, type RawBuilder } from 'kysely';
import {
  ApprovalStatus,
  ClipCardStatus,
  LicenseRequestStatus,
  Plan,
  RegistrationStatus,
  ServiceAgreementStatus,
} from '../../../../domain/basics/vocabulary.ts';
import { AgentRole } from '../../../../domain/sales/seats/agentRoles.ts';
import { TermsDocument } from '../../../../domain/sales/termsVersions.ts';
import { TopUpState } from '../../../../domain/sales/topUps.ts';
import type { DataSource } from './DataSource.ts';
import { ERASED_NAME } from './person.ts';

const OWN = sql`t.user_id = p.id`;
/** Rows that name a person instead of referring to the user: of the own company, or for an admin of every company. */
const IN_REACH = sql`(p.is_admin or t.customer_id = p.company)`;
const ofRow = (column: string) => sql.ref(`t.${column}`);
const isNamed = (column: string) => sql`${ofRow(column)} = any(p.names) and ${IN_REACH}`;
const isMentioned = (column: string) => sql`${ofRow(column)} ~* p.pattern and ${IN_REACH}`;
const REPLACEMENT = sql.lit(ERASED_NAME);
const withoutName = (column: string) =>
  sql`coalesce(regexp_replace(${ofRow(column)}, p.pattern, ${REPLACEMENT}, 'gi'), ${ofRow(column)})`;
const NO_CONTACT = sql`'Ikke oplyst'`;
const ABOUT_PERSON = sql`(t.entity_type = 'user' and t.entity_id = p.id)`;

/** The tables with a person's actions in the portal, and those in which others name the person. */
export const companySources: DataSource[] = [
  {
    table: 'activity',
    where: sql`(t.actor_id = p.id or t.customer_id = p.company)`,
    copy: {
      title: 'Aktivitet',
      columns: { Tid: sql`t.created_at`, Hvad: sql`t.title`, Detaljer: sql`t.description`, Hvem: sql`t.actor_name` },
      where: sql`(t.actor_id = p.id or (t.customer_id = p.company and ${ABOUT_PERSON}))`,
      order: sql`t.id desc`,
    },
    erase: {
      // An activity about the person may contain a former name, which is not known any more.
      title: sql`case when ${ABOUT_PERSON} then 'En bruger, hvis data er slettet' else ${withoutName('title')} end`,
      description: sql`case when ${ABOUT_PERSON} then null else ${withoutName('description')} end`,
      actor_name: sql`case when t.actor_id = p.id then ${REPLACEMENT} else t.actor_name end`,
      subject_name: sql`case when t.subject_id = p.id then ${REPLACEMENT} else t.subject_name end`,
    },
  },
  {
    // Read again from the company's help desk as long as the person is an agent there.
    table: 'help_desk_agent',
    where: sql`t.name = any(p.names) and t.customer_id = p.company`,
    copy: {
      title: 'Agenter i Zendesk',
      columns: {
        Navn: sql`t.name`,
        Installation: sql`(select i.subdomain from installation i where i.id = t.installation_id)`,
        Rolle: { value: sql`t.role`, words: AgentRole },
        'Sidst logget ind': sql`t.last_sign_in_at`,
      },
      order: sql`t.installation_id, t.agent_id`,
    },
    erase: 'DELETE',
  },
  {
    table: 'internal_note',
    where: sql`(t.author_id = p.id or ${isMentioned('text')})`,
    copy: {
      title: 'Noter',
      columns: { Skrevet: sql`t.created_at`, Note: sql`t.text` },
      where: sql`t.author_id = p.id`,
      order: sql`t.id desc`,
    },
    erase: { text: withoutName('text') },
  },
  {
    table: 'task_comment',
    where: sql`(t.author_id = p.id or ${isMentioned('text')} or ${isNamed('author_name')} or t.mentioned && p.names)`,
    copy: {
      title: 'Kommentarer til opgaver',
      columns: {
        Skrevet: sql`t.written_at`,
        Opgave: sql`(select k.name from task k where k.id = t.task_id)`,
        Kommentar: sql`t.text`,
      },
      where: sql`t.author_id = p.id`,
      order: sql`t.id desc`,
    },
    erase: {
      text: withoutName('text'),
      author_name: sql`case when t.author_id = p.id then ${REPLACEMENT} else ${withoutName('author_name')} end`,
      mentioned: sql`array(
        select case when m = any(p.names) then ${REPLACEMENT} else m end from unnest(t.mentioned) m)`,
    },
  },
  { table: 'task_comment_read', where: sql`t.user_id = p.id`, erase: 'DELETE' },
  {
    // The bytes stay, because they belong to the company; a file that is about the person is deleted by its uploader.
    table: 'stored_file',
    where: sql`(t.uploaded_by_id = p.id or ${isNamed('uploaded_by_name')} or ${isMentioned('name')}
      or ${isMentioned('note')})`,
    copy: {
      title: 'Filer',
      columns: { Uploadet: sql`t.created_at`, Navn: sql`t.name`, Note: sql`t.note` },
      where: sql`t.uploaded_by_id = p.id`,
      order: sql`t.id desc`,
    },
    erase: {
      name: withoutName('name'),
      note: withoutName('note'),
      uploaded_by_name: sql`case when t.uploaded_by_id = p.id then ${REPLACEMENT}
        else ${withoutName('uploaded_by_name')} end`,
    },
  },
  {
    table: 'company_document',
    where: sql`(t.created_by_id = p.id or ${isNamed('created_by_name')} or ${isMentioned('title')})`,
    copy: {
      title: 'Dokumenter',
      columns: { Oprettet: sql`t.created_at`, Titel: sql`t.title` },
      where: sql`t.created_by_id = p.id`,
      order: sql`t.id desc`,
    },
    erase: {
      title: withoutName('title'),
      created_by_name: sql`case when t.created_by_id = p.id then ${REPLACEMENT}
        else ${withoutName('created_by_name')} end`,
    },
  },
  {
    // That the company has confirmed a version stays, without the name.
    table: 'document_reading',
    where: sql`t.user_id = p.id`,
    copy: {
      title: 'Læste dokumenter',
      columns: {
        Dokument: sql`(select d.title from company_document d join stored_file f on f.document_id = d.id
          where f.id = t.file_id)`,
        Åbnet: sql`t.opened_at`,
        Bekræftet: sql`t.confirmed_at`,
      },
      order: sql`t.opened_at desc`,
    },
    erase: { user_name: REPLACEMENT },
  },
  {
    table: 'saved_view',
    where: sql`t.owner_id = p.id`,
    copy: {
      title: 'Gemte visninger',
      columns: { Gemt: sql`t.created_at`, Navn: sql`t.name`, Filtre: sql`t.parameters` },
      order: sql`t.id desc`,
    },
    erase: 'DELETE',
  },
  { table: 'list_preference', where: sql`t.owner_id = p.id`, erase: 'DELETE' },
  // Follows its source by triggers: the entry of a user goes with the account, and others lose what their source loses.
  { table: 'search_entry', where: sql`(t.id = p.id and t.kind = 'USER')` },
  // Tells only that the account was deleted; the job of its room deletes it.
  { table: 'deleted_node', where: sql`t.node_id = p.id` },
  {
    // A program may use a person's name or address as the id of an object.
    table: 'external_reference',
    where: sql`(${isMentioned('external_id')} or (lower(t.external_id) = p.email and ${IN_REACH}))`,
    copy: {
      title: 'Referencer hos andre systemer',
      columns: { Program: sql`t.program`, Reference: sql`t.external_id` },
      order: sql`t.program, t.external_id`,
    },
    erase: 'DELETE',
  },
  { table: 'activity_summary', where: sql`t.customer_id = p.company`, erase: 'DELETE' },
  {
    // Before the registrations, which tell whose feedback it is until they are erased.
    table: 'event_feedback',
    where: sql`exists (select 1 from event_registration r where r.id = t.registration_id and r.erased_at is null
      and (r.user_id = p.id or lower(r.email) = p.email))`,
    copy: {
      title: 'Feedback om events',
      columns: {
        Event: sql`(select e.title from event e where e.id = t.event_id)`,
        Vurdering: sql`t.rating`,
        Kommentar: sql`t.comment`,
        Skrevet: sql`t.created_at`,
        Rettet: sql`t.changed_at`,
      },
      order: sql`t.id desc`,
    },
    erase: { comment: sql`null` },
  },
  {
    table: 'muted_address',
    where: sql`t.email = p.email`,
    copy: {
      title: 'Mails til din adresse, du har slået fra',
      columns: { Emne: sql`t.category`, Siden: sql`t.created_at` },
    },
    erase: 'DELETE',
  },
  {
    table: 'event_registration',
    where: sql`(${OWN} or lower(t.email) = p.email) and t.erased_at is null`,
    copy: {
      title: 'Tilmeldinger til events',
      columns: {
        Event: sql`(select e.title from event e where e.id = t.event_id)`,
        Navn: sql`t.name`,
        'E-mail': sql`t.email`,
        Telefon: sql`t.phone`,
        Virksomhed: sql`t.company`,
        Kosthensyn: sql`t.dietary_restrictions`,
        Bemærkninger: sql`t.special_requirements`,
        Status: { value: sql`t.status`, words: RegistrationStatus },
        'Pris i øre': sql`t.price`,
        Afdeling: sql`(select d.name from department d where d.id = t.department_id)`,
        'Fri plads fordi': sql`t.waive_reason`,
        Tilmeldt: sql`t.created_at`,
      },
      order: sql`t.id desc`,
    },
    erase: {
      name: REPLACEMENT,
      email: sql`t.id || '@slettet.invalid'`,
      phone: sql`null`,
      company: sql`null`,
      dietary_restrictions: sql`null`,
      special_requirements: sql`null`,
      waive_reason: sql`null`,
      link_key: sql`null`,
      erased_at: sql`now()`,
      version: sql`t.version + 1`,
    },
  },
  {
    table: 'clip_card',
    where: OWN,
    copy: {
      title: 'Klippekort, du er brugeren på',
      columns: {
        Købt: sql`t.created_at`,
        Timer: sql`t.hours`,
        Status: { value: sql`t.status`, words: ClipCardStatus },
      },
      order: sql`t.id desc`,
    },
  },
  {
    table: 'service_agreement',
    where: OWN,
    copy: {
      title: 'Serviceaftaler, du er brugeren på',
      columns: {
        Købt: sql`t.created_at`,
        Fra: sql`t.start_date`,
        Til: sql`t.end_date`,
        Status: { value: sql`t.status`, words: ServiceAgreementStatus },
      },
      order: sql`t.id desc`,
    },
  },
  {
    table: 'license_request',
    where: OWN,
    copy: {
      title: 'Licenser, du har bestilt',
      columns: {
        Bestilt: sql`t.created_at`,
        Plan: { value: sql`t.license_type`, words: Plan },
        Antal: sql`t.requested_licenses`,
        Status: { value: sql`t.status`, words: LicenseRequestStatus },
      },
      order: sql`t.id desc`,
    },
  },
  {
    table: 'purchase_approval',
    where: sql`(t.requested_by_id = p.id or t.decided_by_id = p.id)`,
    copy: {
      title: 'Bestillinger til godkendelse',
      columns: {
        Bestilt: sql`t.created_at`,
        Hvad: sql`t.description`,
        'Bestilt af': sql`t.requested_by`,
        'Besvaret af': sql`t.decided_by`,
        Status: { value: sql`t.status`, words: ApprovalStatus },
        Begrundelse: sql`t.reason`,
      },
      order: sql`t.id desc`,
    },
    erase: {
      requested_by: sql`case when t.requested_by_id = p.id then ${REPLACEMENT} else t.requested_by end`,
      decided_by: sql`case when t.decided_by_id = p.id then ${REPLACEMENT} else t.decided_by end`,
    },
  },
  {
    table: 'terms_acceptance',
    where: sql`t.accepted_by_id = p.id`,
    copy: {
      title: 'Betingelser, du har accepteret',
      columns: {
        Accepteret: sql`t.accepted_at`,
        Betingelser: { value: sql`t.document`, words: TermsDocument },
        Version: sql`t.terms_version`,
        Hvad: sql`t.description`,
        Adresse: sql`t.address`,
      },
      order: sql`t.id desc`,
    },
    erase: { accepted_by: REPLACEMENT, address: sql`null` },
    keptSince: sql`t.accepted_at`,
  },
  {
    table: 'clip_card_top_up',
    where: sql`t.accepted_by_id = p.id`,
    copy: {
      title: 'Automatisk køb, du har sat op',
      columns: {
        Accepteret: sql`t.accepted_at`,
        Timer: sql`t.hours`,
        Status: { value: sql`t.state`, words: TopUpState },
      },
      order: sql`t.id desc`,
    },
  },
  { table: 'invitation', where: isNamed('invited_by'), erase: { invited_by: REPLACEMENT } },
  { table: 'task', where: isNamed('approved_by'), erase: { approved_by: REPLACEMENT } },
  { table: 'task_approval', where: sql`t.approved_by_id = p.id`, erase: { approved_by: REPLACEMENT } },
  {
    table: 'department',
    where: sql`${IN_REACH} and t.contact_person = any(p.names)`,
    copy: {
      title: 'Afdelinger, du er kontaktperson for',
      columns: { Afdeling: sql`t.name`, Telefon: sql`t.phone_number`, 'Faktura-e-mail': sql`t.billing_email` },
      where: sql`t.customer_id = p.company and t.contact_person = any(p.names)`,
    },
    erase: { contact_person: NO_CONTACT, phone_number: sql`null`, version: sql`t.version + 1` },
  },
  {
    // Without an address of its own, a department uses that of the company.
    table: 'department',
    where: sql`t.customer_id = p.company and lower(t.billing_email) = p.email`,
    erase: { billing_email: sql`null`, version: sql`t.version + 1` },
  },
  {
    table: 'customer',
    where: sql`t.id = p.company and t.contact_person = any(p.names)`,
    erase: { contact_person: NO_CONTACT, version: sql`t.version + 1` },
  },
  {
    // The invoices then go to the first of the other administrators. Without one, the address stays until the company
    // chooses another.
    table: 'customer',
    where: sql`t.id = p.company and lower(t.billing_email) = p.email and exists (${otherAdministrator(sql.lit(1))})`,
    erase: { billing_email: sql`(${otherAdministrator(sql.ref('u.email'))})`, version: sql`t.version + 1` },
  },
  {
    table: 'webhook_delivery',
    where: sql`t.customer_id = p.company
      and (strpos(t.body, p.id) > 0 or strpos(lower(t.body), p.email) > 0 or t.body ~* p.pattern)`,
    erase: 'DELETE',
  },
  {
    table: 'muted_mail',
    where: OWN,
    copy: { title: 'Mails, du har slået fra', columns: { Emne: sql`t.category` } },
    erase: 'DELETE',
  },
  {
    table: 'mail',
    // The last mail tells the person that the data is being erased, so it is sent before it is deleted.
    where: sql`lower(t.recipient) = p.email
      and (t.kind <> 'erasure-confirmed' or t.sent_at is not null or t.failed_at is not null)`,
    copy: {
      title: 'Mails til dig',
      columns: { Emne: sql`t.subject`, Skrevet: sql`t.created_at`, Sendt: sql`t.sent_at` },
      order: sql`t.created_at desc`,
    },
    erase: 'DELETE',
  },
  {
    table: 'hour_entry',
    where: isMentioned('logged_by'),
    erase: { logged_by: REPLACEMENT },
    keptSince: sql`t.created_at`,
  },
  {
    table: 'agreement_work',
    where: isMentioned('logged_by'),
    erase: { logged_by: REPLACEMENT },
    keptSince: sql`t.created_at`,
  },
  {
    table: 'ledger_entry',
    where: isNamed('marked_paid_by'),
    erase: { marked_paid_by: REPLACEMENT },
    keptSince: sql`t.created_at`,
  },
  {
    table: 'invoice_payment',
    where: sql`(t.recorded_by = any(p.names) or t.undone_by = any(p.names)) and ${IN_REACH}`,
    erase: {
      recorded_by: sql`case when t.recorded_by = any(p.names) then ${REPLACEMENT} else t.recorded_by end`,
      undone_by: sql`case when t.undone_by = any(p.names) then ${REPLACEMENT} else t.undone_by end`,
    },
    keptSince: sql`t.created_at`,
  },
  {
    table: 'invoice',
    where: isNamed('contact_person'),
    erase: { contact_person: REPLACEMENT },
    keptSince: sql`t.created_at`,
  },
];

function otherAdministrator(value: RawBuilder<unknown>) {
  return sql`select ${value} from user_account u
    where u.customer_id = t.id and u.id <> p.id and u.company_role = 'ADMINISTRATOR' and u.role = 'USER'
      and u.deactivated_at is null and u.email_confirmed_at is not null order by u.id limit 1`;
}
