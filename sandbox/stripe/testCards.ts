export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

export interface CardBehaviour {
  onSetup?: Decline;
  onCharge?: Decline;
  /** When the bank requires the customer's confirmation: for the card's setup alone, or for each payment as well. */
  confirmation?: 'setup' | 'always';
}

const declined = (reason: string): Decline => ({
  code: 'card_declined',
  decline_code: reason,
  message: 'Your card was declined.',
});
const insufficientFunds: Decline = { ...declined('insufficient_funds'), message: 'Your card has insufficient funds.' };
const expired: Decline = { code: 'expired_card', message: 'Your card has expired.' };
const incorrectCvc: Decline = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." };
const processingError: Decline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};
const notATestCard: Decline = {
  ...declined('test_mode_live_card'),
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

const declinedAlways = (decline: Decline): CardBehaviour => ({ onSetup: decline, onCharge: decline });

const behaviours = {
  accepted: {},
  genericDecline: declinedAlways(declined('generic_decline')),
  insufficientFunds: declinedAlways(insufficientFunds),
  expired: declinedAlways(expired),
  incorrectCvc: declinedAlways(incorrectCvc),
  processingError: declinedAlways(processingError),
  notATestCard: declinedAlways(notATestCard),
  declinedWhenCharged: { onCharge: declined('generic_decline') },
  confirmedOnce: { confirmation: 'setup' },
  confirmedAlways: { confirmation: 'always' },
} satisfies Record<string, CardBehaviour>;

export type BehaviourName = keyof typeof behaviours;

/** Stripe's test cards. Every other number is declined, because it could be a real card. */
const numbers: Record<string, BehaviourName> = {
  '4242424242424242': 'accepted',
  '4000056655665556': 'accepted',
  '4000002080000001': 'accepted',
  '5555555555554444': 'accepted',
  '378282246310005': 'accepted',
  '4000000000000002': 'genericDecline',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'expired',
  '4000000000000127': 'incorrectCvc',
  '4000000000000119': 'processingError',
  '4000000000000341': 'declinedWhenCharged',
  '4000002500003155': 'confirmedOnce',
  '4000002760003184': 'confirmedAlways',
};

export const behaviourNameOf = (number: string): BehaviourName => numbers[number] ?? 'notATestCard';
export const behaviourOf = (name: BehaviourName): CardBehaviour => behaviours[name];

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
}

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
