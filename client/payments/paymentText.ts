import { cardName } from '../departments/cardText.ts';

interface Payer {
  readonly paymentMethod: string | null | undefined;
  readonly billingEmail: string | null | undefined;
  readonly cardInfo: Parameters<typeof cardName>[0] | null | undefined;
}

/** Returns how a department pays; undefined when it has no payment method, or no card for paying by card. */
export function paymentText({ paymentMethod, billingEmail, cardInfo }: Payer): string | undefined {
  if (paymentMethod === 'CREDIT_CARD') return cardInfo ? `Betales med kort, ${cardName(cardInfo)}` : undefined;
  if (!paymentMethod) return undefined;
  return billingEmail ? `Betales med faktura til ${billingEmail}` : 'Betales med faktura';
}
