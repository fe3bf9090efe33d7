/** Numbers of Stripe's test cards. See https://docs.stripe.com/testing. */
export const cardNumbers = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  /** Saved without an error, and declined when it is charged. */
  declinedWhenCharged: '4000000000000341',
  declinedWhenSaved: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongSecurityCode: '4000000000000127',
  processingError: '4000000000000119',
  /** The owner confirms at the bank once, when the card is saved. */
  confirmedWhenSaved: '4000002500003155',
  /** The owner confirms every charge at the bank. */
  confirmedAtEachCharge: '4000002760003184',
} as const;
