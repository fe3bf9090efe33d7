import { EventType } from '../../../domain/vocabulary.ts';
import { defineSorts, parseSort } from '../../lists/listSorts.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface EventFilters {
  type: EventType | null;
  /** True for events that are not over, false for past ones. */
  upcoming: boolean | null;
}

export const EventTime = {
  kommende: { label: 'Kommende' },
  afholdte: { label: 'Afholdte' },
} as const;

/** Invalid query parameters are ignored. */
export function parseEventFilters(searchParams: URLSearchParams): EventFilters {
  const time = parseKey(EventTime, searchParams.get('tid'));
  return { type: parseKey(EventType, searchParams.get('type')), upcoming: time && time === 'kommende' };
}

export const eventSorts = defineSorts({ date: 'START', price: 'PRICE', registrations: 'REGISTRATIONS' }, 'START_DESC');

/** The order in the address. */
export const parseEventSort = (searchParams: URLSearchParams) => parseSort(eventSorts, searchParams);

/** Whether new events are inserted: only the server knows where they belong with filters or in another order. */
export function showsNewEvents(searchParams: URLSearchParams): boolean {
  const { type, upcoming } = parseEventFilters(searchParams);
  return !type && upcoming === null && parseEventSort(searchParams) === eventSorts.default;
}
