import { CalendarClock, CircleAlert, KeyRound, Lock, ReceiptText, Ticket, Unplug, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router';
import { HealthKind } from '../../../domain/backOffice/companyHealth.ts';
import type { Areas } from '../../app/shell/areas/area.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { companyTabAreas, type CompanyTabPath } from '../../app/shell/areas/companyTabAreas.ts';
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

/**
 * The problems of a company, each as a link to where the viewer can solve it. Renders nothing for a company that is
 * well.
 */
export function CompanyHealth({ admin, customerId }: { admin: CompanyHealth_admin$key; customerId: string }) {
  const { companyHealth } = useFragment(adminFragment, admin);
  const areas = useAreas();
  if (!companyHealth.length) return null;
  return (
    <ul className={styles.health} aria-label="Kræver opmærksomhed">
      {companyHealth.map(({ id, kind: name, text, subjectId }) => {
        const kind = name as HealthKind;
        const Icon = icons[kind];
        const path = solvedAt({ kind, subjectId }, customerId, areas);
        const className = classes(styles.sign, toneClass(HealthKind[kind].tone));
        const sign = (
          <>
            <Icon aria-hidden />
            {text}
          </>
        );
        return (
          <li key={id}>
            {path ? (
              <RouterLink to={path} className={className}>
                {sign}
              </RouterLink>
            ) : (
              <span className={className}>{sign}</span>
            )}
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

const tabs: Partial<Record<HealthKind, CompanyTabPath>> = {
  UNPAID: 'fakturaer',
  SEATS: 'licenser',
  HOURS: 'klippekort',
};

interface Sign {
  kind: HealthKind;
  subjectId: string | null | undefined;
}

/** The screen on which a sign is solved. Undefined when it is of another area than the viewer's. */
function solvedAt({ kind, subjectId }: Sign, customerId: string, areas: Areas): string | undefined {
  const inboxKind = inboxKinds[kind];
  if (inboxKind && subjectId)
    return `/admin/inbox?virksomhed=${customerId}&item=${itemKey({ kind: inboxKind, subjectId })}`;
  const tab = tabs[kind] ?? '';
  return areas[companyTabAreas[tab]] ? companyPath(customerId, tab) : undefined;
}
