/** Error messages for users. Stripe.js has them in many languages; the sandbox has Danish only. */
const declined = 'Dit kort blev afvist.';

const messages = {
  card_declined: declined,
  generic_decline: declined,
  insufficient_funds: 'Der er ikke dækning på kortet.',
  expired_card: 'Dit kort er udløbet.',
  incorrect_cvc: 'Kortets sikkerhedskode er forkert.',
  processing_error: 'Der opstod en fejl under behandling af kortet. Prøv igen om lidt.',
  test_mode_live_card:
    'Dit kort blev afvist. Dette er en demo: Brug et af Stripes testkort, f.eks. 4242 4242 4242 4242.',
  setup_intent_authentication_failure: 'Vi kunne ikke bekræfte dit kort hos banken. Vælg et andet kort, og prøv igen.',
  payment_intent_authentication_failure:
    'Vi kunne ikke bekræfte betalingen hos banken. Vælg et andet kort, og prøv igen.',
  incomplete_number: 'Dit kortnummer er ufuldstændigt.',
  invalid_number: 'Dit kortnummer er ugyldigt.',
  incomplete_expiry: 'Dit korts udløbsdato er ufuldstændig.',
  invalid_expiry_month: 'Dit korts udløbsmåned er ugyldig.',
  invalid_expiry_year_past: 'Dit korts udløbsår ligger i fortiden.',
  invalid_expiry_month_past: 'Dit korts udløbsdato ligger i fortiden.',
  incomplete_cvc: 'Dit korts sikkerhedskode er ufuldstændig.',
  api_connection_error: 'Vi kunne ikke få forbindelse til betalingssystemet. Kontrollér din forbindelse, og prøv igen.',
};

export const messageOf = (...codes) => messages[codes.find((code) => code in messages)];
