import { RevenueChange, TaskAge } from '../../../domain/backOffice/reports/figures.ts';
import { ServiceLevel } from '../../../domain/backOffice/reports/serviceLevels.ts';
import { formatDate } from '../../../domain/basics/dates.ts';
import {
  Comparison,
  DEFAULT_COMPARISON,
  DEFAULT_PERIOD,
  OverviewPeriod,
  type Span,
} from '../../../domain/basics/periods.ts';
import { parseDay } from '../../ui/parseDay.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface OverviewFilters {
  period: OverviewPeriod;
  comparison: Comparison;
}

export const parseOverviewFilters = (searchParams: URLSearchParams): OverviewFilters => ({
  period: parseKey(OverviewPeriod, searchParams.get('periode')) ?? DEFAULT_PERIOD,
  comparison: parseKey(Comparison, searchParams.get('mod')) ?? DEFAULT_COMPARISON,
});

/** The first and the last day that a list can be about. */
const ALL_DAYS: Span = { from: '2000-01-01', to: '2999-12-31' };

const parseSpan = (searchParams: URLSearchParams): Span => ({
  from: parseDay(searchParams.get('fra')) ?? ALL_DAYS.from,
  to: parseDay(searchParams.get('til')) ?? ALL_DAYS.to,
});

/** The chosen days as text, as in 'fra 1. nov. 2026'. Empty when none is chosen. */
export function daysText(searchParams: URLSearchParams): string {
  const [from, to] = [parseDay(searchParams.get('fra')), parseDay(searchParams.get('til'))];
  if (from && to) return `${formatDate(from)} til ${formatDate(to)}`;
  return from ? `fra ${formatDate(from)}` : to ? `til ${formatDate(to)}` : '';
}

export const parseRevenueFilters = (searchParams: URLSearchParams) => ({
  ...parseSpan(searchParams),
  change: parseKey(RevenueChange, searchParams.get('vis')) ?? ('ALL' as const),
});

/** The address of the companies behind the recurring revenue of a period. */
export const revenuePath = ({ from, to }: Span, change: RevenueChange = 'ALL'): string =>
  `/admin/overview/companies?${new URLSearchParams({ vis: change, fra: from, til: to })}`;

export const parseTaskFilters = (searchParams: URLSearchParams) => ({
  status: searchParams.get('status')?.trim() || null,
  age: parseKey(TaskAge, searchParams.get('alder')),
});

/** The address of the open tasks with a status or an age. */
export function taskPath({ status, age }: { status?: string; age?: TaskAge } = {}): string {
  const params = new URLSearchParams({ ...(status && { status }), ...(age && { alder: age }) });
  return `/admin/overview/tasks${params.size ? `?${params}` : ''}`;
}

export const parseServiceLevelFilters = (searchParams: URLSearchParams) => ({
  ...parseSpan(searchParams),
  serviceLevel: parseKey(ServiceLevel, searchParams.get('loefte')) ?? ('RESPONSE' as const),
  isKept: searchParams.get('holdt') === 'ja',
});

/** The address of the tasks whose service level was due in a period, and kept or not. */
export function serviceLevelPath({ from, to }: Span, serviceLevel: ServiceLevel, isKept: boolean): string {
  const params = new URLSearchParams({ loefte: serviceLevel, holdt: isKept ? 'ja' : 'nej', fra: from, til: to });
  return `/admin/overview/service-levels?${params}`;
}
