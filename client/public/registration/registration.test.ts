import { beforeEach, expect, test } from '@jest/globals';
import { readRegistrationDraft, writeRegistrationDraft } from './registrationDraft.ts';
import { errorsByStep } from './sendRegistration.ts';
import { stepSchemas } from './stepSchemas.ts';
import { furthestStep } from './wizardSteps.ts';

const KEY = 'portal.registration.test';

Object.assign(globalThis.crypto, { randomUUID: () => `id-${Math.random()}` });
beforeEach(() => localStorage.clear());

const company = {
  companyName: 'Fjordlyst',
  vatNumber: 'DK 12 34 56 74',
  street: 'Lyngbakken 14',
  zip: '8270',
  city: 'Højbjerg',
  phoneNumber: '86001240',
  contactPerson: 'Mette',
  billingEmail: 'mette@fjordlyst.example',
};

test('assigns server errors to their steps, in the order of the steps, and leaves out errors of no step', () => {
  expect(
    errorsByStep({ 'user.email': 'Optaget', 'zendesk.zendeskSubdomain': 'I brug', registrationId: 'Ukendt' }),
  ).toEqual([
    { key: 'zendesk', fields: { zendeskSubdomain: 'I brug' } },
    { key: 'user', fields: { email: 'Optaget' } },
  ]);
});

test('lets nobody past the first step with invalid values', () => {
  const emptyDraft = readRegistrationDraft(KEY);
  const values = { ...emptyDraft, user: { ...emptyDraft.user, password: '' } };
  expect(furthestStep(values, stepSchemas)).toBe(0);
  expect(furthestStep({ ...values, company }, stepSchemas)).toBe(1);
});

test('restores a stored draft', () => {
  const newDraft = readRegistrationDraft(KEY);
  writeRegistrationDraft(KEY, {
    ...newDraft,
    step: 'department',
    company: { ...newDraft.company, companyName: 'Fjordlyst' },
  });
  expect(readRegistrationDraft(KEY)).toMatchObject({
    registrationId: newDraft.registrationId,
    step: 'department',
    company: { companyName: 'Fjordlyst', street: '' },
  });
});

test.each(['{"company":', 'null', '[]'])('starts a new draft when the stored one is invalid (%s)', (text) => {
  localStorage.setItem(KEY, text);
  expect(readRegistrationDraft(KEY)).toMatchObject({ step: 'company', company: { companyName: '' } });
});
