import { expect, test } from '@jest/globals';
import { CARD_DECLINED, declineText, isRefusedForGood } from './declineTexts.ts';

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

test('knows after which refusals the same card cannot pay later', () => {
  expect(
    ['lost_card', 'stolen_card', 'pickup_card'].every((reason) => isRefusedForGood({ decline_code: reason })),
  ).toBe(true);
  expect(isRefusedForGood({ code: 'expired_card' })).toBe(true);
  for (const reason of ['insufficient_funds', 'generic_decline', 'do_not_honor', 'try_again_later'])
    expect(isRefusedForGood({ code: 'card_declined', decline_code: reason })).toBe(false);
  expect(isRefusedForGood({})).toBe(false);
});
