import { CalendarDays, Clock, KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatPlural, formatCount } from '../../../domain/basics/formatCount.ts';
import { Stat } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { toneClass, type Tone } from '../../ui/tones.ts';
import styles from './Licenses.module.css';
import type { LicenseFigures_customer$key } from '#relay/LicenseFigures_customer.graphql';
import type { LicenseFigures_summary$key } from '#relay/LicenseFigures_summary.graphql';
import type { LicenseFiguresSubscription } from '#relay/LicenseFiguresSubscription.graphql';

const subscription = graphql`
  subscription LicenseFiguresSubscription {
    licenseSummaryChanged {
      ...LicenseFigures_summary
    }
  }
`;

const customerFragment = graphql`
  fragment LicenseFigures_customer on Customer {
    licenseSummary {
      ...LicenseFigures_summary
    }
  }
`;

const summaryFragment = graphql`
  fragment LicenseFigures_summary on LicenseSummary {
    id
    active
    pending
    expired
    total
    awaitingRequests
    nextRenewal
    renewalCount
  }
`;

export function LicenseFigures({ customer }: { customer: LicenseFigures_customer$key }) {
  const { licenseSummary } = useFragment(customerFragment, customer);
  useSubscription<LicenseFiguresSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  const { active, pending, expired, total, awaitingRequests, nextRenewal, renewalCount } =
    useFragment<LicenseFigures_summary$key>(summaryFragment, licenseSummary);
  return (
    <section className={styles.figures} aria-label="Nøgletal">
      <Stat
        label="Licenser i alt"
        icon={<KeyRound aria-hidden />}
        value={formatCount(total)}
        note={
          <span className={styles.sums}>
            <FigureTotal tone="green">{formatPlural(active, 'aktiv', 'aktive')}</FigureTotal>
            <FigureTotal tone="amber">{formatPlural(pending, 'afventende', 'afventende')}</FigureTotal>
            <FigureTotal tone="grey">{formatPlural(expired, 'udløbet', 'udløbne')}</FigureTotal>
          </span>
        }
      />
      <Stat
        label="Licensanmodninger"
        icon={<Clock aria-hidden />}
        value={formatCount(awaitingRequests)}
        note="afventer godkendelse"
      />
      <Stat
        label="Næste fornyelse"
        icon={<CalendarDays aria-hidden />}
        value={nextRenewal ? <time dateTime={nextRenewal}>{formatDate(nextRenewal)}</time> : 'Ingen'}
        note={`${formatPlural(renewalCount, 'aktiv licens', 'aktive licenser')} skal fornyes`}
      />
    </section>
  );
}

const FigureTotal = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={classes(styles.sum, toneClass(tone))}>{children}</span>
);
