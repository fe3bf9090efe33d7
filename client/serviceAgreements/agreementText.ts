import { soldPrice } from '../../domain/agreementPricing.ts';
import { counted, countedLicenses } from '../../domain/counted.ts';
import { formatKroner, type Ore } from '../../domain/money.ts';
import type { Interval } from '../../domain/vocabulary.ts';

interface Sold {
  readonly licenseCount: number;
  readonly licensePrice: Ore;
  readonly paymentInterval: string;
}

export const activeLicensesText = (count: number) => counted(count, 'aktiv licens', 'aktive licenser');

export const yearsText = (months: number) => `${months / 12} år`;

export const perPeriod = (interval: string) => (interval === 'YEARLY' ? 'om året' : 'om måneden');

/** '11.225 kr', beside its period. */
export const soldPriceText = ({ paymentInterval, ...sold }: Sold) =>
  formatKroner(soldPrice({ ...sold, paymentInterval: paymentInterval as Interval }));

/** '25 licenser × 449 kr' */
export const calculation = (licenses: number, perLicense: Ore) =>
  `${countedLicenses(licenses)} × ${formatKroner(perLicense)}`;
