import { monthStart } from '../../../domain/basics/dates.ts';
import type { Span } from '../../../domain/basics/periods.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { HourType, monthsOf, OTHER_DEPARTMENTS } from '../../../domain/sales/usedHours.ts';

interface Part {
  readonly month: string;
  readonly department: { readonly id: string; readonly name: string } | null | undefined;
  readonly type: string | null | undefined;
  readonly minutes: number;
}

export interface HoursSeries {
  name: string;
  /** What the entries behind the series have in common. Null for the rest, which has no list of its own. */
  filter: { departmentId?: string; type?: string } | null;
  /** Minutes by month. */
  values: number[];
  total: number;
}

export interface HoursTable {
  months: Span[];
  series: HoursSeries[];
  /** Minutes of all series by month. */
  totals: number[];
}

/** More shades could not be told apart. The rest is added up. */
const MAX_SERIES = 5;

/** Arranges the parts by month and series, those with the most hours first. Their sums equal those of the parts. */
export function hoursTable(span: Span, parts: readonly Part[]): HoursTable {
  const months = monthsOf(span);
  const placeOf = new Map(months.map(({ from }, place) => [monthStart(from), place]));
  const byKey = new Map<string, HoursSeries>();
  for (const { month, department, type, minutes } of parts) {
    const key = department?.id ?? type ?? '';
    const series = byKey.get(key) ?? {
      name: department?.name ?? (type ? labelOf(HourType, type) : OTHER_DEPARTMENTS),
      filter: department ? { departmentId: department.id } : type ? { type } : null,
      values: months.map(() => 0),
      total: 0,
    };
    byKey.set(key, series);
    series.values[placeOf.get(month)!]! += minutes;
    series.total += minutes;
  }
  const sorted = [...byKey.values()].toSorted(
    (a, b) => Number(!a.filter) - Number(!b.filter) || b.total - a.total || a.name.localeCompare(b.name, 'da'),
  );
  const series = sorted.length > MAX_SERIES + 1 ? foldRest(sorted) : sorted;
  return { months, series, totals: months.map((_, i) => sumOf(series.map(({ values }) => values[i]!))) };
}

function foldRest(sorted: readonly HoursSeries[]): HoursSeries[] {
  const rest = sorted.slice(MAX_SERIES);
  return [
    ...sorted.slice(0, MAX_SERIES),
    {
      name: OTHER_DEPARTMENTS,
      filter: null,
      values: rest[0]!.values.map((_, i) => sumOf(rest.map(({ values }) => values[i]!))),
      total: sumOf(rest.map(({ total }) => total)),
    },
  ];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
