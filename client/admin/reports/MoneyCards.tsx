import { formatDate } from '../../../domain/basics/dates.ts';
import { formatCount, formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatExact, formatKroner } from '../../../domain/basics/money.ts';
import type { Span } from '../../../domain/basics/periods.ts';
import { labelOf, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { InvoiceAge } from '../../../domain/money/invoices.ts';
import { shortAmounts } from '../../ui/charts/shortAmounts.ts';
import { StackedBar } from '../../ui/charts/StackedBar.tsx';
import { Link } from '../../ui/Link.tsx';
import { agePath, statusPath, UNPAID_PATH } from '../invoices/invoiceFilters.ts';
import { Change } from './Change.tsx';
import { partOf, type FigureOf, type FigurePoint, type ShownFigure } from './figureTypes.ts';
import { MetricCard } from './MetricCard.tsx';
import { revenuePath } from './overviewFilters.ts';
import { TrendChart, type Series } from './TrendChart.tsx';

export interface FigureCardProps {
  figureOf: FigureOf;
  /** The days of the period. */
  span: Span;
  /** The name of the compared period, such as 'året før'; undefined without a comparison. */
  against: string | undefined;
}

const capitalized = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** The bars of a figure, and the line of what it is compared with. */
export function comparedSeries(
  points: readonly FigurePoint[],
  value: 'amount' | 'count',
  against: string | undefined,
  name = 'Perioden',
): Series[] {
  const earlier = value === 'amount' ? 'earlierAmount' : 'earlierCount';
  return [
    { name, look: 'bar', values: points.map((point) => point[value]) },
    ...(against === undefined
      ? []
      : [{ name: capitalized(against), look: 'line' as const, values: points.map((point) => point[earlier]) }]),
  ];
}

/** A sentence with the first and the last known value of a figure. */
export function trendText(
  points: readonly FigurePoint[],
  value: 'amount' | 'count',
  format: (value: number) => string,
) {
  const known = points.filter((point) => typeof point[value] === 'number');
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return 'Der er for få dage til at vise en udvikling.';
  return `Fra ${format(first[value]!)} ${formatDate(first.to)} til ${format(last[value]!)} ${formatDate(last.to)}.`;
}

export function RevenueCard({ figureOf, span, against }: FigureCardProps) {
  const revenue = figureOf('RECURRING_REVENUE');
  const [isNew, isLost] = [figureOf('NEW_CUSTOMERS'), figureOf('LOST_CUSTOMERS')];
  const byAgreement = partOf(figureOf('SEATS'), 'BY_AGREEMENT')?.count ?? 0;
  return (
    <MetricCard
      title="Tilbagevendende omsætning"
      to={revenuePath(span)}
      value={formatKroner(revenue.amount ?? 0)}
      unit="pr. måned, uden moms"
      isWide
      note={
        <>
          <Change
            now={revenue.amount}
            earlier={revenue.earlierAmount}
            format={formatKroner}
            against={against}
            good="more"
          />
          <span>
            {formatPlural(revenue.count ?? 0, 'kunde', 'kunder')} ·{' '}
            <Link to={revenuePath(span, 'NEW')}>{formatPlural(isNew.count ?? 0, 'ny', 'nye')}</Link> ·{' '}
            <Link to={revenuePath(span, 'LOST')}>{formatPlural(isLost.count ?? 0, 'tabt', 'tabte')}</Link>
            {byAgreement > 0 && ` · ${formatPlural(byAgreement, 'licens', 'licenser')} efter aftale er ikke regnet med`}
          </span>
        </>
      }
    >
      <TrendChart
        title="Udvikling"
        summary={trendText(revenue.points, 'amount', formatKroner)}
        points={revenue.points}
        series={comparedSeries(revenue.points, 'amount', against)}
        format={formatKroner}
        formatShort={shortAmount(revenue)}
        height={200}
      />
    </MetricCard>
  );
}

/** Formats the highest amount of a figure in a unit that keeps it short. */
function shortAmount({ points }: ShownFigure) {
  const { format, unit } = shortAmounts(
    points.flatMap(({ amount, earlierAmount }) => [amount ?? 0, earlierAmount ?? 0]),
  );
  return (amount: number) => `${format(amount)} ${unit.replace('Beløb i ', '').replace('1.000 kr', 't.kr.')}`;
}

export function OutstandingCard({ figureOf, against }: FigureCardProps) {
  const outstanding = figureOf('OUTSTANDING');
  const amountOf = (age: InvoiceAge) => partOf(outstanding, age)?.amount ?? 0;
  const overdue = (outstanding.amount ?? 0) - amountOf('NOT_DUE');
  return (
    <MetricCard
      title="Udestående"
      to={UNPAID_PATH}
      value={formatExact(outstanding.amount ?? 0)}
      note={
        <>
          <Change
            now={outstanding.amount}
            earlier={outstanding.earlierAmount}
            format={formatExact}
            against={against}
            good="less"
          />
          <span>
            {formatPlural(outstanding.count ?? 0, 'faktura', 'fakturaer')}, med moms ·{' '}
            <Link to={statusPath('OVERDUE')}>{formatExact(overdue)} er forfaldne</Link>
          </span>
        </>
      }
    >
      <StackedBar
        title="Efter alder"
        summary="Dage over forfaldsdagen."
        heading="Alder"
        parts={valuesOf(InvoiceAge).map((age) => ({
          label: `${labelOf(InvoiceAge, age)} (${formatCount(partOf(outstanding, age)?.count ?? 0)})`,
          value: amountOf(age),
          to: agePath(age),
        }))}
        format={formatExact}
        empty="Intet udestående"
      />
    </MetricCard>
  );
}

export function InvoicedCard({ figureOf, span, against }: FigureCardProps) {
  const invoiced = figureOf('INVOICED');
  return (
    <MetricCard
      title="Faktureret"
      to={`/admin/invoices?${new URLSearchParams({ fra: span.from, til: span.to })}`}
      value={formatKroner(invoiced.amount ?? 0)}
      unit="uden moms"
      note={
        <>
          <Change
            now={invoiced.amount}
            earlier={invoiced.earlierAmount}
            format={formatKroner}
            against={against}
            good="more"
          />
          <span>{formatPlural(invoiced.count ?? 0, 'bilag', 'bilag')}, kreditnotaer er trukket fra</span>
        </>
      }
    >
      <TrendChart
        title="Udvikling"
        summary={`I alt ${formatKroner(invoiced.amount ?? 0)}.`}
        points={invoiced.points}
        series={comparedSeries(invoiced.points, 'amount', against)}
        format={formatKroner}
        formatShort={shortAmount(invoiced)}
      />
    </MetricCard>
  );
}
