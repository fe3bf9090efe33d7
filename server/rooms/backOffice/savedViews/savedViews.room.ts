import type { Room } from '../../../platform/room.ts';
import { ListPreference } from './ListPreference.ts';
import { AdminListSettingsResolver, SavedViewsResolver } from './savedView.resolver.ts';
import { SavedView } from './SavedView.ts';

/** The columns of the admins' lists, and the views that admins save. */
export const savedViewsRoom: Room = {
  name: 'savedViews',
  entities: [SavedView, ListPreference],
  resolvers: [AdminListSettingsResolver, SavedViewsResolver],
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'saved-views.changed': true;
  }
}
