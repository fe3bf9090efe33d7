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

const OWN = 't.user_id = p.id';
/** Rows that name a person instead of referring to the user: of the own company, or for an admin of every company. */
const IN_REACH = '(p.is_admin or t.customer_id = p.company)';
const isNamed = (column: string) => `t.${column} = any(p.names) and ${IN_REACH}`;
const isMentioned = (column: string) => `t.${column} ~* p.pattern and ${IN_REACH}`;
const REPLACEMENT = `'${ERASED_NAME}'`;
const withoutName = (column: string) =>
  `coalesce(regexp_replace(t.${column}, p.pattern, ${REPLACEMENT}, 'gi'), t.${column})`;
const NO_CONTACT = `'Ikke oplyst'`;
const ABOUT_PERSON = `(t.entity_type = 'user' and t.entity_id = p.id)`;

/** The tables with a person's actions in the portal, and those in which others name the person. */
export const companySources: DataSource[] = [
  {
    table: 'activity',
    where: '(t.actor_id = p.id or t.customer_id = p.company)',
    copy: {
      title: 'Aktivitet',
      columns: { Tid: 't.created_at', Hvad: 't.title', Detaljer: 't.description', Hvem: 't.actor_name' },
      where: `(t.actor_id = p.id or (t.customer_id = p.company and ${ABOUT_PERSON}))`,
      order: 't.id desc',
    },
    erase: {
      // An activity about the person may contain a former name, which is not known any more.
      title: `case when ${ABOUT_PERSON} then 'En bruger, hvis data er slettet' else ${withoutName('title')} end`,
      description: `case when ${ABOUT_PERSON} then null else ${withoutName('description')} end`,
      actor_name: `case when t.actor_id = p.id then ${REPLACEMENT} else t.actor_name end`,
      subject_name: `case when t.subject_id = p.id then ${REPLACEMENT} else t.subject_name end`,
    },
  },
  {
    // Read again from the company's help desk as long as the person is an agent there.
    table: 'help_desk_agent',
    where: 't.name = any(p.names) and t.customer_id = p.company',
    copy: {
      title: 'Agenter i Zendesk',
      columns: {
        Navn: 't.name',
        Installation: '(select i.subdomain from installation i where i.id = t.installation_id)',
        Rolle: { sql: 't.role', words: AgentRole },
        'Sidst logget ind': 't.last_sign_in_at',
      },
      order: 't.installation_id, t.agent_id',
    },
    erase: 'DELETE',
  },
  {
    table: 'internal_note',
    where: `(t.author_id = p.id or ${isMentioned('text')})`,
    copy: {
      title: 'Noter',
      columns: { Skrevet: 't.created_at', Note: 't.text' },
      where: 't.author_id = p.id',
      order: 't.id desc',
    },
    erase: { text: withoutName('text') },
  },
  {
    table: 'task_comment',
    where: `(t.author_id = p.id or ${isMentioned('text')} or ${isNamed('author_name')} or t.mentioned && p.names)`,
    copy: {
      title: 'Kommentarer til opgaver',
      columns: {
        Skrevet: 't.written_at',
        Opgave: '(select k.name from task k where k.id = t.task_id)',
        Kommentar: 't.text',
      },
      where: 't.author_id = p.id',
      order: 't.id desc',
    },
    erase: {
      text: withoutName('text'),
      author_name: `case when t.author_id = p.id then ${REPLACEMENT} else ${withoutName('author_name')} end`,
      mentioned: `array(select case when m = any(p.names) then ${REPLACEMENT} else m end from unnest(t.mentioned) m)`,
    },
  },
  { table: 'task_comment_read', where: 't.user_id = p.id', erase: 'DELETE' },
  {
    table: 'saved_view',
    where: 't.owner_id = p.id',
    copy: {
      title: 'Gemte visninger',
      columns: { Gemt: 't.created_at', Navn: 't.name', Filtre: 't.parameters' },
      order: 't.id desc',
    },
    erase: 'DELETE',
  },
  { table: 'list_preference', where: 't.owner_id = p.id', erase: 'DELETE' },
  // Follows its source by triggers: the entry of a user goes with the account, and others lose what their source loses.
  { table: 'search_entry', where: `(t.id = p.id and t.kind = 'USER')` },
  // Tells only that the account was deleted; the job of its room deletes it.
  { table: 'deleted_node', where: 't.node_id = p.id' },
  {
    // A program may use a person's name or address as the id of an object.
    table: 'external_reference',
    where: `(${isMentioned('external_id')} or (lower(t.external_id) = p.email and ${IN_REACH}))`,
    copy: {
      title: 'Referencer hos andre systemer',
      columns: { Program: 't.program', Reference: 't.external_id' },
      order: 't.program, t.external_id',
    },
    erase: 'DELETE',
  },
  { table: 'activity_summary', where: 't.customer_id = p.company', erase: 'DELETE' },
  {
    // Before the registrations, which tell whose feedback it is until they are erased.
    table: 'event_feedback',
    where: `exists (select 1 from event_registration r where r.id = t.registration_id and r.erased_at is null
      and (r.user_id = p.id or lower(r.email) = p.email))`,
    copy: {
      title: 'Feedback om events',
      columns: {
        Event: '(select e.title from event e where e.id = t.event_id)',
        Vurdering: 't.rating',
        Kommentar: 't.comment',
        Skrevet: 't.created_at',
        Rettet: 't.changed_at',
      },
      order: 't.id desc',
    },
    erase: { comment: 'null' },
  },
  {
    table: 'muted_address',
    where: 't.email = p.email',
    copy: { title: 'Mails til din adresse, du har slået fra', columns: { Emne: 't.category', Siden: 't.created_at' } },
    erase: 'DELETE',
  },
  {
    table: 'event_registration',
    where: `(${OWN} or lower(t.email) = p.email) and t.erased_at is null`,
    copy: {
      title: 'Tilmeldinger til events',
      columns: {
        Event: '(select e.title from event e where e.id = t.event_id)',
        Navn: 't.name',
        'E-mail': 't.email',
        Telefon: 't.phone',
        Virksomhed: 't.company',
        Kosthensyn: 't.dietary_restrictions',
        Bemærkninger: 't.special_requirements',
        Status: { sql: 't.status', words: RegistrationStatus },
        'Pris i øre': 't.price',
        Afdeling: '(select d.name from department d where d.id = t.department_id)',
        'Fri plads fordi': 't.waive_reason',
        Tilmeldt: 't.created_at',
      },
      order: 't.id desc',
    },
    erase: {
      name: REPLACEMENT,
      email: `t.id || '@slettet.invalid'`,
      phone: 'null',
      company: 'null',
      dietary_restrictions: 'null',
      special_requirements: 'null',
      waive_reason: 'null',
      link_key: 'null',
      erased_at: 'now()',
      version: 't.version + 1',
    },
  },
  {
    table: 'clip_card',
    where: OWN,
    copy: {
      title: 'Klippekort, du er brugeren på',
      columns: { Købt: 't.created_at', Timer: 't.hours', Status: { sql: 't.status', words: ClipCardStatus } },
      order: 't.id desc',
    },
  },
  {
    table: 'service_agreement',
    where: OWN,
    copy: {
      title: 'Serviceaftaler, du er brugeren på',
      columns: {
        Købt: 't.created_at',
        Fra: 't.start_date',
        Til: 't.end_date',
        Status: { sql: 't.status', words: ServiceAgreementStatus },
      },
      order: 't.id desc',
    },
  },
  {
    table: 'license_request',
    where: OWN,
    copy: {
      title: 'Licenser, du har bestilt',
      columns: {
        Bestilt: 't.created_at',
        Plan: { sql: 't.license_type', words: Plan },
        Antal: 't.requested_licenses',
        Status: { sql: 't.status', words: LicenseRequestStatus },
      },
      order: 't.id desc',
    },
  },
  {
    table: 'purchase_approval',
    where: '(t.requested_by_id = p.id or t.decided_by_id = p.id)',
    copy: {
      title: 'Bestillinger til godkendelse',
      columns: {
        Bestilt: 't.created_at',
        Hvad: 't.description',
        'Bestilt af': 't.requested_by',
        'Besvaret af': 't.decided_by',
        Status: { sql: 't.status', words: ApprovalStatus },
        Begrundelse: 't.reason',
      },
      order: 't.id desc',
    },
    erase: {
      requested_by: `case when t.requested_by_id = p.id then ${REPLACEMENT} else t.requested_by end`,
      decided_by: `case when t.decided_by_id = p.id then ${REPLACEMENT} else t.decided_by end`,
    },
  },
  {
    table: 'terms_acceptance',
    where: 't.accepted_by_id = p.id',
    copy: {
      title: 'Betingelser, du har accepteret',
      columns: {
        Accepteret: 't.accepted_at',
        Betingelser: { sql: 't.document', words: TermsDocument },
        Version: 't.terms_version',
        Hvad: 't.description',
        Adresse: 't.address',
      },
      order: 't.id desc',
    },
    erase: { accepted_by: REPLACEMENT, address: 'null' },
    keptSince: 't.accepted_at',
  },
  {
    table: 'clip_card_top_up',
    where: 't.accepted_by_id = p.id',
    copy: {
      title: 'Automatisk køb, du har sat op',
      columns: { Accepteret: 't.accepted_at', Timer: 't.hours', Status: { sql: 't.state', words: TopUpState } },
      order: 't.id desc',
    },
  },
  { table: 'invitation', where: isNamed('invited_by'), erase: { invited_by: REPLACEMENT } },
  { table: 'task', where: isNamed('approved_by'), erase: { approved_by: REPLACEMENT } },
  { table: 'task_approval', where: 't.approved_by_id = p.id', erase: { approved_by: REPLACEMENT } },
  {
    table: 'department',
    where: `${IN_REACH} and t.contact_person = any(p.names)`,
    copy: {
      title: 'Afdelinger, du er kontaktperson for',
      columns: { Afdeling: 't.name', Telefon: 't.phone_number', 'Faktura-e-mail': 't.billing_email' },
      where: 't.customer_id = p.company and t.contact_person = any(p.names)',
    },
    erase: { contact_person: NO_CONTACT, phone_number: 'null', version: 't.version + 1' },
  },
  {
    // Without an address of its own, a department uses that of the company.
    table: 'department',
    where: `t.customer_id = p.company and lower(t.billing_email) = p.email`,
    erase: { billing_email: 'null', version: 't.version + 1' },
  },
  {
    table: 'customer',
    where: 't.id = p.company and t.contact_person = any(p.names)',
    erase: { contact_person: NO_CONTACT, version: 't.version + 1' },
  },
  {
    // The invoices then go to the first of the other administrators. Without one, the address stays until the company
    // chooses another.
    table: 'customer',
    where: `t.id = p.company and lower(t.billing_email) = p.email and exists (${otherAdministrator('1')})`,
    erase: { billing_email: `(${otherAdministrator('u.email')})`, version: 't.version + 1' },
  },
  {
    table: 'webhook_delivery',
    where: `t.customer_id = p.company
      and (strpos(t.body, p.id) > 0 or strpos(lower(t.body), p.email) > 0 or t.body ~* p.pattern)`,
    erase: 'DELETE',
  },
  {
    table: 'muted_mail',
    where: OWN,
    copy: { title: 'Mails, du har slået fra', columns: { Emne: 't.category' } },
    erase: 'DELETE',
  },
  {
    table: 'mail',
    // The last mail tells the person that the data is being erased, so it is sent before it is deleted.
    where: `lower(t.recipient) = p.email
      and (t.kind <> 'erasure-confirmed' or t.sent_at is not null or t.failed_at is not null)`,
    copy: {
      title: 'Mails til dig',
      columns: { Emne: 't.subject', Skrevet: 't.created_at', Sendt: 't.sent_at' },
      order: 't.created_at desc',
    },
    erase: 'DELETE',
  },
  {
    table: 'hour_entry',
    where: isMentioned('logged_by'),
    erase: { logged_by: REPLACEMENT },
    keptSince: 't.created_at',
  },
  {
    table: 'agreement_work',
    where: isMentioned('logged_by'),
    erase: { logged_by: REPLACEMENT },
    keptSince: 't.created_at',
  },
  {
    table: 'ledger_entry',
    where: isNamed('marked_paid_by'),
    erase: { marked_paid_by: REPLACEMENT },
    keptSince: 't.created_at',
  },
  {
    table: 'invoice_payment',
    where: `(t.recorded_by = any(p.names) or t.undone_by = any(p.names)) and ${IN_REACH}`,
    erase: {
      recorded_by: `case when t.recorded_by = any(p.names) then ${REPLACEMENT} else t.recorded_by end`,
      undone_by: `case when t.undone_by = any(p.names) then ${REPLACEMENT} else t.undone_by end`,
    },
    keptSince: 't.created_at',
  },
  {
    table: 'invoice',
    where: isNamed('contact_person'),
    erase: { contact_person: REPLACEMENT },
    keptSince: 't.created_at',
  },
];

function otherAdministrator(value: string): string {
  return `select ${value} from user_account u
    where u.customer_id = t.id and u.id <> p.id and u.company_role = 'ADMINISTRATOR' and u.role = 'USER'
      and u.deactivated_at is null and u.email_confirmed_at is not null order by u.id limit 1`;
}
