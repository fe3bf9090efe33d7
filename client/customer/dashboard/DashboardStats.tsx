import { Clock, KeyRound, ShieldCheck, Ticket } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { hoursNumber, hoursWord } from '../../../domain/sales/clipCardText.ts';
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

export function DashboardStats({ dashboard }: { dashboard: DashboardStats_dashboard$key }) {
  const { stats } = useFragment(dashboardFragment, dashboard);
  return (
    <section className={styles.stats} aria-label="Nøgletal">
      <Stat label="Aktive licenser" icon={<KeyRound aria-hidden />} value={formatCount(stats.activeLicenses)} />
      <Stat label="Afventende anmodninger" icon={<Clock aria-hidden />} value={formatCount(stats.pendingRequests)} />
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
    </section>
  );
}
