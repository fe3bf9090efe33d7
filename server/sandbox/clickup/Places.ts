import { existing, Refusal } from './Refusal.ts';
import { statusesOf, usualStatuses, type StatusSketch } from './startingState.ts';
import type { Folder, List, ClickUpFile } from './state.ts';

/** Folders and lists, whether the API or a test makes them. No name is there twice in the same place. */
export class Places {
  readonly #file: ClickUpFile;

  constructor(file: ClickUpFile) {
    this.#file = file;
  }

  addFolder(spaceId: string, name: unknown): Folder {
    const { folders, spaces } = this.#file.state;
    existing(
      spaces.find(({ id }) => id === spaceId),
      'Space',
    );
    if (folders.some((folder) => folder.spaceId === spaceId && folder.name === name))
      throw new Refusal(400, 'Folder name taken', 'CAT_014');
    const folder = { id: this.#file.newId(), name: given(name, 'Folder', 'CAT_002'), spaceId };
    folders.push(folder);
    return folder;
  }

  addList(folderId: string, name: unknown, statuses: StatusSketch[] = usualStatuses): List {
    const { folders, lists } = this.#file.state;
    existing(
      folders.find(({ id }) => id === folderId),
      'Folder',
    );
    if (lists.some((list) => list.folderId === folderId && list.name === name))
      throw new Refusal(400, 'List name taken', 'SUBCAT_016');
    const list = {
      id: this.#file.newId(),
      name: given(name, 'List', 'SUBCAT_002'),
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

  /** The same folder for the same name. */
  companyFolder(name: string): { folderId: string; listId: string } {
    const { folders, lists, spaces } = this.#file.state;
    const folder = folders.find((candidate) => candidate.name === name) ?? this.addFolder(spaces[0]!.id, name);
    const list = lists.find(({ folderId }) => folderId === folder.id) ?? this.addList(folder.id, 'Klippekort');
    this.#file.save();
    return { folderId: folder.id, listId: list.id };
  }
}

function given(name: unknown, kind: string, ecode: string): string {
  if (typeof name !== 'string' || !name.trim()) throw new Refusal(400, `${kind} name invalid`, ecode);
  return name;
}
