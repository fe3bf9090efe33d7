/** The columns of the card of department `d`. */
export const storedCardColumns = [
  'd.stripe_payment_method_id as cardId',
  'd.card_brand as brand',
  'd.card_last4 as last4',
  'd.card_exp_month as expMonth',
  'd.card_exp_year as expYear',
] as const;

interface StoredCardRow {
  cardId: string | null;
  brand: string | null;
  last4: string | null;
  expMonth: number | null;
  expYear: number | null;
}

/** The card of a department; null without one. */
export function storedCardOf({ cardId, brand, last4, expMonth, expYear }: StoredCardRow) {
  return cardId && brand && last4 && expMonth && expYear ? { id: cardId, brand, last4, expMonth, expYear } : null;
}
