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

/** The vocabulary as the schema's enums; the words themselves stay in the domain. */
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

registerEnum(PlanEnum, 'Plan', 'What a licence gives access to at the help desk.', {
  PLAN_SUPPORT_TEAM: 'Zendesk Support Team.',
  PLAN_SUITE_TEAM: 'Zendesk Suite Team.',
  PLAN_SUITE_GROWTH: 'Zendesk Suite Growth.',
  PLAN_SUITE_PRO: 'Zendesk Suite Professional.',
  PLAN_SUITE_ENTERPRISE: 'Zendesk Suite Enterprise.',
});
registerEnum(IntervalEnum, 'Interval', 'How often something is billed.', {
  MONTHLY: 'Each month.',
  YEARLY: 'Once a year; a service agreement is cheaper then.',
});
registerEnum(PaymentMethodEnum, 'PaymentMethod', 'How a department pays.', {
  INVOICE: 'Owed until the reseller says that the invoice is paid.',
  CREDIT_CARD: 'The attached card is charged at once, and by itself for every later period.',
});
registerEnum(PaymentStatusEnum, 'PaymentStatus', 'How a payment stands.', {
  PENDING: 'Owed, or charged to a card and not known yet.',
  PAID: 'The money is there. It stays so.',
  FAILED: 'The card was declined, or the customer never answered the bank.',
  CANCELLED: 'Not owed any more: what it was for is deleted.',
});
registerEnum(LedgerSubjectEnum, 'LedgerSubject', 'What was paid for.', {
  service_agreement: 'A period of a service agreement.',
  clip_card: 'The hours of a clip card.',
});
registerEnum(LicenseStatusEnum, 'LicenseStatus', 'Whether licences can be used.', {
  ACTIVE: 'Can be used; only these count as active anywhere.',
  PENDING: "Can't be used yet.",
  EXPIRED: "Can't be used any more: the last day is over.",
});
registerEnum(LicenseRequestStatusEnum, 'LicenseRequestStatus', 'How far an order of licences has come.', {
  PENDING: 'Nobody has begun with it, and it can be cancelled.',
  PROCESSING: 'An admin is at work on it.',
  APPROVED: 'An admin agrees; the licences are not made yet.',
  REJECTED: 'Cancelled by the customer, or turned down by an admin.',
  COMPLETED: 'The licences are made.',
});
registerEnum(ServiceAgreementStatusEnum, 'ServiceAgreementStatus', 'Whether there is help to be had.', {
  ACTIVE: 'Help can be had, and its periods are owed.',
  PENDING: 'Waits for an admin to activate it.',
  EXPIRED: 'The last day is over.',
  CANCELLED: 'Ended by an admin, or its first period was never paid.',
});
registerEnum(ClipCardStatusEnum, 'ClipCardStatus', "Whether a clip card's hours can be used.", {
  ACTIVE: 'Hours can be used, and tasks made.',
  PENDING: 'Waits for its payment, or for an admin.',
  USED: 'No hours are left, or the last day is over.',
  CANCELLED: 'Ended by an admin, or never paid.',
});
registerEnum(EventTypeEnum, 'EventType', 'A label for people; nothing hangs on it.', {
  WORKSHOP: 'People work on something of their own.',
  SEMINAR: 'A talk, and a discussion of it.',
  WEBINAR: 'A talk, mostly online.',
  MEETUP: 'People meet, with little of a programme.',
  CONFERENCE: 'Several talks, for many people.',
  TRAINING: 'People learn how to use something.',
  DEMO: 'Something is shown.',
  QANDA: 'Questions and answers.',
});
registerEnum(EventStatusEnum, 'EventStatus', 'Who sees an event, and whether it can be joined.', {
  DRAFT: 'Admins alone see it.',
  PUBLISHED: 'Open to sign up and off until it is over.',
  CANCELLED: 'Called off, and still to be seen.',
  COMPLETED: 'Over, whatever its date.',
});
registerEnum(RegistrationStatusEnum, 'EventRegistrationStatus', 'Whether a registration holds a seat.', {
  REGISTERED: 'Holds a seat.',
  CONFIRMED: 'Holds a seat, and an admin has confirmed it.',
  CANCELLED: 'Holds none; signing up again revives it.',
  WAITLISTED: 'Holds none; an admin may give it one.',
});
