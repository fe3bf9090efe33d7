import { ActivityType } from '../../../domain/vocabulary.ts';
import { dayIn } from '../../ui/dayIn.ts';
import { wordIn } from '../../ui/wordIn.ts';

export interface ActivityFilters {
  type: ActivityType | null;
  person: string | null;
  from: string | null;
  to: string | null;
}

export const activityFilters = (address: URLSearchParams): ActivityFilters => ({
  type: wordIn(ActivityType, address.get('type')),
  person: address.get('person')?.trim() || null,
  from: dayIn(address.get('fra')),
  to: dayIn(address.get('til')),
});
