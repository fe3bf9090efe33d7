import { z } from 'zod';
import { undefinedIfNotFound } from '../ProviderError.ts';
import { notConfigured } from './ClickUpError.ts';
import { ClickUpHttp, type ClickUpOptions, type ClickUpSettings, type ClickUpRequest } from './ClickUpHttp.ts';
import { id } from './lenient.ts';
import {
  folderAnswer,
  foldersAnswer,
  listAnswer,
  listsAnswer,
  placeAnswer,
  spacesAnswer,
  teamsAnswer,
} from './places.ts';
import type { ClickUpFolder, ClickUpList, ClickUpMember, ClickUpPlace } from './places.ts';
import { taskAnswer, loadTasks, type ClickUpTask } from './tasks.ts';
import { WEBHOOK_EVENTS, newWebhookAnswer, webhooksAnswer, type ClickUpWebhook } from './webhooks.ts';

export type { ClickUpOptions, ClickUpSettings } from './ClickUpHttp.ts';
export type { ClickUpFolder, ClickUpList, ClickUpMember, ClickUpPlace, ClickUpStatus } from './places.ts';
export type { ClickUpTask } from './tasks.ts';
export type { ClickUpWebhook } from './webhooks.ts';
export { claimedWebhookId, verifyWebhook, type ClickUpEvent } from './webhookEvent.ts';

/**
 * Reads and changes folders, lists and tasks of the workspace. Without settings, every method throws NOT_CONFIGURED;
 * when ClickUp fails, PROVIDER_UNAVAILABLE.
 */
export class ClickUpClient {
  readonly #http: ClickUpHttp | undefined;
  readonly #patience: number | undefined;

  constructor(
    settings: ClickUpSettings | undefined,
    options: ClickUpOptions = {},
    http = settings && new ClickUpHttp(settings, options),
    patience?: number,
  ) {
    this.#http = http;
    this.#patience = patience;
  }

  /** Returns a client for a waiting user, which gives up after `patience` milliseconds. Jobs wait without a limit. */
  within(patience: number): ClickUpClient {
    return new ClickUpClient(undefined, {}, this.#http, patience);
  }

  get isConfigured(): boolean {
    return this.#http !== undefined;
  }

  async teams(): Promise<ClickUpPlace[]> {
    const { teams } = await this.#get(['team'], teamsAnswer);
    return teams.map(({ id: teamId, name }) => ({ id: teamId, name }));
  }

  async members(teamId: string): Promise<ClickUpMember[]> {
    const { teams } = await this.#get(['team'], teamsAnswer);
    return teams.find((team) => team.id === teamId)?.members ?? [];
  }

  async spaces(teamId: string): Promise<ClickUpPlace[]> {
    return (await this.#get(['team', teamId, 'space'], spacesAnswer, CURRENT)).spaces;
  }

  async folders(spaceId: string): Promise<ClickUpFolder[]> {
    const { folders } = await this.#get(['space', spaceId, 'folder'], foldersAnswer, CURRENT);
    return folders.map(({ id: folderId, name, taskCount }) => ({ id: folderId, name, taskCount }));
  }

  async createFolder({ spaceId, name }: { spaceId: string; name: string }): Promise<ClickUpPlace> {
    return this.#call({ method: 'POST', path: ['space', spaceId, 'folder'], body: { name } }, placeAnswer);
  }

  /** Undefined if the folder does not exist. */
  async folder(folderId: string): Promise<(ClickUpFolder & { lists: ClickUpPlace[] }) | undefined> {
    return undefinedIfNotFound(this.#get(['folder', folderId], folderAnswer));
  }

  async lists(folderId: string): Promise<ClickUpPlace[]> {
    return (await this.#get(['folder', folderId, 'list'], listsAnswer, CURRENT)).lists;
  }

  /** ClickUp refuses a name that another list of the folder has. */
  async createList({ folderId, name }: { folderId: string; name: string }): Promise<ClickUpPlace> {
    return this.#call({ method: 'POST', path: ['folder', folderId, 'list'], body: { name } }, placeAnswer);
  }

  /** Undefined if the list does not exist. */
  async list(listId: string): Promise<ClickUpList | undefined> {
    return undefinedIfNotFound(this.#get(['list', listId], listAnswer));
  }

  /** Includes closed tasks and subtasks. `updatedSince` is in milliseconds and inclusive. */
  async tasks(listId: string, { updatedSince }: { updatedSince?: number } = {}): Promise<ClickUpTask[]> {
    return loadTasks((call, answer) => this.#call(call, answer), listId, updatedSince);
  }

  /** Undefined if the task does not exist. */
  async task(taskId: string): Promise<ClickUpTask | undefined> {
    return undefinedIfNotFound(this.#get(['task', taskId], taskAnswer));
  }

  async createTask({
    listId,
    name,
    description,
  }: {
    listId: string;
    name: string;
    description?: string | undefined;
  }): Promise<ClickUpTask> {
    return this.#call(
      { method: 'POST', path: ['list', listId, 'task'], body: { name, ...(description && { description }) } },
      taskAnswer,
    );
  }

  async setStatus(taskId: string, status: string): Promise<ClickUpTask> {
    return this.#call({ method: 'PUT', path: ['task', taskId], body: { status } }, taskAnswer);
  }

  /** Adds a comment; ClickUp notifies everyone who works on the task. */
  async comment(taskId: string, text: string): Promise<{ id: string }> {
    return this.#call(
      { method: 'POST', path: ['task', taskId, 'comment'], body: { comment_text: text, notify_all: true } },
      z.object({ id }),
    );
  }

  async webhooks(teamId: string): Promise<ClickUpWebhook[]> {
    return (await this.#get(['team', teamId, 'webhook'], webhooksAnswer)).webhooks;
  }

  async createWebhook({
    teamId,
    endpoint,
    folderId,
  }: {
    teamId: string;
    endpoint: string;
    folderId: string;
  }): Promise<{ id: string; secret: string }> {
    const body = { endpoint, events: WEBHOOK_EVENTS, folder_id: Number(folderId) };
    return this.#call({ method: 'POST', path: ['team', teamId, 'webhook'], body }, newWebhookAnswer);
  }

  /** Does nothing if the webhook does not exist. */
  async deleteWebhook(webhookId: string): Promise<void> {
    await undefinedIfNotFound(this.#call({ method: 'DELETE', path: ['webhook', webhookId] }, z.unknown()));
  }

  #get<T>(path: string[], answer: z.ZodType<T>, query?: ClickUpRequest['query']): Promise<T> {
    return this.#call({ method: 'GET', path, ...(query && { query }) }, answer);
  }

  async #call<T>(call: ClickUpRequest, answer: z.ZodType<T>): Promise<T> {
    return this.#configured().call(
      { ...call, ...(this.#patience !== undefined && { patience: this.#patience }) },
      answer,
    );
  }

  #configured(): ClickUpHttp {
    if (!this.#http) throw notConfigured();
    return this.#http;
  }
}

const CURRENT = { archived: false };
