import {
  daysOfPeriod,
  HoursPeriod,
  HoursSplit,
  HourType,
  periodProblem,
  type HoursPeriod as Period,
} from '../../../domain/sales/usedHours.ts';
import { parseDay } from '../../ui/parseDay.ts';
import { parseKey } from '../../ui/parseKey.ts';

const DEFAULT_PERIOD: Period = 'MONTHS_13';

/** Reads which hours the address means. A period that cannot be shown is replaced by the usual one. */
function parseHours(searchParams: URLSearchParams, period: Period) {
  const days = daysOfPeriod(period, {
    from: parseDay(searchParams.get('fra')) ?? '',
    to: parseDay(searchParams.get('til')) ?? '',
  });
  const problem = periodProblem(days);
  return {
    ...(problem ? daysOfPeriod(DEFAULT_PERIOD) : days),
    departmentId: searchParams.get('afdeling')?.trim() || null,
    type: parseKey(HourType, searchParams.get('type')),
    problem,
  };
}

export const parsePeriod = (searchParams: URLSearchParams): Period =>
  parseKey(HoursPeriod, searchParams.get('periode')) ?? DEFAULT_PERIOD;

export const parseFigureFilters = (searchParams: URLSearchParams) => ({
  ...parseHours(searchParams, parsePeriod(searchParams)),
  split: parseKey(HoursSplit, searchParams.get('opdel')) ?? ('DEPARTMENT' as const),
});
export type FigureFilters = ReturnType<typeof parseFigureFilters>;

export const parseEntryFilters = (searchParams: URLSearchParams) => parseHours(searchParams, 'OWN');

const searchParamsOf = ({ request }: { request: Request }) => new URL(request.url).searchParams;

export function figureVariables(args: { request: Request }) {
  const { problem: _, ...variables } = parseFigureFilters(searchParamsOf(args));
  return variables;
}

export function entryVariables(args: { request: Request }) {
  const { problem: _, ...variables } = parseEntryFilters(searchParamsOf(args));
  return variables;
}

interface EntriesOf {
  from: string;
  to: string;
  departmentId?: string | null | undefined;
  type?: string | null | undefined;
}

/** The address of the hour entries behind a figure. */
export const entriesPath = ({ from, to, departmentId, type }: EntriesOf): string =>
  `/clip-cards/hours/entries?${new URLSearchParams({
    fra: from,
    til: to,
    ...(departmentId && { afdeling: departmentId }),
    ...(type && { type }),
  })}`;
