import { sql, type RawBuilder } from 'kysely';
import {
  ApprovalStatus,
  ApprovedPurchaseKind,
  ClipCardStatus,
  CompanyRole,
  LicenseRequestStatus,
  LicenseStatus,
  PaymentMethod,
  Plan,
  RegistrationStatus,
  ServiceAgreementStatus,
  UserRole,
} from '../../../../../domain/basics/vocabulary.ts';
import { InvoiceKind } from '../../../../../domain/money/invoices.ts';
import type { WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import type { Topic } from '../../../../platform/db/events.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { day, decimal, flag, id, integer, nullable, oneOf, text, time, type EventField } from './eventFields.ts';

/** An event that webhooks can send. Its schema, example, documentation and sending follow from this description. */
export interface WebhookEventType {
  /** What has happened, for partners. */
  description: string;
  fields: Readonly<Record<string, EventField>>;
  /** The row whose state the message carries. Undefined for an event whose data is given where it happens. */
  row?: ChangedRow;
}

interface ChangedRow {
  /** The live topic whose events cause the message. */
  topic: Topic;
  table: keyof Tables;
  /** Prefix of the row's id. */
  prefix: string;
  /** SQL condition of rows that exist for customers. */
  exists?: RawBuilder<unknown>;
}

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** An event about a changed row: `fields` are columns of the table, which the company's users may read. */
const change = <Table extends keyof Tables>(
  topic: Topic,
  row: Omit<ChangedRow, 'topic' | 'table'> & { table: Table },
  description: string,
  fields: { [Column in CamelCase<keyof Tables[Table] & string>]?: EventField },
): WebhookEventType => ({
  description,
  fields: fields as Record<string, EventField>,
  row: { topic, ...row },
});

const NOT_DELETED = sql`deleted_at is null`;
const EXAMPLE_TIME = '2026-11-26T12:00:00.000Z';
const departmentId = id('dep', 'Id of the department.');
const installationId = id('inst', 'Id of the installation.');
const subdomain = text('Subdomain of the help desk.', 'brik-moertel');
const createdAt = time('When the row was created.', EXAMPLE_TIME);

const seats = {
  installationId,
  subdomain,
  bought: integer('Number of bought seats.', 12),
  inUse: integer('Number of seats in use.', 14),
  free: integer('Number of bought seats that nobody uses.', 0),
  over: integer('Number of seats in use that are not bought.', 2),
};

const registration = {
  registrationId: id('ereg', 'Id of the registration.'),
  eventId: id('evt', 'Id of the event.'),
  title: text('Title of the event.', 'Makroer og triggere i praksis'),
  startsAt: time('When the event begins.', EXAMPLE_TIME),
  userId: nullable(id('user', 'Id of the user. Null when the user registered by the public link.')),
  name: text('Name of the participant.', 'Ida Skov'),
  email: text('E-mail of the participant.', 'ida@brik.example'),
  status: oneOf(RegistrationStatus, 'Status of the registration.', 'REGISTERED'),
};

/** All events, by the key that settings use. */
export const webhookEvents: Readonly<Record<WebhookEvent, WebhookEventType>> = {
  user_created: {
    description: 'A user of the company was created, or has accepted an invitation.',
    fields: {
      userId: id('user', 'Id of the user.'),
      name: text('Name of the user.', 'Ida Skov'),
      email: text('E-mail of the user.', 'ida@brik.example'),
      role: oneOf(UserRole, 'Role in the portal. Always USER for customers.', 'USER'),
    },
  },
  user_changed: change(
    'user.changed',
    { table: 'user_account', prefix: 'user', exists: sql`deactivated_at is null` },
    'A user was created, changed or deactivated.',
    {
      name: text('Name of the user.', 'Ida Skov'),
      email: text('E-mail of the user.', 'ida@brik.example'),
      companyRole: oneOf(CompanyRole, 'Role within the company.', 'BUYER'),
    },
  ),
  invitation_changed: change(
    'invitation.changed',
    { table: 'invitation', prefix: 'inv' },
    'An invitation was sent, accepted or withdrawn.',
    {
      name: text('Name of the invited person.', 'Ida Skov'),
      email: text('E-mail of the invited person.', 'ida@brik.example'),
      companyRole: oneOf(CompanyRole, 'Role that the person will have within the company.', 'BUYER'),
      expiresAt: time('When the invitation expires.', EXAMPLE_TIME),
      acceptedAt: nullable(time('When the invitation was accepted. Null until then.', EXAMPLE_TIME)),
      revokedAt: nullable(time('When the invitation was withdrawn. Null when it was not.', EXAMPLE_TIME)),
    },
  ),
  access_request_changed: change(
    'access-request.changed',
    { table: 'access_request', prefix: 'areq' },
    'A colleague has asked to become a user, or the request was answered.',
    {
      name: text('Name of the colleague.', 'Ida Skov'),
      email: text('E-mail of the colleague.', 'ida@brik.example'),
      expiresAt: time('When the request expires.', EXAMPLE_TIME),
      decidedAt: nullable(time('When the request was answered. Null until then.', EXAMPLE_TIME)),
    },
  ),
  company_changed: change(
    'company.changed',
    { table: 'customer', prefix: 'cust' },
    'The details or rules of the company have changed.',
    {
      name: text('Name of the company.', 'Brik & Mørtel ApS'),
      vatNumber: text('CVR number of the company.', '12345678'),
      billingEmail: text('E-mail for invoices.', 'faktura@brik.example'),
    },
  ),
  department_changed: change(
    'department.changed',
    { table: 'department', prefix: 'dep' },
    'A department was created, changed or deleted, or its payment method has changed.',
    {
      name: text('Name of the department.', 'Lager og drift'),
      paymentMethod: nullable(oneOf(PaymentMethod, 'How the department pays. Null when not chosen.', 'INVOICE')),
    },
  ),
  installation_changed: change(
    'installation.changed',
    { table: 'installation', prefix: 'inst' },
    'An installation was created, changed or deleted.',
    { departmentId, subdomain, licenseType: oneOf(Plan, 'Plan of new licences.', 'PLAN_SUITE_TEAM') },
  ),
  license_changed: change(
    'license.changed',
    { table: 'license', prefix: 'lic', exists: NOT_DELETED },
    'A licence was added, renewed, changed or deleted, or has expired.',
    {
      installationId,
      type: oneOf(Plan, 'Plan of the seats.', 'PLAN_SUITE_TEAM'),
      quantity: integer('Number of seats.', 12),
      status: oneOf(LicenseStatus, 'Status of the licence.', 'ACTIVE'),
      validFrom: day('First day of the licence.', '2026-01-01'),
      validUntil: day('Last day of the licence.', '2026-12-31'),
    },
  ),
  license_completed: {
    description: 'A licence request was completed: the seats are part of a licence.',
    fields: {
      licenseRequestId: id('lreq', 'Id of the licence request.'),
      licenseId: id('lic', 'Id of the licence that has the seats now.'),
      installationId,
      subdomain,
      licenseType: oneOf(Plan, 'Plan of the seats.', 'PLAN_SUITE_TEAM'),
      quantity: integer('Number of added seats.', 3),
      totalQuantity: integer('Number of seats of the licence.', 12),
    },
  },
  license_request_changed: change(
    'license-request.changed',
    { table: 'license_request', prefix: 'lreq' },
    'A licence request was made, changed or answered.',
    {
      departmentId,
      installationId,
      licenseType: oneOf(Plan, 'Plan of the requested seats.', 'PLAN_SUITE_TEAM'),
      requestedLicenses: integer('Number of requested seats.', 3),
      status: oneOf(LicenseRequestStatus, 'Status of the request.', 'PENDING'),
    },
  ),
  seats_changed: {
    description: 'The seats in use of an installation, or its bought seats, have changed.',
    fields: seats,
  },
  seats_exceeded: { description: 'More seats of an installation are in use than are bought.', fields: seats },
  agreement_active: {
    description: 'A service agreement has become ACTIVE.',
    fields: {
      serviceAgreementId: id('agr', 'Id of the service agreement.'),
      departmentId,
      departmentName: text('Name of the department.', 'Lager og drift'),
      startDate: day('First day of the agreement.', '2026-01-01'),
      endDate: day('Last day of the agreement.', '2026-12-31'),
    },
  },
  service_agreement_changed: change(
    'service-agreement.changed',
    { table: 'service_agreement', prefix: 'agr', exists: NOT_DELETED },
    'A service agreement was bought, changed, paused or deleted, or has ended.',
    {
      departmentId,
      status: oneOf(ServiceAgreementStatus, 'Status of the agreement.', 'ACTIVE'),
      startDate: day('First day of the agreement.', '2026-01-01'),
      endDate: day('Last day of the agreement.', '2026-12-31'),
      licenseCount: integer('Number of licences that the agreement was sold for.', 12),
      pausedAt: nullable(time('When the agreement was paused for a missing payment. Null when not.', EXAMPLE_TIME)),
    },
  ),
  agreed_price_changed: change(
    'agreed-price.changed',
    { table: 'agreed_price', prefix: 'agp' },
    'A price of the company was agreed, changed or withdrawn.',
    {
      item: text('The figure of the price list that the price replaces.', 'HOURLY_RATE'),
      validFrom: day('First day of the price.', '2026-01-01'),
      validUntil: nullable(day('Last day of the price. Null without an end.', '2026-12-31')),
      withdrawnAt: nullable(time('When the price was withdrawn. Null when it was not.', EXAMPLE_TIME)),
    },
  ),
  clip_card_low: {
    description: 'A clip card is nearly used up.',
    fields: {
      clipCardId: id('clip', 'Id of the clip card.'),
      departmentId,
      hours: decimal('Number of bought hours.', 20),
      hoursLeft: decimal('Number of hours that are left.', 3.5),
    },
  },
  clip_card_changed: change(
    'clip-card.changed',
    { table: 'clip_card', prefix: 'clip', exists: NOT_DELETED },
    'A clip card was bought, activated, changed or deleted, or hours of it were used.',
    {
      departmentId,
      status: oneOf(ClipCardStatus, 'Status of the clip card.', 'ACTIVE'),
      hours: decimal('Number of bought hours.', 20),
      hoursUsed: decimal('Number of used hours.', 16.5),
      expiresOn: nullable(day('Last day of the clip card. Null until it is active.', '2026-12-31')),
    },
  ),
  task_awaiting_approval: {
    description: 'A task awaits approval by the customer.',
    fields: {
      taskId: id('task', 'Id of the task.'),
      name: text('Name of the task.', 'Ny formular til reklamationer'),
      clipCardId: id('clip', 'Id of the clip card that the task belongs to.'),
    },
  },
  task_changed: change(
    'task.changed',
    { table: 'task', prefix: 'task', exists: NOT_DELETED },
    'A task was created, changed, commented, approved or deleted.',
    {
      clipCardId: id('clip', 'Id of the clip card that the task belongs to.'),
      name: text('Name of the task.', 'Ny formular til reklamationer'),
      status: text('Name of the status at ClickUp.', 'in progress'),
      isOpen: flag('Whether the task is still open.', true),
      updatedAt: time('When the task last changed at ClickUp.', EXAMPLE_TIME),
    },
  ),
  task_comment_changed: change(
    'task-comment.changed',
    { table: 'task_comment', prefix: 'tcom' },
    'A comment that the customer may see was written, changed or deleted. Internal comments cause no event.',
    {
      taskId: id('task', 'Id of the task.'),
      authorName: text('Name of the author.', 'Ida Skov'),
      isFromReseller: flag('Whether an employee of the reseller has written the comment.', false),
      writtenAt: time('When the comment was written.', EXAMPLE_TIME),
      editedAt: nullable(time('When the text was last changed. Null when it never was.', EXAMPLE_TIME)),
    },
  ),
  purchase_approval_changed: change(
    'purchase-approval.changed',
    { table: 'purchase_approval', prefix: 'appr' },
    "An order above the company's limit waits for an administrator, or was answered.",
    {
      kind: oneOf(ApprovedPurchaseKind, 'What the order buys.', 'CLIP_CARD'),
      departmentId: nullable(id('dep', 'Id of the department. Null when it is deleted.')),
      status: oneOf(ApprovalStatus, 'Status of the approval.', 'PENDING'),
      net: nullable(integer('Amount in øre, excluding VAT. Null without a price.', 1_250_000)),
      requestedById: id('user', 'Id of the user who ordered.'),
      expiresAt: time('When the approval expires.', EXAMPLE_TIME),
    },
  ),
  ledger_changed: change(
    'ledger.changed',
    { table: 'department', prefix: 'dep' },
    'A payment of a department was added, settled, failed or cancelled. `id` is that of the department, whose ' +
      '`balance` and ledger entries the API returns.',
    { name: text('Name of the department.', 'Lager og drift') },
  ),
  invoice_changed: change(
    'invoice.changed',
    { table: 'invoice', prefix: 'invc' },
    'An invoice or a credit note was issued, or an invoice was paid, credited or reminded of.',
    {
      kind: oneOf(InvoiceKind, 'Whether it is an invoice or a credit note.', 'INVOICE'),
      number: nullable(integer('Number of the document. Null until the bookkeeping has given one.', 1042)),
      departmentId,
      issuedOn: day('Date of the document.', '2026-11-26'),
      dueOn: nullable(day('Last day for the payment. Null when nothing is to be paid.', '2026-12-04')),
      gross: integer('Amount in øre, including VAT.', 1_562_500),
      paid: integer('Paid amount in øre.', 0),
      open: integer('Amount in øre that is still to be paid.', 1_562_500),
      createdAt,
    },
  ),
  event_registered: {
    description: 'A user of the company has registered for an event, or has asked for a place.',
    fields: registration,
  },
  event_cancelled: {
    description: 'A registration of a user of the company was cancelled, by whomever.',
    fields: { ...registration, status: oneOf(RegistrationStatus, 'Always CANCELLED.', 'CANCELLED') },
  },
};
