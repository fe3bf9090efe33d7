import { groupOfActivity, TimelineGroup } from '../../../../domain/backOffice/timeline.ts';
import { ActivityType } from '../../../../domain/basics/vocabulary.ts';
import { parseDay } from '../../../ui/parseDay.ts';
import { parseKey } from '../../../ui/parseKey.ts';

export interface TimelineFilters {
  group: TimelineGroup | null;
  person: string | null;
  from: string | null;
  to: string | null;
}

/** Reads the filters of the timeline from the address. Unknown values are ignored. */
export const parseTimelineFilters = (searchParams: URLSearchParams): TimelineFilters => ({
  group: parseKey(TimelineGroup, searchParams.get('vis')),
  person: searchParams.get('person')?.trim() || null,
  from: parseDay(searchParams.get('fra')),
  to: parseDay(searchParams.get('til')),
});

/** The query of the overview that shows what an address of the former list of activities showed. */
export function timelineQueryOf(formerParams: URLSearchParams): string {
  const params = new URLSearchParams(formerParams);
  const type = parseKey(ActivityType, params.get('type'));
  params.delete('type');
  if (type) params.set('vis', groupOfActivity(type));
  const query = params.toString();
  return query && `?${query}`;
}
