import { ActivityType } from '../../../domain/vocabulary.ts';
import { parseDay } from '../../ui/parseDay.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface ActivityFilters {
  type: ActivityType | null;
  person: string | null;
  from: string | null;
  to: string | null;
}

export const activityFilters = (address: URLSearchParams): ActivityFilters => ({
  type: parseKey(ActivityType, address.get('type')),
  person: address.get('person')?.trim() || null,
  from: parseDay(address.get('fra')),
  to: parseDay(address.get('til')),
});
