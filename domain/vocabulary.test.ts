import { describe, expect, test } from '@jest/globals';
import * as vocabulary from './vocabulary.ts';

const {
  ActivityType,
  ClipCardStatus,
  EventStatus,
  EventType,
  enumOf,
  Interval,
  labelOf,
  LicenseRequestStatus,
  LicenseStatus,
  PaymentMethod,
  PaymentStatus,
  Plan,
  RegistrationStatus,
  ServiceAgreementStatus,
  TaskPriority,
  UserRole,
  valuesOf,
} = vocabulary;

const shown = (statuses: Record<string, vocabulary.StatusWord>) =>
  Object.entries(statuses).map(([value, { label, tone }]) => `${value} ${label} ${tone}`);
const labels = (words: Record<string, vocabulary.Word>) =>
  Object.entries(words).map(([value, { label }]) => `${value} ${label}`);

describe('what people read', () => {
  test('of a licence', () => {
    expect(shown(LicenseStatus)).toEqual(['ACTIVE Aktiv green', 'PENDING Afventer amber', 'EXPIRED Udløbet grey']);
  });

  test('of a licence request, where a rejected one is called cancelled', () => {
    expect(shown(LicenseRequestStatus)).toEqual([
      'PENDING Afventer amber',
      'PROCESSING Behandles blue',
      'APPROVED Godkendt green',
      'REJECTED Annulleret red',
      'COMPLETED Fuldført green',
    ]);
  });

  test('of a service agreement', () => {
    expect(shown(ServiceAgreementStatus)).toEqual([
      'ACTIVE Aktiv green',
      'PENDING Afventer amber',
      'EXPIRED Udløbet grey',
      'CANCELLED Annulleret red',
    ]);
  });

  test('of a clip card', () => {
    expect(shown(ClipCardStatus)).toEqual([
      'ACTIVE Aktiv green',
      'PENDING Afventer amber',
      'USED Brugt grey',
      'CANCELLED Annulleret red',
    ]);
  });

  test('of a payment', () => {
    expect(shown(PaymentStatus)).toEqual([
      'PAID Betalt green',
      'PENDING Afventer amber',
      'FAILED Fejlet red',
      'CANCELLED Annulleret red',
    ]);
  });

  test('of an event and of a registration', () => {
    expect(shown(EventStatus)).toEqual([
      'DRAFT Kladde grey',
      'PUBLISHED Aktiv green',
      'CANCELLED Aflyst red',
      'COMPLETED Afsluttet amber',
    ]);
    expect(shown(RegistrationStatus)).toEqual([
      'REGISTERED Tilmeldt blue',
      'CONFIRMED Bekræftet green',
      'CANCELLED Afmeldt red',
      'WAITLISTED Venteliste amber',
    ]);
    expect(labels(EventType)).toEqual([
      'WORKSHOP Workshop',
      'SEMINAR Seminar',
      'WEBINAR Webinar',
      'MEETUP Meetup',
      'CONFERENCE Konference',
      'TRAINING Træning',
      'DEMO Demo',
      'QANDA Q&A',
    ]);
  });

  test('of plans, intervals, roles and payment methods', () => {
    expect(labels(Plan)).toEqual([
      'PLAN_SUPPORT_TEAM Support Team',
      'PLAN_SUITE_TEAM Suite Team',
      'PLAN_SUITE_GROWTH Suite Growth',
      'PLAN_SUITE_PRO Suite Professional',
      'PLAN_SUITE_ENTERPRISE Suite Enterprise',
    ]);
    expect(labels(Interval)).toEqual(['MONTHLY Månedlig', 'YEARLY Årlig']);
    expect(labels(UserRole)).toEqual(['USER Bruger', 'ADMIN Administrator']);
    expect(labels(PaymentMethod)).toEqual(['INVOICE Faktura', 'CREDIT_CARD Kreditkort']);
    expect(labels(TaskPriority)).toEqual(['1 P1', '2 P2', '3 P3', '4 P4']);
  });
});

test('the activity feed knows its ten subjects', () => {
  expect(valuesOf(ActivityType)).toEqual([
    'customer',
    'department',
    'user',
    'zendesk_instance',
    'license',
    'license_request',
    'service_agreement',
    'clip_card',
    'clip_card_work',
    'service_agreement_work',
  ]);
});

test('new installations and events begin with the defaults', () => {
  expect([vocabulary.DEFAULT_PLAN, vocabulary.DEFAULT_INTERVAL, vocabulary.DEFAULT_EVENT_TYPE]).toEqual([
    'PLAN_SUITE_TEAM',
    'MONTHLY',
    'WORKSHOP',
  ]);
});

test('an enum maps every value to itself', () => {
  expect(enumOf(Interval)).toEqual({ MONTHLY: 'MONTHLY', YEARLY: 'YEARLY' });
});

describe('a label', () => {
  test('is found by its value', () => {
    expect(labelOf(EventType, 'CONFERENCE')).toBe('Konference');
  });

  test('of an unknown value is the value itself', () => {
    expect(labelOf(EventType, 'HACKATHON')).toBe('HACKATHON');
    expect(labelOf(EventType, 'toString')).toBe('toString');
  });
});
