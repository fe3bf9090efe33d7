import { formatDecimal, formatLicenseCount, formatPlural } from '../basics/formatCount.ts';
import { formatExact, type Ore } from '../basics/money.ts';

/** The kinds of problems of a company, the most urgent first. */
export const HealthKind = {
  UNPAID: { label: 'Ubetalt', tone: 'red' },
  FAILED_PAYMENT: { label: 'Fejlet betaling', tone: 'red' },
  HELP_DESK_KEY: { label: 'Zendesk-nøgle virker ikke', tone: 'red' },
  INTEGRATION: { label: 'Integration virker ikke', tone: 'red' },
  SEATS: { label: 'For få licenser', tone: 'amber' },
  DEADLINE: { label: 'Opsigelsesfrist', tone: 'amber' },
  HOURS: { label: 'Få timer', tone: 'amber' },
} as const;
export type HealthKind = keyof typeof HealthKind;

/** The figures of a company; null for what is well. */
export interface HealthFacts {
  /** The overdue invoices together, and the days since the first of them was due. */
  unpaid: { amount: Ore; days: number } | null;
  /** Later periods whose card was declined. */
  failedPayments: { amount: Ore; count: number } | null;
  keys: { count: number; place: string } | null;
  integrations: { count: number; name: string } | null;
  /** Seats in use beyond the bought ones. */
  seatsOver: number | null;
  /** Days until the next undecided deadline; negative when it has passed. */
  deadline: { days: number } | null;
  /** Hours left in the departments whose balance is low. */
  hours: { left: number; departments: number } | null;
}

export interface HealthSign {
  kind: HealthKind;
  text: string;
}

/** The Danish lines about what is wrong, the most urgent first. Empty for a company that is well. */
export function healthSigns(facts: HealthFacts): HealthSign[] {
  const { unpaid, failedPayments, keys, integrations, seatsOver, deadline, hours } = facts;
  const texts: Record<HealthKind, string | null> = {
    UNPAID: unpaid && `Ubetalt ${formatExact(unpaid.amount)}, ${formatPlural(unpaid.days, 'dag', 'dage')} over`,
    FAILED_PAYMENT: failedPayments && failedPaymentText(failedPayments),
    HELP_DESK_KEY: keys && keyText(keys),
    INTEGRATION:
      integrations &&
      (integrations.count === 1
        ? `${integrations.name} virker ikke`
        : `${integrations.count} integrationer virker ikke`),
    SEATS: seatsOver === null ? null : `${formatLicenseCount(seatsOver)} over`,
    DEADLINE: deadline && deadlineText(deadline.days),
    HOURS: hours && hoursText(hours),
  };
  return (Object.keys(HealthKind) as HealthKind[]).flatMap((kind) => {
    const text = texts[kind];
    return text === null ? [] : [{ kind, text }];
  });
}

const failedPaymentText = ({ amount, count }: { amount: Ore; count: number }) =>
  `${count === 1 ? 'Betaling afvist' : `${count} betalinger afvist`}, ${formatExact(amount)}`;

const keyText = ({ count, place }: { count: number; place: string }) =>
  count === 1 ? `Nøglen til ${place} virker ikke` : `${count} nøgler virker ikke`;

function deadlineText(days: number): string {
  if (days < 0) return `Opsigelsesfrist overskredet ${formatPlural(-days, 'dag', 'dage')}`;
  if (days === 0) return 'Opsigelsesfrist i dag';
  return days === 1 ? 'Opsigelsesfrist i morgen' : `Opsigelsesfrist om ${days} dage`;
}

const hoursText = ({ left, departments }: { left: number; departments: number }) =>
  departments === 1
    ? `Få timer, ${formatDecimal(left)} tilbage`
    : `Få timer i ${departments} afdelinger, ${formatDecimal(left)} tilbage`;
