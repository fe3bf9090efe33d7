import { Faults } from '../Faults.ts';
import type { StandIn } from '../sandbox.ts';
import { createApi, type ClickUpFault } from './api.ts';
import { Board, type NewStatus, type NewTask } from './Board.ts';
import { Limits, type RateLimit } from './Limits.ts';
import { placeCalls } from './placeCalls.ts';
import { Places } from './Places.ts';
import type { StatusSketch } from './startingState.ts';
import { ClickUpFile, type Delivery } from './state.ts';
import { letPull } from '../strings.ts';
import { taskCalls } from './taskCalls.ts';
import { webhookCalls } from './webhookCalls.ts';
import { Webhooks } from './Webhooks.ts';

const TOKEN = 'pk_41000001_SANDBOX';
/** As much as the largest of ClickUp's plans allows. */
const ENTERPRISE: RateLimit = { requests: 10_000, seconds: 60 };

/** A stand-in for ClickUp, with the strings that a test, or the demo, may pull. */
export interface ClickUpStandIn extends StandIn {
  /** What a client of ClickUp is configured with, where the sandbox mounted this one at `url`. */
  settingsAt(url: string): { token: string; apiUrl: string };
  teamId: string;
  /** Where the customers' folders are. */
  spaceId: string;
  /** A folder with one list, in the customers' space; the same ones for the same name. */
  seedCompanyFolder(name: string): { folderId: string; listId: string };
  addList(folderId: string, name: string, statuses?: StatusSketch[]): string;
  addTask(listId: string, task: NewTask): string;
  moveTask(taskId: string, status: string): void;
  trackTime(taskId: string, milliseconds: number): void;
  removeTask(taskId: string): void;
  removeList(listId: string): void;
  /** What its own people do in the settings of a list. */
  setStatuses(listId: string, statuses: NewStatus[]): void;
  /** How often a call was made, such as `GET /v2/list/90120000101/task`. */
  asked(call: string): number;
  /** Oldest first. */
  comments(taskId: string): string[];
  failNext(call: string, fault: ClickUpFault): void;
  mend(call: string): void;
  /** For so long every question is one too many. */
  limitFor(seconds: number): void;
  pauseWebhooks(): void;
  resumeWebhooks(): void;
  /** Sends one event now, however often it was sent; answers with the receiver's status. */
  deliver(eventId: string): Promise<number>;
  /** One for every webhook that it is told to, oldest first. */
  events(): Delivery[];
}

/** Keeps its state in a file where it is given a folder, else in memory. */
export function clickUpStandIn({
  folder,
  limit = ENTERPRISE,
}: { folder?: string | undefined; limit?: RateLimit | undefined } = {}): ClickUpStandIn {
  const file = new ClickUpFile(folder);
  const { state } = file;
  const faults = new Faults<ClickUpFault>();
  const limits = new Limits(limit);
  const webhooks = new Webhooks(file);
  const places = new Places(file);
  const board = new Board(file, webhooks);
  const asked = new Map<string, number>();
  return {
    name: 'clickup',
    mount(app) {
      const api = createApi(app, { file, faults, limits, token: TOKEN });
      app.addHook('onRequest', async ({ method, url }) => {
        const call = `${method} ${url.slice(app.prefix.length).split('?')[0]}`;
        asked.set(call, (asked.get(call) ?? 0) + 1);
      });
      placeCalls(api, state, places);
      taskCalls(api, state, board);
      webhookCalls(api, state);
      letPull(app, { ...this });
      // What was not heard before a restart is told after it.
      app.addHook('onReady', async () => webhooks.resume());
      app.addHook('onClose', async () => webhooks.close());
    },
    settingsAt: (url) => ({ token: TOKEN, apiUrl: url }),
    teamId: state.team.id,
    spaceId: state.spaces[0]!.id,
    seedCompanyFolder: (name) => places.companyFolder(name),
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
    asked: (call) => asked.get(call) ?? 0,
    comments: (taskId) => state.comments.filter((comment) => comment.taskId === taskId).map(({ text }) => text),
    failNext: (call, fault) => faults.failNext(call, fault),
    mend: (call) => faults.mend(call),
    limitFor: (seconds) => limits.limitFor(seconds),
    pauseWebhooks: () => webhooks.pause(),
    resumeWebhooks: () => webhooks.resume(),
    deliver: (eventId) => webhooks.deliver(eventId),
    events: () => structuredClone(state.deliveries),
  };
}
