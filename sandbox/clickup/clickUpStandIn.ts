import { exposeControls } from '../controls.ts';
import { Faults } from '../Faults.ts';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';
import { createApi, type ClickUpFault } from './api.ts';
import { Board, type NewStatus, type NewTask } from './Board.ts';
import { commentCalls } from './commentCalls.ts';
import { CommentFiles } from './CommentFiles.ts';
import { Limits, type RateLimit } from './Limits.ts';
import type { CommentFile, CommentSegment, Delivery } from './model.ts';
import { placeCalls } from './placeCalls.ts';
import { Places } from './Places.ts';
import type { StatusDefinition } from './startingState.ts';
import { ClickUpFile } from './state.ts';
import { taskCalls } from './taskCalls.ts';
import { webhookCalls } from './webhookCalls.ts';
import { Webhooks } from './Webhooks.ts';

const TOKEN = 'pk_41000001_SANDBOX';
/** The rate limit of ClickUp's largest plan. */
const ENTERPRISE_LIMIT: RateLimit = { requests: 10_000, seconds: 60 };

/** A stand-in of ClickUp, with controls for tests and the demo. */
export interface ClickUpStandIn extends StandIn {
  /** Settings for a ClickUp client, when the sandbox serves this stand-in at `url`. */
  settingsAt(url: string): { token: string; apiUrl: string };
  /** The id of the workspace. */
  teamId: string;
  /** The id of the space with the customers' folders. */
  spaceId: string;
  /** Returns a folder with one list in the customers' space; creates them the first time that a name is used. */
  seedCompanyFolder(name: string): { folderId: string; listId: string };
  addList(folderId: string, name: string, statuses?: StatusDefinition[]): string;
  addTask(listId: string, task: NewTask): string;
  moveTask(taskId: string, status: string): void;
  trackTime(taskId: string, milliseconds: number): void;
  removeTask(taskId: string): void;
  removeList(listId: string): void;
  /** Changes the statuses of a list, as ClickUp's users do in its settings. */
  setStatuses(listId: string, statuses: NewStatus[]): void;
  /** Returns how many times a call was made, such as `GET /v2/list/90120000101/task`. */
  requestCount(call: string): number;
  /** Oldest first. */
  comments(taskId: string): string[];
  /** The names of a task's files, oldest first. */
  attachments(taskId: string): string[];
  /** Writes a comment as a member of the workspace, and returns its id. */
  addComment(taskId: string, text: string | CommentSegment[], options?: { userId?: number; at?: number }): string;
  /** Stores a file for a piece of a comment, when the sandbox serves this stand-in at `url`. */
  addFile(url: string, title: string, content: string): CommentFile;
  editComment(commentId: string, text: string | CommentSegment[]): void;
  removeComment(commentId: string): void;
  failNext(call: string, fault: ClickUpFault): void;
  clearFaults(call: string): void;
  /** Refuses every request as beyond the rate limit for this long. */
  limitFor(seconds: number): void;
  pauseWebhooks(): void;
  resumeWebhooks(): void;
  /** Sends one event now, even if it was sent before; returns the receiver's status. */
  deliver(eventId: string): Promise<number>;
  /** All events, one for each webhook that receives them, oldest first. */
  events(): Delivery[];
}

/** Keeps its state in a file if it has a folder, or else in memory. */
export function clickUpStandIn({
  folder,
  limit = ENTERPRISE_LIMIT,
}: { folder?: string | undefined; limit?: RateLimit | undefined } = {}): ClickUpStandIn {
  const file = new ClickUpFile(folder);
  const { state } = file;
  const faults = new Faults<ClickUpFault>();
  const limits = new Limits(limit);
  const webhooks = new Webhooks(file);
  const places = new Places(file);
  const board = new Board(file, webhooks);
  const files = new CommentFiles();
  const log = new RequestLog();
  return {
    name: 'clickup',
    log,
    mount(app) {
      const api = createApi(app, { file, faults, limits, token: TOKEN });
      placeCalls(api, state, places);
      taskCalls(api, state, board);
      commentCalls(api, state, board);
      webhookCalls(api, state);
      files.serve(app);
      exposeControls(app, { ...this });
      // Sends the events that were pending before a restart.
      app.addHook('onReady', async () => webhooks.resume());
      app.addHook('onClose', async () => webhooks.close());
    },
    settingsAt: (url) => ({ token: TOKEN, apiUrl: url }),
    teamId: state.team.id,
    spaceId: state.spaces[0]!.id,
    seedCompanyFolder: (name) => places.findOrCreateCompanyFolder(name),
    addList(folderId, name, statuses) {
      const { id } = places.addList(folderId, name, statuses);
      file.save();
      return id;
    },
    addTask: (listId, task) => board.add(listId, task).id,
    moveTask: (taskId, status) => void board.move(taskId, status),
    trackTime: (taskId, milliseconds) => board.trackTime(taskId, milliseconds),
    removeTask: (taskId) => board.remove(taskId),
    removeList(listId) {
      places.removeList(listId);
      file.save();
    },
    setStatuses: (listId, statuses) => board.setStatuses(listId, statuses),
    requestCount: (call) => log.count(call),
    attachments: (taskId) => (board.task(taskId).attachments ?? []).map(({ title }) => title),
    comments: (taskId) => state.comments.filter((comment) => comment.taskId === taskId).map(({ text }) => text),
    addComment: (taskId, text, options) => board.comment(taskId, text, options).id,
    addFile: (url, title, content) => files.add(url, title, content),
    editComment: (commentId, text) => board.editComment(commentId, text),
    removeComment: (commentId) => board.removeComment(commentId),
    failNext: (call, fault) => faults.failNext(call, fault),
    clearFaults: (call) => faults.clear(call),
    limitFor: (seconds) => limits.limitFor(seconds),
    pauseWebhooks: () => webhooks.pause(),
    resumeWebhooks: () => webhooks.resume(),
    deliver: (eventId) => webhooks.deliver(eventId),
    events: () => structuredClone(state.deliveries),
  };
}
