import { fetchQuery, graphql, readInlineData, requestSubscription } from 'react-relay';
import { AdminList } from '../../../domain/backOffice/savedViews.ts';
import { environment } from '../../app/relay/environment.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { storeSettings } from './listSettings.ts';
import { hasUnsentColumns } from './saveColumns.ts';
import type { loadSettings_settings$key } from '#relay/loadSettings_settings.graphql';
import type { loadSettingsQuery } from '#relay/loadSettingsQuery.graphql';
import type { loadSettingsSubscription } from '#relay/loadSettingsSubscription.graphql';

const query = graphql`
  query loadSettingsQuery($list: AdminList!) {
    admin {
      listSettings(list: $list) {
        ...loadSettings_settings
      }
    }
  }
`;

const subscription = graphql`
  subscription loadSettingsSubscription {
    adminSavedViewsChanged {
      ...loadSettings_settings
    }
  }
`;

/** Loads the columns and views of a list, and follows the changes by colleagues and in other tabs. */
export function followSettings(list: AdminList, onLoad: () => void): () => void {
  const request = fetchQuery<loadSettingsQuery>(environment(), query, { list }).subscribe({
    next: ({ admin }) => keepSettings(admin.listSettings),
    complete: onLoad,
    // The copy in this browser stays; the next opening of the list tries again.
    error: () => undefined,
  });
  const live = requestSubscription<loadSettingsSubscription>(environment(), {
    subscription,
    variables: {},
    onNext: (data) => data && keepSettings(data.adminSavedViewsChanged),
  });
  return () => {
    request.unsubscribe();
    live.dispose();
  };
}

const settingsFragment = graphql`
  fragment loadSettings_settings on ListSettings @inline {
    id
    list
    columns {
      id
      isHidden
      width
    }
    defaultViewId
    views {
      id
      name
      isShared
      isOwn
      ownerName
      parameters
      columns {
        id
        isHidden
        width
      }
      version
    }
  }
`;

/** Keeps the settings that the server returned. Columns that were changed since then stay as they are. */
export function keepSettings(key: loadSettings_settings$key): void {
  const { list: name, columns, defaultViewId, views } = readInlineData(settingsFragment, key);
  const list = parseKey(AdminList, name);
  // A list of a newer version of the portal.
  if (!list) return;
  storeSettings(list, {
    ...(!hasUnsentColumns(list) && { columns: columns.map(settingOf) }),
    defaultViewId: defaultViewId ?? null,
    views: views.map((view) => ({ ...view, columns: view.columns.map(settingOf) })),
  });
}

const settingOf = ({ id, isHidden, width }: { id: string; isHidden: boolean; width?: number | null }) => ({
  id,
  isHidden,
  width: width ?? null,
});
