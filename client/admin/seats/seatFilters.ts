import { SeatState } from '../../../domain/sales/seats/seatUsage.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { parseSearch } from '../../ui/parseSearch.ts';

export interface SeatFilters {
  search: string | null;
  state: SeatState;
}

export const parseSeatFilters = (searchParams: URLSearchParams): SeatFilters => ({
  search: parseSearch(searchParams),
  state: parseKey(SeatState, searchParams.get('status')) ?? 'ALL',
});

/** The address of the list with the installations of one state, and the same search. */
export function seatStatePath(state: SeatState, search: string | null = null): string {
  const params = new URLSearchParams({ ...(search && { q: search }), ...(state !== 'ALL' && { status: state }) });
  return `/admin/seats${params.size ? `?${params}` : ''}`;
}

/** The search of the address with another state, and the same search text, order and view. */
export function searchOfState(searchParams: URLSearchParams, state: SeatState): string {
  const params = new URLSearchParams(searchParams);
  if (state === 'ALL') params.delete('status');
  else params.set('status', state);
  return `?${params}`;
}
