import { formatPlural, formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import type { Interval } from '../../../domain/basics/vocabulary.ts';
import { soldPrice } from '../../../domain/sales/agreementPricing.ts';

/** The choices of a customer about an agreement. */
export type AgreementChoice = 'RENEW' | 'INTERVAL' | 'EXPIRE';

interface SoldAgreement {
  readonly licenseCount: number;
  readonly licensePrice: Ore;
  readonly paymentInterval: string;
  readonly yearlyDiscountPercent: number;
}

export const activeLicensesText = (count: number) => formatPlural(count, 'aktiv licens', 'aktive licenser');

export const yearsText = (months: number) => `${months / 12} år`;

export const perPeriod = (interval: string) => (interval === 'YEARLY' ? 'om året' : 'om måneden');

/** Formats the price of a period, such as '11.225 kr'; the caller adds the period. */
export const soldPriceText = ({ paymentInterval, ...agreement }: SoldAgreement) =>
  formatKroner(soldPrice({ ...agreement, paymentInterval: paymentInterval as Interval }));

/** Formats a calculation such as '25 licenser × 449 kr'. */
export const priceCalculation = (licenseCount: number, pricePerLicense: Ore) =>
  `${formatLicenseCount(licenseCount)} × ${formatKroner(pricePerLicense)}`;
