import { Clock, KeyRound, ShieldCheck, Ticket } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { hoursNumber, hoursWord } from '../../../domain/sales/clipCardText.ts';
import { Sees, useSubjects } from '../../app/shell/rights/subjects.tsx';
import { Stat } from '../../ui/Card.tsx';
import { facts } from '../../ui/facts.ts';
import styles from './Dashboard.module.css';
import type { DashboardStats_dashboard$key } from '#relay/DashboardStats_dashboard.graphql';

const dashboardFragment = graphql`
  fragment DashboardStats_dashboard on Dashboard {
    stats {
      activeLicenses
      pendingRequests
      activeServiceAgreements
      clipCardHours
    }
  }
`;

/** The figures of the subjects that the viewer sees. */
export function DashboardStats({ dashboard }: { dashboard: DashboardStats_dashboard$key }) {
  const { stats } = useFragment(dashboardFragment, dashboard);
  const subjects = useSubjects();
  if (!subjects.has('LICENSES') && !subjects.has('AGREEMENTS')) return null;
  return (
    <section className={styles.stats} aria-label="Nøgletal">
      <Sees subject="LICENSES">
        <Stat label="Aktive licenser" icon={<KeyRound aria-hidden />} value={formatCount(stats.activeLicenses)} />
        <Stat label="Afventende anmodninger" icon={<Clock aria-hidden />} value={formatCount(stats.pendingRequests)} />
      </Sees>
      <Sees subject="AGREEMENTS">
        <Stat
          label="Serviceaftaler"
          icon={<ShieldCheck aria-hidden />}
          value={formatCount(stats.activeServiceAgreements)}
        />
        <Stat
          label={`${facts().product} klippekort`}
          icon={<Ticket aria-hidden />}
          value={
            <>
              {hoursNumber(stats.clipCardHours)} <small>{hoursWord(stats.clipCardHours)} tilbage</small>
            </>
          }
        />
      </Sees>
    </section>
  );
}
