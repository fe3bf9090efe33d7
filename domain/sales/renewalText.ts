import { formatLicenseCount } from '../basics/formatCount.ts';
import { labelOf, Plan } from '../basics/vocabulary.ts';
import { RenewalOutcome } from './renewals.ts';

/** The changes of a renewal, as in 'som Suite Growth med 18 licenser'; 'uændret' without any. */
export const renewalChanges = (plan: string | null | undefined, seats: string | null): string =>
  [...(plan ? [`som ${labelOf(Plan, plan)}`] : []), ...(seats ? [`med ${seats}`] : [])].join(' ') || 'uændret';

/** A decision, as in 'Fornyes med 18 licenser'. `quantity` is null when the number of seats stays. */
export const renewalText = (outcome: string, plan: string | null | undefined, quantity: number | null): string =>
  outcome === 'EXPIRE'
    ? RenewalOutcome.EXPIRE.label
    : `${RenewalOutcome.RENEW.label} ${renewalChanges(plan, quantity === null ? null : formatLicenseCount(quantity))}`;
