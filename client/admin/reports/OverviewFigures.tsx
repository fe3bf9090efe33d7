import { graphql, useFragment } from 'react-relay';
import { Figure } from '../../../domain/backOffice/reports/figures.ts';
import { addDays, dateOf, formatDate, formatPeriod, formatTime } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import type { Comparison } from '../../../domain/basics/periods.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { Banner } from '../../ui/Banner.tsx';
import { figureLookup } from './figureTypes.ts';
import { InvoicedCard, OutstandingCard, RevenueCard, type FigureCardProps } from './MoneyCards.tsx';
import styles from './Overview.module.css';
import { HoursCard, RenewalsCard, SeatsCard } from './SalesCards.tsx';
import { ServiceLevelsCard, TasksCard } from './WorkCards.tsx';
import type { OverviewFigures_overview$key } from '#relay/OverviewFigures_overview.graphql';

const comparedWith = {
  YEAR_BEFORE: 'året før',
  PERIOD_BEFORE: 'perioden før',
  NONE: undefined,
} as const satisfies Record<Comparison, string | undefined>;

interface OverviewFiguresProps {
  overview: OverviewFigures_overview$key;
  comparison: Comparison;
}

const overviewFragment = graphql`
  fragment OverviewFigures_overview on Overview {
    from
    to
    takenAt
    differences {
      figure
      amount
      ledger
    }
    figures {
      figure
      amount
      count
      earlierAmount
      earlierCount
      parts {
        key
        amount
        count
        earlierAmount
        earlierCount
      }
      points {
        from
        to
        amount
        count
        earlierAmount
        earlierCount
      }
    }
  }
`;

/** The cards of a period, and whether the figures of the last night agree with the ledger. */
export function OverviewFigures({ overview, comparison }: OverviewFiguresProps) {
  const { from, to, takenAt, differences, figures } = useFragment(overviewFragment, overview);
  const agreement = differences.length ? 'stemmer ikke med posteringerne' : 'stemmer med posteringerne';
  const card: FigureCardProps = {
    figureOf: figureLookup(figures),
    span: { from, to },
    against: comparedWith[comparison],
  };
  return (
    <>
      <p className={styles.taken}>
        {takenText(takenAt, to)} · {agreement} · {formatPeriod(from, to)}
      </p>
      {differences.map(({ figure, amount, ledger }) => (
        <Banner key={figure} tone="amber">
          {labelOf(Figure, figure)} stemmer ikke: tallet er {formatExact(amount)}, og posteringerne giver{' '}
          {formatExact(ledger)}.
        </Banner>
      ))}
      <div className={styles.grid3}>
        <RevenueCard {...card} />
        <OutstandingCard {...card} />
        <RenewalsCard {...card} />
        <HoursCard {...card} />
        <TasksCard {...card} />
        <InvoicedCard {...card} />
        <SeatsCard {...card} />
        <ServiceLevelsCard {...card} />
      </div>
    </>
  );
}

/** When the figures were computed. An old day means that the last nights were missed. */
function takenText(takenAt: string, lastDay: string): string {
  const today = dateOf();
  if (lastDay < addDays(today, -1)) return `Tal for ${formatDate(lastDay)}: de seneste nætter mangler`;
  return dateOf(takenAt) === today
    ? `Tal fra i nat kl. ${formatTime(takenAt)}`
    : `Tal fra ${formatDate(takenAt)} kl. ${formatTime(takenAt)}`;
}
