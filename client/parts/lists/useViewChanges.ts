import { graphql } from 'react-relay';
import type { AdminList, ColumnSetting } from '../../../domain/backOffice/savedViews.ts';
import { useAction } from '../../app/relay/useAction.ts';
import type { SavedView } from './listSettings.ts';
import { keepSettings } from './loadSettings.ts';
import { inputOf } from './saveColumns.ts';
import type { useViewChangesCreateMutation } from '#relay/useViewChangesCreateMutation.graphql';
import type { useViewChangesDefaultMutation } from '#relay/useViewChangesDefaultMutation.graphql';
import type { useViewChangesDeleteMutation } from '#relay/useViewChangesDeleteMutation.graphql';
import type { useViewChangesUpdateMutation } from '#relay/useViewChangesUpdateMutation.graphql';

interface ViewContent {
  name: string;
  isShared: boolean;
  parameters: string;
  columns: readonly ColumnSetting[];
}

const inputOfView = ({ name, isShared, parameters, columns }: ViewContent) => ({
  name,
  isShared,
  parameters,
  columns: columns.map(inputOf),
});

const createMutation = graphql`
  mutation useViewChangesCreateMutation($list: AdminList!, $input: SavedViewInput!, $requestId: String!) {
    createSavedView(list: $list, input: $input, requestId: $requestId) {
      views {
        id
        name
        isOwn
      }
      ...loadSettings_settings
    }
  }
`;

const updateMutation = graphql`
  mutation useViewChangesUpdateMutation($id: ID!, $version: Int!, $input: SavedViewInput!) {
    updateSavedView(id: $id, version: $version, input: $input) {
      ...loadSettings_settings
    }
  }
`;

const deleteMutation = graphql`
  mutation useViewChangesDeleteMutation($id: ID!, $version: Int!) {
    deleteSavedView(id: $id, version: $version) {
      ...loadSettings_settings
    }
  }
`;

const defaultMutation = graphql`
  mutation useViewChangesDefaultMutation($list: AdminList!, $viewId: ID) {
    setDefaultView(list: $list, viewId: $viewId) {
      ...loadSettings_settings
    }
  }
`;

/** Functions that save, change and delete views. They keep the settings that the server returns. */
export function useViewChanges() {
  const [create] = useAction<useViewChangesCreateMutation>(createMutation);
  const [update] = useAction<useViewChangesUpdateMutation>(updateMutation);
  const [remove] = useAction<useViewChangesDeleteMutation>(deleteMutation);
  const [setDefault] = useAction<useViewChangesDefaultMutation>(defaultMutation);
  return {
    /** Returns the id of the new view. */
    create: async (list: AdminList, view: ViewContent, requestId: string): Promise<string | undefined> => {
      const { createSavedView } = await create({ list, input: inputOfView(view), requestId });
      keepSettings(createSavedView);
      const name = view.name.trim().toLowerCase();
      return createSavedView.views.find((each) => each.isOwn && each.name.toLowerCase() === name)?.id;
    },
    update: async ({ id, version }: SavedView, view: ViewContent) =>
      keepSettings((await update({ id, version, input: inputOfView(view) })).updateSavedView),
    remove: async ({ id, version }: SavedView) => keepSettings((await remove({ id, version })).deleteSavedView),
    setDefault: async (list: AdminList, viewId: string | null) =>
      keepSettings((await setDefault({ list, viewId })).setDefaultView),
  };
}
