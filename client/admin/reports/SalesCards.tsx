import { formatCount, formatDecimal, formatHourCount, formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { RenewalGroup } from '../../../domain/sales/renewals.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { Change } from './Change.tsx';
import { partOf } from './figureTypes.ts';
import { MetricCard } from './MetricCard.tsx';
import { comparedSeries, trendText, type FigureCardProps } from './MoneyCards.tsx';
import { RankedBars } from './RankedBars.tsx';
import { TrendChart } from './TrendChart.tsx';

const groupNames = {
  DAYS_30: 'Frist om 0–30 dage',
  DAYS_60: 'Frist om 31–60 dage',
  DAYS_90: 'Frist om 61–90 dage',
  DECIDED: 'Besluttet',
} as const satisfies Record<RenewalGroup, string>;

export function RenewalsCard({ figureOf, against }: FigureCardProps) {
  const { sell } = useAreas();
  const renewals = figureOf('RENEWALS');
  const isPriced = Boolean(renewals.amount) || !renewals.count;
  return (
    <MetricCard
      title="Fornyelser, næste 90 dage"
      to={sell && '/admin/renewals'}
      value={isPriced ? formatKroner(renewals.amount ?? 0) : formatCount(renewals.count ?? 0)}
      unit={
        isPriced
          ? `for ${formatPlural(renewals.count ?? 0, 'fornyelse', 'fornyelser')}`
          : 'fornyelser, alle efter aftale'
      }
      note={
        <>
          {isPriced && (
            <Change now={renewals.amount} earlier={renewals.earlierAmount} format={formatKroner} against={against} />
          )}
          <span>Værdi af den næste periode. Licenser efter aftale, og det, der udløber, har ingen værdi.</span>
        </>
      }
    >
      <RankedBars
        label="Fornyelser efter frist"
        rows={valuesOf(RenewalGroup).map((group) => {
          const { amount, count } = partOf(renewals, group) ?? { amount: 0, count: 0 };
          return {
            key: group,
            label: groupNames[group],
            size: (isPriced ? amount : count) ?? 0,
            value: isPriced ? formatKroner(amount ?? 0) : formatCount(count ?? 0),
            small: isPriced ? formatCount(count ?? 0) : undefined,
            to: sell && `/admin/renewals?frist=${group}`,
          };
        })}
      />
    </MetricCard>
  );
}

const toHours = (minutes: number | null | undefined) =>
  minutes === null || minutes === undefined ? null : minutes / 60;

export function HoursCard({ figureOf, against }: FigureCardProps) {
  const { sell } = useAreas();
  const [sold, used] = [figureOf('HOURS_SOLD'), figureOf('HOURS_USED')];
  const usedHours = toHours(used.count) ?? 0;
  const soldHours = toHours(sold.count) ?? 0;
  return (
    <MetricCard
      title="Timer på klippekort"
      to={sell && '/admin/clip-cards'}
      value={formatDecimal(usedHours)}
      unit={`brugt, ${formatDecimal(soldHours)} solgt`}
      note={
        <>
          <Change now={usedHours} earlier={toHours(used.earlierCount)} format={formatHourCount} against={against} />
          <span>Solgt for {formatKroner(sold.amount ?? 0)} uden moms, krediteringer er trukket fra</span>
        </>
      }
    >
      <TrendChart
        title="Solgt og brugt"
        summary={`${formatHourCount(usedHours)} brugt og ${formatDecimal(soldHours)} solgt i perioden.`}
        points={used.points}
        series={[
          { name: 'Solgt', look: 'lightBar', values: sold.points.map(({ count }) => toHours(count)) },
          { name: 'Brugt', look: 'bar', values: used.points.map(({ count }) => toHours(count)) },
        ]}
        format={formatDecimal}
        formatShort={formatHourCount}
      />
    </MetricCard>
  );
}

export function SeatsCard({ figureOf, against }: FigureCardProps) {
  const { support } = useAreas();
  const seats = figureOf('SEATS');
  const byAgreement = partOf(seats, 'BY_AGREEMENT')?.count ?? 0;
  return (
    <MetricCard
      title="Solgte licenser"
      to={support && '/admin/seats'}
      value={formatCount(seats.count ?? 0)}
      note={
        <>
          <Change now={seats.count} earlier={seats.earlierCount} format={formatCount} against={against} good="more" />
          <span>
            {formatCount((seats.count ?? 0) - byAgreement)} med pris · {formatCount(byAgreement)} efter aftale
          </span>
        </>
      }
    >
      <TrendChart
        title="Udvikling"
        summary={trendText(seats.points, 'count', formatCount)}
        points={seats.points}
        series={comparedSeries(seats.points, 'count', against, 'Licenser')}
        format={formatCount}
        formatShort={formatCount}
      />
    </MetricCard>
  );
}
