import { dateOf } from '../../../domain/basics/dates.ts';

interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  dankort: 'Dankort',
};

/** Formats a card as 'Visa •••• 4242'. */
export const cardName = ({ brand, last4 }: Card) => `${brands[brand.toLowerCase()] ?? brand} •••• ${last4}`;

/** Formats the expiry as 'udløber 08/2027', or with 'udløb' when it has passed. */
export const cardExpiry = (card: Card, today = dateOf()) =>
  `${isCardExpired(card, today) ? 'udløb' : 'udløber'} ${monthOf(card)}/${card.expYear}`;

/** A card is valid until the end of the month in which it expires. */
export const isCardExpired = (card: Card, today = dateOf()) => `${card.expYear}-${monthOf(card)}` < today.slice(0, 7);

const monthOf = ({ expMonth }: Card) => String(expMonth).padStart(2, '0');
