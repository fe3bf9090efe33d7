import type { ClickUpState, Folder, List, Member, Space } from './model.ts';

export const userAnswer = ({ id, username, email, color, initials, profilePicture }: Member) => ({
  id,
  username,
  email,
  color,
  initials,
  profilePicture,
});

export const teamAnswer = ({ team }: ClickUpState) => ({
  id: team.id,
  name: team.name,
  color: '#6647f0',
  avatar: null,
  members: team.members.map((member) => ({ user: userAnswer(member) })),
});

const enabled = { enabled: true };

export const spaceAnswer = ({ id, name }: Space) => ({
  id,
  name,
  color: null,
  private: false,
  avatar: null,
  admin_can_manage: null,
  archived: false,
  multiple_assignees: true,
  statuses: [
    { id: `p${id}_aaaaaaaa`, status: 'to do', type: 'open', orderindex: 0, color: '#87909e' },
    { id: `p${id}_bbbbbbbb`, status: 'complete', type: 'closed', orderindex: 1, color: '#008844' },
  ],
  features: {
    due_dates: { enabled: true, start_date: true, remap_due_dates: false, remap_closed_due_date: false },
    time_tracking: enabled,
    tags: enabled,
    time_estimates: enabled,
    checklists: enabled,
    custom_fields: enabled,
  },
});

export const folderAnswer = (state: ClickUpState, { id, name, spaceId }: Folder) => {
  const lists = state.lists.filter(({ folderId }) => folderId === id);
  return {
    id,
    name,
    orderindex: state.folders.findIndex((folder) => folder.id === id),
    override_statuses: false,
    hidden: false,
    space: spaceIn(state, spaceId),
    task_count: String(state.tasks.filter(({ listId }) => lists.some((list) => list.id === listId)).length),
    archived: false,
    lists: lists.map((list) => listAnswer(state, list)),
    permission_level: 'create',
  };
};

/** A list in a folder or in a list of lists, where ClickUp leaves out its statuses. */
export const listAnswer = (state: ClickUpState, { id, name, folderId }: List) => {
  const folder = state.folders.find((candidate) => candidate.id === folderId)!;
  return {
    id,
    name,
    orderindex: state.lists.findIndex((list) => list.id === id),
    content: '',
    status: null,
    priority: null,
    assignee: null,
    task_count: state.tasks.filter(({ listId }) => listId === id).length,
    due_date: null,
    start_date: null,
    folder: { id: folder.id, name: folder.name, hidden: false, access: true },
    space: spaceIn(state, folder.spaceId),
    archived: false,
    override_statuses: true,
    permission_level: 'create',
  };
};

/** A list that is requested alone or created, with its statuses. */
export const wholeListAnswer = (state: ClickUpState, list: List) => ({
  ...listAnswer(state, list),
  deleted: false,
  due_date_time: false,
  start_date_time: null,
  inbound_address: `a.t.${list.id}@tasks.clickup.example`,
  statuses: list.statuses.map((status) => ({ ...status, status_group: `subcat_${list.id}` })),
});

const spaceIn = (state: ClickUpState, spaceId: string) => ({
  id: spaceId,
  name: state.spaces.find(({ id }) => id === spaceId)!.name,
  access: true,
});
