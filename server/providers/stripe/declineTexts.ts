/**
 * Messages for users by Stripe's codes. The codes of lost and stolen cards and of suspected fraud are left out on
 * purpose: the holder of such a card learns only that the card was declined.
 */
const texts: Record<string, string> = {
  insufficient_funds: 'Kortet blev afvist: Der er ikke dækning på kontoen. Prøv et andet kort.',
  expired_card: 'Kortet er udløbet. Prøv et andet kort.',
  incorrect_cvc: 'Kortets sikkerhedskode (CVC) er forkert. Tilføj kortet igen.',
  invalid_cvc: 'Kortets sikkerhedskode (CVC) er forkert. Tilføj kortet igen.',
  incorrect_number: 'Kortnummeret er forkert. Tilføj kortet igen.',
  invalid_number: 'Kortnummeret er forkert. Tilføj kortet igen.',
  invalid_expiry_month: 'Kortets udløbsdato er forkert. Tilføj kortet igen.',
  invalid_expiry_year: 'Kortets udløbsdato er forkert. Tilføj kortet igen.',
  card_velocity_exceeded:
    'Kortet blev afvist: Kortets beløbsgrænse er nået. Prøv et andet kort, eller kontakt din bank.',
  withdrawal_count_limit_exceeded:
    'Kortet blev afvist: Kortets beløbsgrænse er nået. Prøv et andet kort, eller kontakt din bank.',
  card_not_supported: 'Kortet kan ikke bruges til denne betaling. Prøv et andet kort.',
  currency_not_supported: 'Kortet kan ikke bruges til betaling i danske kroner. Prøv et andet kort.',
  transaction_not_allowed: 'Kortet kan ikke bruges til denne betaling. Prøv et andet kort, eller kontakt din bank.',
  processing_error: 'Banken kunne ikke behandle betalingen. Prøv igen om lidt.',
  issuer_not_available: 'Banken kunne ikke behandle betalingen. Prøv igen om lidt.',
  reenter_transaction: 'Banken kunne ikke behandle betalingen. Prøv igen om lidt.',
  try_again_later: 'Banken kunne ikke behandle betalingen. Prøv igen om lidt.',
  authentication_required: 'Betalingen blev ikke bekræftet hos din bank. Prøv igen, eller brug et andet kort.',
  payment_intent_authentication_failure:
    'Betalingen blev ikke bekræftet hos din bank. Prøv igen, eller brug et andet kort.',
  amount_too_small: 'Beløbet er for lille til at blive betalt med kort.',
  amount_too_large: 'Beløbet er for stort til at blive betalt med kort.',
};

export const CARD_DECLINED = 'Kortet blev afvist. Prøv et andet kort, eller kontakt din bank.';
export const CARD_GONE = 'Kortet kan ikke bruges længere. Tilføj et kort igen.';
export const CANCELLED = 'Betalingen blev annulleret.';
export const NOT_CARRIED_OUT = 'Betalingen kunne ikke gennemføres. Kontakt os, så hjælper vi.';

interface RefusalCodes {
  code?: string | undefined;
  decline_code?: string | undefined;
}

/** Codes after which the same card cannot pay, whenever it is charged again. */
const finalCodes = new Set([
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'security_violation',
  'fraudulent',
  'merchant_blacklist',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'stop_payment_order',
  'invalid_account',
  'expired_card',
  'incorrect_number',
  'invalid_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'card_not_supported',
  'currency_not_supported',
]);

/** Whether the bank refuses the card for good, so that only another card can pay. */
export const isRefusedForGood = ({ code, decline_code: reason }: RefusalCodes): boolean =>
  finalCodes.has(reason ?? '') || finalCodes.has(code ?? '');

/**
 * The message for a failed payment. Prefers the bank's decline code, which is more specific than Stripe's error code.
 */
export function declineText({ code, decline_code: reason }: RefusalCodes): string {
  return texts[reason ?? ''] ?? texts[code ?? ''] ?? CARD_DECLINED;
}
