import { addDays, formatDate } from '../../domain/dates.ts';
import { formatLicenseCount } from '../../domain/formatCount.ts';
import { formatKroner, type Ore } from '../../domain/money.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';

/** The choices of a customer about a licence. */
export type RenewalChoiceKind = 'RENEW' | 'QUANTITY' | 'PLAN' | 'EXPIRE';

interface Decided {
  readonly quantity: number;
  readonly renewalQuantity: number;
  readonly validUntil: string;
  readonly renewalDecision?: { readonly outcome: string; readonly plan?: string | null | undefined } | null | undefined;
}

/** The decision about the end of the term, as in 'Fornyes med 18 licenser'; undefined while there is none. */
export function decisionText({ quantity, renewalQuantity, renewalDecision }: Decided): string | undefined {
  if (!renewalDecision) return undefined;
  const { outcome, plan } = renewalDecision;
  if (outcome === 'EXPIRE') return 'Udløber';
  const changes = [
    ...(plan ? [`som ${labelOf(Plan, plan)}`] : []),
    ...(renewalQuantity === quantity ? [] : [`med ${formatLicenseCount(renewalQuantity)}`]),
  ];
  return `Fornyes ${changes.join(' ') || 'uændret'}`;
}

/** As in '29.448 kr om året', for seats at a price for a month. */
export const yearText = (price: Ore | undefined, seats: number): string =>
  price === undefined ? 'Pris efter aftale' : `${formatKroner(price * seats * 12)} om året`;

/** The first day of the next term. */
export const renewalDay = (validUntil: string): string => formatDate(addDays(validUntil, 1));
