import { beforeEach, expect, test } from '@jest/globals';
import { hoursText } from '../../domain/workedTime.ts';
import { soldPriceText } from './agreementText.ts';
import { canPay, firstPayment, methodText } from './departmentPayment.ts';
import { keyOf, readDraft, writeDraft } from './purchaseDraft.ts';

const KEY = keyOf('cust_test');
const card = { brand: 'visa', last4: '4242', expMonth: 9, expYear: 2034 };

Object.assign(globalThis.crypto, { randomUUID: () => `id-${Math.random()}` });
beforeEach(() => sessionStorage.clear());

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 t'],
  [135, '2 t 15 min'],
])('%i minutes are written %s', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text);
});

test('an agreement keeps the price it was sold at, with the discount of its interval', () => {
  const sold = { licenseCount: 25, licensePrice: 500_00 };
  expect(soldPriceText({ ...sold, paymentInterval: 'MONTHLY' })).toBe('12.500 kr');
  expect(soldPriceText({ ...sold, paymentInterval: 'YEARLY' })).toBe('120.000 kr');
});

test('a card that was chosen but never given pays for nothing', () => {
  expect([
    canPay({ paymentMethod: 'CREDIT_CARD', cardInfo: null }),
    canPay({ paymentMethod: null, cardInfo: card }),
  ]).toEqual([false, false]);
  expect(methodText({ paymentMethod: 'CREDIT_CARD', cardInfo: null })).toBe('Ingen betalingsmetode');
  expect(methodText({ paymentMethod: 'CREDIT_CARD', cardInfo: card })).toBe('Visa •••• 4242, udløber 09/2034');
});

test('nothing is said to be drawn or invoiced where there is nothing to pay for yet', () => {
  const payer = { paymentMethod: 'CREDIT_CARD', cardInfo: card } as const;
  expect(firstPayment({ ...payer, activeLicenseCount: 5 })).toBe(
    'Første periode trækkes på Visa •••• 4242, når I bestiller.',
  );
  expect(firstPayment({ ...payer, activeLicenseCount: 0 })).toContain('koster ikke noget');
});

test('a purchase begins with three years by the month, and comes back as it was left', () => {
  const begun = readDraft(KEY);
  expect(begun).toMatchObject({ step: 'afdeling', duration: 36, paymentInterval: 'MONTHLY', acceptTerms: false });
  writeDraft(KEY, { ...begun, step: 'betaling', departmentId: 'dep_1', duration: 12 });
  expect(readDraft(KEY)).toEqual({ ...begun, step: 'betaling', departmentId: 'dep_1', duration: 12 });
  expect(readDraft(keyOf('cust_other')).departmentId).toBe('');
});

test.each(['{"purchaseId":', 'null', '{"purchaseId":"a","step":"hvor"}'])(
  'a draft that can not be read (%s) begins anew',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readDraft(KEY)).toMatchObject({ step: 'afdeling', departmentId: '' });
  },
);
