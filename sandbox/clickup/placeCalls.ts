import type { Api } from './api.ts';
import { requireFound } from './ClickUpApiError.ts';
import type { ClickUpState } from './model.ts';
import { folderAnswer, listAnswer, spaceAnswer, teamAnswer, wholeListAnswer } from './placeAnswers.ts';
import type { Places } from './Places.ts';

export function placeCalls(api: Api, state: ClickUpState, places: Places): void {
  const folderBy = (id: string) =>
    requireFound(
      state.folders.find((folder) => folder.id === id),
      'Folder',
    );

  api('GET', '/v2/team', () => ({ teams: [teamAnswer(state)] }));
  api('GET', '/v2/team/:id/space', ({ id }) => {
    requireFound(state.team.id === id || undefined, 'Team');
    return { spaces: state.spaces.map(spaceAnswer) };
  });
  api('GET', '/v2/space/:id/folder', ({ id }) => {
    requireFound(
      state.spaces.find((space) => space.id === id),
      'Space',
    );
    return {
      folders: state.folders.filter(({ spaceId }) => spaceId === id).map((folder) => folderAnswer(state, folder)),
    };
  });
  api('POST', '/v2/space/:id/folder', ({ id, body }) => folderAnswer(state, places.addFolder(id, body['name'])));
  api('GET', '/v2/folder/:id', ({ id }) => folderAnswer(state, folderBy(id)));
  api('GET', '/v2/folder/:id/list', ({ id }) => {
    const folder = folderBy(id);
    return {
      lists: state.lists.filter(({ folderId }) => folderId === folder.id).map((list) => listAnswer(state, list)),
    };
  });
  api('POST', '/v2/folder/:id/list', ({ id, body }) => wholeListAnswer(state, places.addList(id, body['name'])));
  api('GET', '/v2/list/:id', ({ id }) =>
    wholeListAnswer(
      state,
      requireFound(
        state.lists.find((list) => list.id === id),
        'List',
      ),
    ),
  );
}
