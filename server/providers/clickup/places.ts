import { z } from 'zod';
import { id, listOf, number, optionalText, text } from '../lenient.ts';

/** A workspace, space, folder or list. */
export interface ClickUpPlace {
  id: string;
  name: string;
}

export interface ClickUpFolder extends ClickUpPlace {
  taskCount: number;
}

export interface ClickUpStatus {
  status: string;
  color: string;
  orderindex: number;
  /** `open`, `custom`, `done` or `closed`. */
  type: string;
}

export interface ClickUpList extends ClickUpPlace {
  folderId: string;
  statuses: ClickUpStatus[];
}

export interface ClickUpMember {
  id: string;
  username: string;
  email: string;
  profilePicture: string | null;
}

const place = z.object({ id, name: text });
const status = z.object({ status: z.string(), color: text, orderindex: number, type: text });

const statusesAnswer = listOf(status).transform((all) =>
  all.toSorted((one, other) => one.orderindex - other.orderindex),
);

const member = z
  .object({ id, username: text, email: text, profilePicture: optionalText })
  // An invited user has no name before the first sign-in.
  .transform((user) => ({ ...user, username: user.username || user.email }));

export const teamsAnswer = z.object({
  teams: z.array(place.extend({ members: listOf(z.object({ user: member }).transform(({ user }) => user)) })),
});

export const spacesAnswer = z.object({ spaces: z.array(place) });

export const folderAnswer = place
  .extend({ task_count: number, lists: listOf(place), space: z.object({ id }) })
  .transform(({ task_count: taskCount, space, ...folder }) => ({ ...folder, taskCount, spaceId: space.id }));

/** ClickUp sends a list of folders, but its documentation describes a single folder. Both are read as a list. */
export const foldersAnswer = z.object({
  folders: z.union([z.array(folderAnswer), folderAnswer.transform((folder) => [folder])]),
});

export const placeAnswer = place;

export const listsAnswer = z.object({ lists: z.array(place) });

export const listAnswer = place
  .extend({ folder: z.object({ id }), statuses: statusesAnswer })
  .transform(({ folder, ...list }) => ({ ...list, folderId: folder.id }));
