// Real answers of ClickUp, and examples from its documentation, with other names and ids.

export const TEAM_ID = '9007000001';
export const SPACE_ID = '90170000003';
export const FOLDER_ID = '90170000002';
export const LIST_ID = '901700000001';

const folder = { id: FOLDER_ID, name: 'Nordlys ApS', hidden: false, access: true };
const space = { id: SPACE_ID, name: 'Kunder', access: true };

export const list = {
  id: LIST_ID,
  name: 'Klippekort',
  deleted: false,
  orderindex: 1,
  content: '',
  priority: null,
  assignee: null,
  task_count: 0,
  due_date: null,
  start_date: null,
  folder,
  space,
  inbound_address: `a.t.${LIST_ID}@tasks.clickup.com`,
  archived: false,
  override_statuses: false,
  statuses: [
    {
      id: 'p90170000003_aaaaaaaa',
      status: 'to do',
      orderindex: 0,
      color: '#87909e',
      type: 'open',
      status_group: 'proj_90170000003',
    },
    {
      id: 'p90170000003_bbbbbbbb',
      status: 'complete',
      orderindex: 1,
      color: '#008844',
      type: 'closed',
      status_group: 'proj_90170000003',
    },
  ],
  permission_level: 'create',
};

/** A list outside of folders: ClickUp gives it a hidden folder and, in a list of lists, leaves out its statuses. */
export const folderlessList = {
  id: '901700000004',
  name: 'Løse opgaver',
  orderindex: 0,
  content: '',
  status: null,
  priority: null,
  assignee: null,
  task_count: 0,
  due_date: null,
  start_date: null,
  folder: { id: '90170000005', name: 'hidden', hidden: true, access: true },
  space,
  archived: false,
  override_statuses: false,
  permission_level: 'create',
};

export const recordedFolder = {
  id: FOLDER_ID,
  name: 'Nordlys ApS',
  orderindex: 0,
  override_statuses: false,
  hidden: false,
  space,
  task_count: '0',
  lists: [],
};

export const recordedSpace = {
  id: SPACE_ID,
  name: 'Kunder',
  color: null,
  private: false,
  avatar: null,
  admin_can_manage: null,
  statuses: [{ id: 'p90170000003_aaaaaaaa', status: 'to do', type: 'open', orderindex: 0, color: '#87909e' }],
  multiple_assignees: false,
  features: {
    due_dates: { enabled: true, start_date: true, remap_due_dates: false, remap_closed_due_date: false },
    time_tracking: { enabled: true, harvest: false, rollup: false, default_to_billable: 2 },
    priorities: { enabled: true, priorities: [{ id: '1', priority: 'urgent', color: '#f50000', orderindex: '1' }] },
  },
  archived: false,
};

/** A user who was invited and has not signed in yet. */
export const invitedMember = {
  user: {
    id: 1,
    username: null,
    email: 'ny@portal.example',
    color: null,
    profilePicture: null,
    initials: 'N',
    role: 3,
    role_subtype: 0,
    role_key: 'member',
    custom_role: null,
    last_active: '1750768379405',
    date_joined: '1679496177299',
    date_invited: '1679495796796',
  },
  invited_by: { id: 2 },
};

/** A task as ClickUp's documentation shows it in lists: without a description, custom fields, points or time. */
export const listedTask = {
  id: '9hx',
  name: 'Ny formular',
  status: { status: 'Open', color: '#d3d3d3', orderindex: 0, type: 'open' },
  orderindex: '1.00000000000000000000000000000000',
  date_created: '1567780450202',
  date_updated: '1567780450202',
  date_closed: null,
  date_done: null,
  creator: {
    id: 183,
    username: 'Mette Holm',
    color: '#827718',
    profilePicture: 'https://attachments-public.clickup.com/profilePictures/183_abc.jpg',
  },
  assignees: [],
  watchers: [],
  checklists: [],
  tags: [],
  parent: null,
  priority: { color: '#f8ae00', id: '2', orderindex: '2', priority: 'high' },
  due_date: null,
  start_date: null,
  time_estimate: null,
  list: { id: LIST_ID },
  folder: { id: FOLDER_ID },
  space: { id: SPACE_ID },
  url: 'https://app.clickup.com/t/9hx',
};

/** A task as ClickUp answers a request for this task alone. */
export const wholeTask = {
  ...listedTask,
  custom_id: null,
  custom_item_id: null,
  text_content: 'Med felter',
  description: 'Med felter',
  markdown_description: 'Med felter',
  archived: false,
  status: { status: 'in progress', color: '#d3d3d3', orderindex: 1, type: 'custom' },
  group_assignees: [],
  parent: 'abc1234',
  points: 3,
  time_spent: null,
  custom_fields: [
    {
      id: '0a52c486-5f05-403b-b4fd-c512ff05131c',
      name: 'Antal',
      type: 'number',
      type_config: {},
      date_created: '1622176979540',
      hide_from_guests: false,
      value: '23',
      required: true,
    },
    {
      id: '03efda77-c7a0-42d3-8afd-fd546353c2f5',
      name: 'Kanal',
      type: 'short_text',
      type_config: {},
      date_created: '1622176979540',
      hide_from_guests: false,
      value: 'E-mail',
      required: false,
    },
    {
      id: 'f4d2a20d-6759-4420-b853-222dbe2589d5',
      name: 'Folk',
      type: 'users',
      date_created: '1618440378816',
      hide_from_guests: false,
      required: false,
      type_config: { single_user: true, include_groups: true, include_guests: true, include_team_members: true },
    },
  ],
};

export const recordedWebhook = {
  id: '4b67ac88-e506-4a29-9d42-26e504e3435e',
  userid: 183,
  team_id: 9_007_000_001,
  endpoint: 'https://portal.example/api/webhooks/clickup',
  client_id: 'QVOQP06ZXC6CMGVFKB0ZT7J9Y7APOYGO',
  events: ['taskCreated'],
  task_id: null,
  list_id: null,
  folder_id: null,
  space_id: null,
  health: { status: 'active', fail_count: 0 },
  secret: 'WEBHOOK_SECRET',
};

export const outOfReach = { err: 'Team not authorized', ECODE: 'OAUTH_027' };
export const spaceNotFound = { err: 'Space not found', ECODE: 'PROJ_006' };
export const planLimitReached = { err: 'Your plan is limited to 5 usages of feature, 5 usage.', ECODE: 'PAYWALL_004' };
export const errorPage =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n' +
  '<body><center><h1>502 Bad Gateway</h1></center></body>\r\n</html>\r\n';
