import { cardName } from '../../parts/paymentCard/cardText.ts';

interface Payer {
  readonly paymentMethod: string | null | undefined;
  readonly billingEmail: string | null | undefined;
  readonly cardInfo: Parameters<typeof cardName>[0] | null | undefined;
}

/** Says how a department pays. Undefined when it has no payment method, or pays by card and has no card. */
export function paymentText({ paymentMethod, billingEmail, cardInfo }: Payer): string | undefined {
  if (paymentMethod === 'CREDIT_CARD') return cardInfo ? `Betales med kort, ${cardName(cardInfo)}` : undefined;
  if (!paymentMethod) return undefined;
  return billingEmail ? `Betales med faktura til ${billingEmail}` : 'Betales med faktura';
}
