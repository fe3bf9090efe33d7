import { addDays, formatDate } from '../../../domain/basics/dates.ts';
import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import { renewalText } from '../../../domain/sales/renewalText.ts';

/** The choices of a customer about a licence. */
export type RenewalChoiceKind = 'RENEW' | 'QUANTITY' | 'PLAN' | 'EXPIRE';

interface Decided {
  readonly quantity: number;
  readonly renewalQuantity: number;
  readonly renewalDecision?: { readonly outcome: string; readonly plan?: string | null | undefined } | null | undefined;
}

/** The decision about the end of the term, as in 'Fornyes med 18 licenser'; undefined while there is none. */
export const decisionText = ({ quantity, renewalQuantity, renewalDecision }: Decided): string | undefined =>
  renewalDecision
    ? renewalText(renewalDecision.outcome, renewalDecision.plan, renewalQuantity === quantity ? null : renewalQuantity)
    : undefined;

/** As in '29.448 kr om året', for seats at a price for a month. */
export const yearText = (price: Ore | undefined, seats: number): string =>
  price === undefined ? 'Pris efter aftale' : `${formatKroner(price * seats * 12)} om året`;

/** The first day of the next term. */
export const renewalDay = (validUntil: string): string => formatDate(addDays(validUntil, 1));
