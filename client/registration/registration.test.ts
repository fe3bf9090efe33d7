import { beforeEach, expect, test } from '@jest/globals';
import { readDraft, writeDraft } from './registrationDraft.ts';
import { errorsByStep, furthestStep } from './wizardSteps.ts';

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

test("the server's errors find their steps, in the order of the steps", () => {
  expect(
    errorsByStep({ 'user.email': 'Optaget', 'zendesk.zendeskSubdomain': 'I brug', registrationId: 'Ukendt' }),
  ).toEqual([
    { key: 'zendesk', fields: { zendeskSubdomain: 'I brug' } },
    { key: 'user', fields: { email: 'Optaget' } },
  ]);
});

test('nobody gets past the first step that does not hold', () => {
  const blank = readDraft(KEY);
  const values = { ...blank, user: { ...blank.user, password: '' } };
  expect(furthestStep(values)).toBe(0);
  expect(furthestStep({ ...values, company })).toBe(1);
});

test('a draft comes back as it was left, and what it does not know takes its default', () => {
  const begun = readDraft(KEY);
  writeDraft(KEY, { ...begun, step: 'department', company: { ...begun.company, companyName: 'Fjordlyst' } });
  expect(readDraft(KEY)).toMatchObject({
    registrationId: begun.registrationId,
    step: 'department',
    company: { companyName: 'Fjordlyst', street: '' },
  });
});

test.each(['{"company":', 'null', '[]'])('a draft that can not be read (%s) begins anew', (text) => {
  localStorage.setItem(KEY, text);
  expect(readDraft(KEY)).toMatchObject({ step: 'company', company: { companyName: '' } });
});
