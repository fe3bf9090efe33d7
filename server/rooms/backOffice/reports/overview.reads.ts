import { sql } from 'kysely';
import { Figure, type FigureDifference } from '../../../../domain/backOffice/reports/figures.ts';
import {
  comparedSpans,
  spansOf,
  wholeOf,
  type Comparison,
  type OverviewPeriod,
  type Span,
} from '../../../../domain/basics/periods.ts';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Overview, OverviewFigure, OverviewValue } from './overview.types.ts';

/** The last computed day, and the first one. Undefined before the first night. */
async function lastSnapshot(ctx: Reader) {
  const [row] = await ctx.read(
    sqlBuilder
      .selectFrom('daily_snapshot')
      .select(['day', 'taken_at as takenAt', 'differences'])
      .select(sql<string>`(select min(day) from daily_snapshot)`.as('firstDay'))
      .orderBy('day', 'desc')
      .limit(1),
  );
  return row as { day: string; takenAt: string; firstDay: string; differences: FigureDifference[] } | undefined;
}

interface FigureRow {
  /** Position of the span. */
  span: number;
  /** For 'STATE' and 'LIVE', the row says that the span has a day with figures of this kind. */
  figure: Figure | 'STATE' | 'LIVE';
  key: string;
  amount: number;
  count: number;
}

const figuresOfKind = (kind: (typeof Figure)[Figure]['kind']) =>
  valuesOf(Figure).filter((figure) => Figure[figure].kind === kind);

/** The figures of spans in one statement: states of their last computed days, and sums over their days. */
function figuresOfSpans(ctx: Reader, spans: readonly Span[]): Promise<FigureRow[]> {
  const column = (day: 'from' | 'to') => sql`${spans.map((span) => span[day])}::date[]`;
  const rows = sql<FigureRow>`(
    with span as (
      select s.first, s.last, (s.place - 1)::int as place,
        (select max(d.day) from daily_snapshot d where d.day between s.first and s.last) as state_day,
        (select max(d.day) from daily_snapshot d where d.day between s.first and s.last and not d.is_late) as live_day
      from unnest(${column('from')}, ${column('to')}) with ordinality as s (first, last, place))
    select place as span, 'STATE' as figure, '' as key, 0::bigint as amount, 1::bigint as count
    from span where state_day is not null
    union all
    select place, 'LIVE', '', 0, 1 from span where live_day is not null
    union all
    select place, figure, key, amount, count from span join daily_figure f on f.day = state_day
    where figure = any(${figuresOfKind('STATE')}::text[])
    union all
    select place, figure, key, amount, count from span join daily_figure f on f.day = live_day
    where figure = any(${figuresOfKind('LIVE')}::text[])
    union all
    select place, figure, key, sum(amount)::bigint, sum(count)::bigint
    from span join daily_figure f on f.day between first and last
    where figure = any(${figuresOfKind('FLOW')}::text[]) group by 1, 2, 3)`;
  return ctx.read(sqlBuilder.selectFrom(rows.as('row')).selectAll() as never);
}

type Sums = Pick<OverviewValue, 'amount' | 'count'>;

const NOT_COMPUTED: Sums = { amount: null, count: null };

/** Looks up the sums of one figure, or of one part of it, by span. */
class SpanSums {
  readonly #sums = new Map<string, { amount: number; count: number }>();
  readonly #firstDay: string;
  readonly #spans: readonly Span[];

  constructor(spans: readonly Span[], rows: readonly FigureRow[], firstDay: string) {
    this.#spans = spans;
    this.#firstDay = firstDay;
    for (const row of rows) for (const key of new Set([undefined, row.key])) this.#add(row, key);
  }

  #add({ span, figure, amount, count }: FigureRow, key: string | undefined): void {
    const name = nameOf(span, figure, key);
    const before = this.#sums.get(name) ?? { amount: 0, count: 0 };
    this.#sums.set(name, { amount: before.amount + amount, count: before.count + count });
  }

  /** A span that began before the first night is not known whole, so that its flow would mislead as a comparison. */
  of(span: number, figure: Figure, { key, isCompared }: { key?: string; isCompared?: true } = {}): Sums {
    const { kind } = Figure[figure];
    const isComputed = this.#sums.has(nameOf(span, kind === 'LIVE' ? 'LIVE' : 'STATE', undefined));
    const isWhole = this.#spans[span]!.from >= this.#firstDay;
    if (!isComputed || (kind === 'FLOW' && isCompared && !isWhole)) return NOT_COMPUTED;
    return this.#sums.get(nameOf(span, figure, key)) ?? { amount: 0, count: 0 };
  }
}

const nameOf = (span: number, figure: FigureRow['figure'], key: string | undefined) =>
  `${span} ${figure} ${key ?? '*'}`;

const compared = (now: Sums, earlier: Sums): OverviewValue => ({
  ...now,
  earlierAmount: earlier.amount,
  earlierCount: earlier.count,
});

/** The figures of a period that ends with the last computed day. Null before the first night. */
export async function overviewOf(
  ctx: Reader,
  period: OverviewPeriod,
  comparison: Comparison,
): Promise<Overview | null> {
  const last = await lastSnapshot(ctx);
  if (!last) return null;
  const points = spansOf(period, last.day);
  const earlierPoints = comparedSpans(points, comparison);
  const whole = wholeOf(points);
  const earlier = earlierPoints.length ? wholeOf(earlierPoints) : undefined;
  // The whole period, what it is compared with, and then the parts of both.
  const spans = [whole, ...(earlier ? [earlier] : []), ...points, ...earlierPoints];
  const firstPoint = earlier ? 2 : 1;
  const rows = await figuresOfSpans(ctx, spans);
  const sums = new SpanSums(spans, rows, last.firstDay);
  const valueOf = (figure: Figure, key?: string): OverviewValue =>
    compared(
      sums.of(0, figure, { ...(key !== undefined && { key }) }),
      earlier ? sums.of(1, figure, { ...(key !== undefined && { key }), isCompared: true }) : NOT_COMPUTED,
    );
  const figureOf = (figure: Figure): OverviewFigure => ({
    figure,
    ...valueOf(figure),
    parts: keysOf(rows, figure, firstPoint).map((key) => ({ key, ...valueOf(figure, key) })),
    points: points.map((span, i) => ({
      ...span,
      ...compared(
        sums.of(firstPoint + i, figure),
        earlier ? sums.of(firstPoint + points.length + i, figure, { isCompared: true }) : NOT_COMPUTED,
      ),
    })),
  });
  return {
    ...whole,
    earlierFrom: earlier?.from ?? null,
    earlierTo: earlier?.to ?? null,
    takenAt: last.takenAt,
    differences: last.differences,
    figures: valuesOf(Figure).map(figureOf),
  };
}

/** The parts that a figure has in the period or in the compared one. */
const keysOf = (rows: readonly FigureRow[], figure: Figure, wholes: number): string[] => {
  const own = rows.filter((row) => row.figure === figure && row.span < wholes);
  return [...new Set(own.map(({ key }) => key))].toSorted();
};
