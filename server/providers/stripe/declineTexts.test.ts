import { expect, test } from '@jest/globals';
import { CARD_DECLINED, declineText } from './declineTexts.ts';

test("uses the bank's decline code before Stripe's error code", () => {
  expect(declineText({ code: 'card_declined', decline_code: 'insufficient_funds' })).toContain('ikke dækning');
  expect(declineText({ code: 'expired_card' })).toContain('udløbet');
  expect(declineText({ code: 'incorrect_cvc' })).toContain('CVC');
});

test.each(['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'generic_decline', 'a_reason_of_tomorrow'])(
  'gives no reason for %s',
  (reason) => {
    expect(declineText({ code: 'card_declined', decline_code: reason })).toBe(CARD_DECLINED);
  },
);
