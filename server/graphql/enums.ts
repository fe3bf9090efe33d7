import { registerEnumType } from 'type-graphql';
import {
  ClipCardStatus, enumOf, EventStatus, EventType, Interval, LedgerSubject, LicenseRequestStatus, LicenseStatus, PaymentMethod, PaymentStatus, Plan, RegistrationStatus, ServiceAgreementStatus,
} from '../../domain/vocabulary.ts';

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

registerEnumType(PlanEnum, { name: 'Plan' });
registerEnumType(IntervalEnum, { name: 'Interval' });
registerEnumType(PaymentMethodEnum, { name: 'PaymentMethod' });
registerEnumType(PaymentStatusEnum, { name: 'PaymentStatus' });
registerEnumType(LedgerSubjectEnum, { name: 'LedgerSubject', description: 'What was paid for.' });
registerEnumType(LicenseStatusEnum, { name: 'LicenseStatus' });
registerEnumType(LicenseRequestStatusEnum, { name: 'LicenseRequestStatus' });
registerEnumType(ServiceAgreementStatusEnum, { name: 'ServiceAgreementStatus' });
registerEnumType(ClipCardStatusEnum, { name: 'ClipCardStatus' });
registerEnumType(EventTypeEnum, { name: 'EventType' });
registerEnumType(EventStatusEnum, { name: 'EventStatus' });
registerEnumType(RegistrationStatusEnum, { name: 'EventRegistrationStatus' });
