import { CalendarClock, CircleAlert, KeyRound, Lock, ReceiptText, Ticket, Unplug, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router';
import { HealthKind } from '../../../domain/backOffice/companyHealth.ts';
import { classes } from '../../ui/classes.ts';
import { toneClass } from '../../ui/tones.ts';
import { itemKey } from '../inbox/inboxFilters.ts';
import styles from './Companies.module.css';
import { companyPath } from './companyText.ts';
import type { CompanyHealth_admin$key } from '#relay/CompanyHealth_admin.graphql';

const adminFragment = graphql`
  fragment CompanyHealth_admin on Admin @argumentDefinitions(id: { type: "ID!" }) {
    companyHealth(customerId: $id) {
      id
      kind
      text
      subjectId
    }
  }
`;

/** The problems of a company, each as a link to where it is solved. Renders nothing for a company that is well. */
export function CompanyHealth({ admin, customerId }: { admin: CompanyHealth_admin$key; customerId: string }) {
  const { companyHealth } = useFragment(adminFragment, admin);
  if (!companyHealth.length) return null;
  return (
    <ul className={styles.health} aria-label="Kræver opmærksomhed">
      {companyHealth.map(({ id, kind: name, text, subjectId }) => {
        const kind = name as HealthKind;
        const Icon = icons[kind];
        return (
          <li key={id}>
            <RouterLink
              to={solvedAt(kind, customerId, subjectId)}
              className={classes(styles.sign, toneClass(HealthKind[kind].tone))}
            >
              <Icon aria-hidden />
              {text}
            </RouterLink>
          </li>
        );
      })}
    </ul>
  );
}

const icons: Record<HealthKind, LucideIcon> = {
  UNPAID: ReceiptText,
  FAILED_PAYMENT: CircleAlert,
  HELP_DESK_KEY: Lock,
  INTEGRATION: Unplug,
  SEATS: KeyRound,
  DEADLINE: CalendarClock,
  HOURS: Ticket,
};

/** Items of the inbox are solved there. */
const inboxKinds: Partial<Record<HealthKind, string>> = {
  FAILED_PAYMENT: 'FAILED_PAYMENT',
  HELP_DESK_KEY: 'HELP_DESK_KEY',
  INTEGRATION: 'INTEGRATION',
  DEADLINE: 'RENEWAL',
};

const tabs: Partial<Record<HealthKind, string>> = { UNPAID: 'fakturaer', SEATS: 'licenser', HOURS: 'klippekort' };

/** The screen on which a sign is solved. */
function solvedAt(kind: HealthKind, customerId: string, subjectId: string | null | undefined): string {
  const inboxKind = inboxKinds[kind];
  if (inboxKind && subjectId)
    return `/admin/inbox?virksomhed=${customerId}&item=${itemKey({ kind: inboxKind, subjectId })}`;
  return companyPath(customerId, tabs[kind]);
}
