import { ActivityType } from '../../../domain/vocabulary.ts';
import { parseDay } from '../../ui/parseDay.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface ActivityFilters {
  type: ActivityType | null;
  person: string | null;
  from: string | null;
  to: string | null;
}

export const parseActivityFilters = (searchParams: URLSearchParams): ActivityFilters => ({
  type: parseKey(ActivityType, searchParams.get('type')),
  person: searchParams.get('person')?.trim() || null,
  from: parseDay(searchParams.get('fra')),
  to: parseDay(searchParams.get('til')),
});
