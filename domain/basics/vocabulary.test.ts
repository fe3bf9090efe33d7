import { describe, expect, test } from '@jest/globals';
import { DEFAULT_INTERVAL, DEFAULT_PLAN } from '../companies/licenseDefaults.ts';
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

const statusTexts = (statuses: Record<string, vocabulary.StatusWord>) =>
  Object.entries(statuses).map(([value, { label, tone }]) => `${value} ${label} ${tone}`);
const labelTexts = (words: Record<string, vocabulary.Word>) =>
  Object.entries(words).map(([value, { label }]) => `${value} ${label}`);

describe('the words and tones on screen are fixed', () => {
  test('for a licence', () => {
    expect(statusTexts(LicenseStatus)).toEqual([
      'ACTIVE Aktiv green',
      'PENDING Afventer amber',
      'EXPIRED Udløbet grey',
    ]);
  });

  test('for a licence request, in which a rejected one is called cancelled', () => {
    expect(statusTexts(LicenseRequestStatus)).toEqual([
      'PENDING Afventer amber',
      'PROCESSING Behandles blue',
      'APPROVED Godkendt green',
      'REJECTED Annulleret red',
      'COMPLETED Fuldført green',
    ]);
  });

  test('for a service agreement', () => {
    expect(statusTexts(ServiceAgreementStatus)).toEqual([
      'ACTIVE Aktiv green',
      'PENDING Afventer amber',
      'EXPIRED Udløbet grey',
      'CANCELLED Annulleret red',
    ]);
  });

  test('for a clip card', () => {
    expect(statusTexts(ClipCardStatus)).toEqual([
      'ACTIVE Aktiv green',
      'PENDING Afventer amber',
      'USED Brugt grey',
      'CANCELLED Annulleret red',
    ]);
  });

  test('for a payment', () => {
    expect(statusTexts(PaymentStatus)).toEqual([
      'PAID Betalt green',
      'PENDING Afventer amber',
      'FAILED Fejlet red',
      'CANCELLED Annulleret red',
    ]);
  });

  test('for an event and a registration', () => {
    expect(statusTexts(EventStatus)).toEqual([
      'DRAFT Kladde grey',
      'PUBLISHED Aktiv green',
      'CANCELLED Aflyst red',
      'COMPLETED Afsluttet amber',
    ]);
    expect(statusTexts(RegistrationStatus)).toEqual([
      'REGISTERED Tilmeldt blue',
      'CONFIRMED Bekræftet green',
      'CANCELLED Afmeldt red',
      'WAITLISTED Venteliste amber',
      'OFFERED Tilbudt plads amber',
      'REQUESTED Afventer bekræftelse amber',
    ]);
    expect(labelTexts(EventType)).toEqual([
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

  test('for plans, intervals, roles and payment methods', () => {
    expect(labelTexts(Plan)).toEqual([
      'PLAN_SUPPORT_TEAM Support Team',
      'PLAN_SUITE_TEAM Suite Team',
      'PLAN_SUITE_GROWTH Suite Growth',
      'PLAN_SUITE_PRO Suite Professional',
      'PLAN_SUITE_ENTERPRISE Suite Enterprise',
    ]);
    expect(labelTexts(Interval)).toEqual(['MONTHLY Månedlig', 'YEARLY Årlig']);
    expect(labelTexts(UserRole)).toEqual(['USER Bruger', 'EMPLOYEE Medarbejder', 'ADMIN Administrator']);
    expect(labelTexts(PaymentMethod)).toEqual(['INVOICE Faktura', 'CREDIT_CARD Kreditkort']);
    expect(labelTexts(TaskPriority)).toEqual(['1 P1', '2 P2', '3 P3', '4 P4']);
  });
});

test('activities have eleven subjects', () => {
  expect(valuesOf(ActivityType)).toEqual([
    'customer',
    'department',
    'user',
    'zendesk_instance',
    'license',
    'license_request',
    'service_agreement',
    'clip_card',
    'purchase_approval',
    'clip_card_work',
    'service_agreement_work',
    'invoice',
    'reminder',
    'event_place',
  ]);
});

test('the defaults are the plan Suite Team, monthly billing and the event type workshop', () => {
  expect([DEFAULT_PLAN, DEFAULT_INTERVAL, vocabulary.DEFAULT_EVENT_TYPE]).toEqual([
    'PLAN_SUITE_TEAM',
    'MONTHLY',
    'WORKSHOP',
  ]);
});

test('an enum maps every value to itself', () => {
  expect(enumOf(Interval)).toEqual({ MONTHLY: 'MONTHLY', YEARLY: 'YEARLY' });
});

describe('the label', () => {
  test('of a known value is its word', () => {
    expect(labelOf(EventType, 'CONFERENCE')).toBe('Konference');
  });

  test('of an unknown value is the value itself', () => {
    expect(labelOf(EventType, 'HACKATHON')).toBe('HACKATHON');
    expect(labelOf(EventType, 'toString')).toBe('toString');
  });
});
