import { EventStatus, EventType } from '../../../domain/basics/vocabulary.ts';
import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { parseSearch } from '../../ui/parseSearch.ts';

export interface EventFilters {
  /** Words of the title or the location. */
  search: string | null;
  status: EventStatus | null;
  /** True for events with a price, false for free ones. */
  isPaid: boolean | null;
  type: EventType | null;
  /** True for events that are not over, false for past ones. */
  upcoming: boolean | null;
}

export const EventTime = {
  kommende: { label: 'Kommende' },
  afholdte: { label: 'Afholdte' },
} as const;

export const EventPrice = {
  gratis: { label: 'Gratis' },
  betaling: { label: 'Med betaling' },
} as const;

/** Invalid query parameters are ignored. */
export function parseEventFilters(searchParams: URLSearchParams): EventFilters {
  const time = parseKey(EventTime, searchParams.get('tid'));
  const price = parseKey(EventPrice, searchParams.get('pris'));
  return {
    search: parseSearch(searchParams),
    status: parseKey(EventStatus, searchParams.get('status')),
    type: parseKey(EventType, searchParams.get('type')),
    isPaid: price && price === 'betaling',
    upcoming: time && time === 'kommende',
  };
}

/** Whether any filter narrows the list. */
export const isFiltered = (filters: EventFilters): boolean => Object.values(filters).some((value) => value !== null);

export const eventSorts = defineSorts({ date: 'START', price: 'PRICE', registrations: 'REGISTRATIONS' }, 'START_DESC');

/** The order in the address. */
export const parseEventSort = (searchParams: URLSearchParams) => parseSort(eventSorts, searchParams);

/** Whether new events are inserted: only the server knows where they belong with filters or in another order. */
export function showsNewEvents(searchParams: URLSearchParams): boolean {
  return !isFiltered(parseEventFilters(searchParams)) && parseEventSort(searchParams) === eventSorts.default;
}
