interface Billing {
  type: string;
  price: number | null | undefined;
  pricePerRequest: number | null | undefined;
  pricePerAgent: number | null | undefined;
}

const number = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 4 });
const kroner = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/**
 * Formats a price excluding VAT as 'Gratis', '99 kr/md.', '0,25 kr pr. kald' or '49 kr/agent/md.'. Up to four decimals,
 * because a call can cost less than an øre.
 */
export function integrationPriceText({ type, price, pricePerRequest, pricePerAgent }: Billing): string {
  switch (type) {
    case 'monthly':
      return `${amount(price)} kr/md.`;
    case 'metered':
      return `${amount(pricePerRequest)} kr pr. kald`;
    case 'monthly_per_agent':
      return `${amount(pricePerAgent)} kr/agent/md.`;
    default:
      return 'Gratis';
  }
}

const amount = (value: number | null | undefined) =>
  (Number.isInteger(value ?? 0) ? number : kroner).format(value ?? 0);
