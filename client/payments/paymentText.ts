import { cardName } from '../departments/cardText.ts';

interface Payer {
  readonly paymentMethod: string | null | undefined;
  readonly billingEmail: string | null | undefined;
  readonly cardInfo: Parameters<typeof cardName>[0] | null | undefined;
}

/** How a department is going to pay; nothing where it has not chosen, or has no card for its choice. */
export function paymentText({ paymentMethod, billingEmail, cardInfo }: Payer): string | undefined {
  if (paymentMethod === 'CREDIT_CARD') return cardInfo ? `Betales med kort, ${cardName(cardInfo)}` : undefined;
  if (!paymentMethod) return undefined;
  return billingEmail ? `Betales med faktura til ${billingEmail}` : 'Betales med faktura';
}
