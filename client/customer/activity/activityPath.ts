import { formatCount } from '../../../domain/basics/formatCount.ts';
import { ActivityType } from '../../../domain/basics/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';

const PAGE_SIZE = 20;
/** The last page that the server returns. It counts no activities beyond this page. */
const LAST_PAGE = 500;

/** The page and the filter that the URL of the activities screen names. */
export interface ActivityPageParams {
  page: number;
  type: ActivityType | null;
}

/** Reads page and type from the search parameters. Invalid values count as the first page and as all types. */
export const parseActivityParams = (searchParams: URLSearchParams): ActivityPageParams => ({
  page: parsePage(searchParams.get('side')),
  type: parseKey(ActivityType, searchParams.get('type')),
});

/** The variables of the queries of a page. */
export const activityVariables = ({ page, type }: ActivityPageParams) => ({
  page,
  type: type && (type.toUpperCase() as Uppercase<ActivityType>),
});

function parsePage(value: string | null): number {
  const page = /^\d{1,3}$/.test(value ?? '') ? Number(value) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

export function activityPath({ page, type }: ActivityPageParams): string {
  const params = new URLSearchParams({ ...(type && { type }), ...(page > 1 && { side: String(page) }) });
  return params.size ? `/activities?${params}` : '/activities';
}

/** Formats the range of activities on a page: »21–40 af 212«. */
export function pageRangeText({ page, count, total }: { page: number; count: number; total: number }): string {
  const first = (page - 1) * PAGE_SIZE + 1;
  // The server counts only the newest activities, so a company with this many may have more.
  const totalText = total >= LAST_PAGE * PAGE_SIZE ? `de nyeste ${formatCount(total)}` : formatCount(total);
  return `${formatCount(first)}–${formatCount(first + count - 1)} af ${totalText}`;
}
