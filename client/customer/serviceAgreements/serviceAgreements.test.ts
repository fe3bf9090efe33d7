import { beforeEach, expect, test } from '@jest/globals';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';
import { soldPriceText } from './agreementText.ts';
import { canPay, firstPaymentText, paymentMethodText } from './departmentPayment.ts';
import { draftKey, readPurchaseDraft, writePurchaseDraft } from './purchaseDraft.ts';

const KEY = draftKey('cust_test');
const card = { brand: 'visa', last4: '4242', expMonth: 9, expYear: 2034 };

Object.assign(globalThis.crypto, { randomUUID: () => `id-${Math.random()}` });
beforeEach(() => sessionStorage.clear());

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 t'],
  [135, '2 t 15 min'],
])('formats %i minutes as %s', (minutes, text) => {
  expect(formatWorkedTime(minutes)).toBe(text);
});

test('formats the sold price of an agreement with the discount of its interval', () => {
  const sold = { licenseCount: 25, licensePrice: 500_00, yearlyDiscountPercent: 20 };
  expect(soldPriceText({ ...sold, paymentInterval: 'MONTHLY' })).toBe('12.500 kr');
  expect(soldPriceText({ ...sold, paymentInterval: 'YEARLY' })).toBe('120.000 kr');
});

test('lets no department pay without a payment method or with a missing card, and names the payment method', () => {
  expect([
    canPay({ paymentMethod: 'CREDIT_CARD', cardInfo: null }),
    canPay({ paymentMethod: null, cardInfo: card }),
  ]).toEqual([false, false]);
  expect(paymentMethodText({ paymentMethod: 'CREDIT_CARD', cardInfo: null })).toBe('Ingen betalingsmetode');
  expect(paymentMethodText({ paymentMethod: 'CREDIT_CARD', cardInfo: card })).toBe('Visa •••• 4242, udløber 09/2034');
});

test('announces the charge of the card, and that nothing is charged without active licences', () => {
  const payer = { paymentMethod: 'CREDIT_CARD', cardInfo: card } as const;
  expect(firstPaymentText({ ...payer, activeLicenseCount: 5 })).toBe(
    'Første periode trækkes på Visa •••• 4242, når I bestiller.',
  );
  expect(firstPaymentText({ ...payer, activeLicenseCount: 0 })).toContain('koster ikke noget');
});

test('starts a purchase with three years paid monthly, and restores the stored draft of the same company', () => {
  const newDraft = readPurchaseDraft(KEY);
  expect(newDraft).toMatchObject({ step: 'afdeling', duration: 36, paymentInterval: 'MONTHLY', acceptTerms: false });
  writePurchaseDraft(KEY, { ...newDraft, step: 'betaling', departmentId: 'dep_1', duration: 12 });
  expect(readPurchaseDraft(KEY)).toEqual({ ...newDraft, step: 'betaling', departmentId: 'dep_1', duration: 12 });
  expect(readPurchaseDraft(draftKey('cust_other')).departmentId).toBe('');
});

test.each(['{"purchaseId":', 'null', '{"purchaseId":"a","step":"hvor"}'])(
  'starts a new draft when the stored one is invalid (%s)',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readPurchaseDraft(KEY)).toMatchObject({ step: 'afdeling', departmentId: '' });
  },
);
