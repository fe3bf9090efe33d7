export interface Member {
  id: number;
  username: string;
  email: string;
  color: string;
  initials: string;
  profilePicture: string | null;
}
export interface Space {
  id: string;
  name: string;
}
export interface Folder {
  id: string;
  name: string;
  spaceId: string;
}
export interface Status {
  id: string;
  status: string;
  color: string;
  orderindex: number;
  type: 'open' | 'custom' | 'done' | 'closed';
}
export interface List {
  id: string;
  name: string;
  folderId: string;
  statuses: Status[];
}
export interface CustomField {
  id: string;
  name: string;
  type: string;
  type_config: object;
  value?: unknown;
}
/** A file of a comment, as the API writes it. */
export interface CommentFile {
  id: string;
  title: string;
  url: string;
  size: number;
}

/** A piece of a comment, as the API writes it. */
export interface CommentSegment {
  text: string;
  type?: 'tag' | 'attachment';
  user?: { id: number };
  attachment?: CommentFile;
  attributes?: { bold?: true; italic?: true; underline?: true; link?: string };
}
export interface Comment {
  id: string;
  taskId: string;
  text: string;
  at: number;
  /** The pieces of a comment that has more than plain text. */
  segments?: CommentSegment[];
  /** The owner of the API's token when left out. */
  userId?: number;
}

/** A file of a task; the bytes are not kept. */
export interface Attachment {
  id: string;
  title: string;
  size: number;
  at: number;
}

export interface Task {
  id: string;
  listId: string;
  parent: string | null;
  name: string;
  description: string;
  status: string;
  priority: 1 | 2 | 3 | 4 | null;
  timeSpentMs: number;
  timeEstimateMs: number | null;
  createdAt: number;
  updatedAt: number;
  closedAt: number | null;
  dueDate: number | null;
  assigneeIds: number[];
  tags: { name: string; color: string }[];
  customFields: CustomField[];
  points: number | null;
  /** Missing in states from before tasks had files. */
  attachments?: Attachment[];
}

export interface Webhook {
  id: string;
  endpoint: string;
  events: string[];
  folderId: string | null;
  secret: string;
  failures: number;
}

/** One event for one webhook. */
export interface Delivery {
  id: string;
  webhookId: string;
  payload: { event: string; task_id?: string; list_id?: string; webhook_id: string; history_items?: object[] };
  isPending: boolean;
}

export interface ClickUpState {
  lastId: number;
  team: { id: string; name: string; members: Member[] };
  spaces: Space[];
  folders: Folder[];
  lists: List[];
  tasks: Task[];
  comments: Comment[];
  webhooks: Webhook[];
  /** Oldest first. */
  deliveries: Delivery[];
}
