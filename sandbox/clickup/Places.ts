import { requireFound, ClickUpApiError } from './ClickUpApiError.ts';
import type { Folder, List } from './model.ts';
import { statusesOf, defaultStatuses, type StatusDefinition } from './startingState.ts';
import type { ClickUpFile } from './state.ts';

/** Creates and removes folders and lists for the API and for tests. A name is unique in its parent. */
export class Places {
  readonly #file: ClickUpFile;

  constructor(file: ClickUpFile) {
    this.#file = file;
  }

  addFolder(spaceId: string, name: unknown): Folder {
    const { folders, spaces } = this.#file.state;
    requireFound(
      spaces.find(({ id }) => id === spaceId),
      'Space',
    );
    if (folders.some((folder) => folder.spaceId === spaceId && folder.name === name))
      throw new ClickUpApiError(400, 'Folder name taken', 'CAT_014');
    const folder = { id: this.#file.newId(), name: validName(name, 'Folder', 'CAT_002'), spaceId };
    folders.push(folder);
    return folder;
  }

  addList(folderId: string, name: unknown, statuses: StatusDefinition[] = defaultStatuses): List {
    const { folders, lists } = this.#file.state;
    requireFound(
      folders.find(({ id }) => id === folderId),
      'Folder',
    );
    if (lists.some((list) => list.folderId === folderId && list.name === name))
      throw new ClickUpApiError(400, 'List name taken', 'SUBCAT_016');
    const list = {
      id: this.#file.newId(),
      name: validName(name, 'List', 'SUBCAT_002'),
      folderId,
      statuses: statusesOf(statuses),
    };
    lists.push(list);
    return list;
  }

  removeList(listId: string): void {
    const { state } = this.#file;
    state.lists = state.lists.filter(({ id }) => id !== listId);
    state.tasks = state.tasks.filter((task) => task.listId !== listId);
  }

  /** Returns the folder with this name and its first list; creates the folder and the list if they do not exist. */
  findOrCreateCompanyFolder(name: string): { folderId: string; listId: string } {
    const { folders, lists, spaces } = this.#file.state;
    const folder = folders.find((candidate) => candidate.name === name) ?? this.addFolder(spaces[0]!.id, name);
    const list = lists.find(({ folderId }) => folderId === folder.id) ?? this.addList(folder.id, 'Klippekort');
    this.#file.save();
    return { folderId: folder.id, listId: list.id };
  }
}

function validName(name: unknown, kind: string, ecode: string): string {
  if (typeof name !== 'string' || !name.trim()) throw new ClickUpApiError(400, `${kind} name invalid`, ecode);
  return name;
}
