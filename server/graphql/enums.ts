import {
  ClipCardStatus,
  enumOf,
  EventStatus,
  EventType,
  Interval,
  LedgerSubject,
  LicenseRequestStatus,
  LicenseStatus,
  PaymentMethod,
  PaymentStatus,
  Plan,
  RegistrationStatus,
  ServiceAgreementStatus,
} from '../../domain/vocabulary.ts';
import { registerEnum } from './registerEnum.ts';

/** The enums of the domain's vocabulary, registered in the schema with a description of every value. */
export const PlanEnum = enumOf(Plan);
export const IntervalEnum = enumOf(Interval);
export const PaymentMethodEnum = enumOf(PaymentMethod);
export const PaymentStatusEnum = enumOf(PaymentStatus);
export const LedgerSubjectEnum = enumOf(LedgerSubject);
export const LicenseStatusEnum = enumOf(LicenseStatus);
export const LicenseRequestStatusEnum = enumOf(LicenseRequestStatus);
export const ServiceAgreementStatusEnum = enumOf(ServiceAgreementStatus);
export const ClipCardStatusEnum = enumOf(ClipCardStatus);
export const EventTypeEnum = enumOf(EventType);
export const EventStatusEnum = enumOf(EventStatus);
export const RegistrationStatusEnum = enumOf(RegistrationStatus);

registerEnum(PlanEnum, 'Plan', 'Zendesk plan that a licence gives access to.', {
  PLAN_SUPPORT_TEAM: 'Zendesk Support Team.',
  PLAN_SUITE_TEAM: 'Zendesk Suite Team.',
  PLAN_SUITE_GROWTH: 'Zendesk Suite Growth.',
  PLAN_SUITE_PRO: 'Zendesk Suite Professional.',
  PLAN_SUITE_ENTERPRISE: 'Zendesk Suite Enterprise.',
});
registerEnum(IntervalEnum, 'Interval', 'How often something is billed.', {
  MONTHLY: 'Once a month.',
  YEARLY: 'Once a year. A service agreement costs less at this interval.',
});
registerEnum(PaymentMethodEnum, 'PaymentMethod', 'How a department pays.', {
  INVOICE: 'By invoice. The amount is owed until the reseller records that the invoice is paid.',
  CREDIT_CARD: 'By the attached card, which is charged at once and automatically for every later period.',
});
registerEnum(PaymentStatusEnum, 'PaymentStatus', 'Whether an amount has been paid.', {
  PENDING: 'Owed, or charged to a card with an outcome that is not known yet.',
  PAID: 'The money has been received. This status is final.',
  FAILED: "The card was declined, or the customer never completed the bank's confirmation.",
  CANCELLED: 'No longer owed, because what the amount was for has been deleted.',
});
registerEnum(LedgerSubjectEnum, 'LedgerSubject', 'What a ledger entry pays for.', {
  service_agreement: 'A period of a service agreement.',
  clip_card: 'The hours of a clip card.',
});
registerEnum(LicenseStatusEnum, 'LicenseStatus', 'Whether licences can be used.', {
  ACTIVE: 'Can be used. Only licences with this status are counted as active.',
  PENDING: 'Cannot be used yet.',
  EXPIRED: 'Can no longer be used: the last day has passed.',
});
registerEnum(LicenseRequestStatusEnum, 'LicenseRequestStatus', 'Progress of an order of licences.', {
  PENDING: 'No admin has started on the request, which can still be cancelled.',
  PROCESSING: 'An admin is working on the request.',
  APPROVED: 'An admin has approved the request; the licences are not created yet.',
  REJECTED: 'Cancelled by the customer, or rejected by an admin.',
  COMPLETED: 'The licences have been created.',
});
registerEnum(
  ServiceAgreementStatusEnum,
  'ServiceAgreementStatus',
  'Whether a department can get support under an agreement.',
  {
    ACTIVE: 'Support is available, and the periods of the agreement are owed.',
    PENDING: 'Waiting for an admin to activate the agreement.',
    EXPIRED: 'The last day has passed.',
    CANCELLED: 'Ended by an admin, or its first period was never paid.',
  },
);
registerEnum(ClipCardStatusEnum, 'ClipCardStatus', 'Whether the hours of a clip card can be used.', {
  ACTIVE: 'Hours can be used, and tasks can be created.',
  PENDING: 'Waiting for its payment, or for an admin.',
  USED: 'No hours are left, or the last day has passed.',
  CANCELLED: 'Ended by an admin, or never paid.',
});
registerEnum(EventTypeEnum, 'EventType', 'A label for people. The portal treats all types alike.', {
  WORKSHOP: 'Participants work on something of their own.',
  SEMINAR: 'A talk followed by a discussion.',
  WEBINAR: 'A talk, mostly online.',
  MEETUP: 'People meet, with little of a programme.',
  CONFERENCE: 'Several talks for many people.',
  TRAINING: 'Participants learn how to use something.',
  DEMO: 'Something is demonstrated.',
  QANDA: 'Questions and answers.',
});
registerEnum(EventStatusEnum, 'EventStatus', 'Who can see an event, and whether people can register for it.', {
  DRAFT: 'Visible to admins only.',
  PUBLISHED: 'Open for registrations and their cancellation until the event is over.',
  CANCELLED: 'Called off, but still visible.',
  COMPLETED: 'Over, whatever its date.',
});
registerEnum(RegistrationStatusEnum, 'EventRegistrationStatus', 'Whether a registration holds a seat.', {
  REGISTERED: 'Holds a seat.',
  CONFIRMED: 'Holds a seat, and an admin has confirmed it.',
  CANCELLED: 'Holds no seat. Registering again makes the registration valid again.',
  WAITLISTED: 'Holds no seat; an admin may give it one.',
});
