import { written } from '../../domain/counted.ts';
import { ActivityType } from '../../domain/vocabulary.ts';
import { wordIn } from '../ui/wordIn.ts';

const PAGE_SIZE = 20;
/** As far as the server counts pages. */
const LAST_PAGE = 500;

export interface ActivityAddress {
  page: number;
  type: ActivityType | null;
}

/** What makes no sense in an address is as good as nothing. */
export const activityAddress = (address: URLSearchParams): ActivityAddress => ({
  page: pageIn(address.get('side')),
  type: wordIn(ActivityType, address.get('type')),
});

function pageIn(wanted: string | null): number {
  const page = /^\d{1,3}$/.test(wanted ?? '') ? Number(wanted) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

export function activityPath({ page, type }: ActivityAddress): string {
  const params = new URLSearchParams({ ...(type && { type }), ...(page > 1 && { side: String(page) }) });
  return params.size ? `/activities?${params}` : '/activities';
}

/** Which of them a page shows: »21–40 af 212«. */
export function shownOf({ page, count, total }: { page: number; count: number; total: number }): string {
  const first = (page - 1) * PAGE_SIZE + 1;
  // Only the newest are counted, so there may be more.
  const all = total >= LAST_PAGE * PAGE_SIZE ? `de nyeste ${written(total)}` : written(total);
  return `${written(first)}–${written(first + count - 1)} af ${all}`;
}
