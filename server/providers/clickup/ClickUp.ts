import { z } from 'zod';
import { ApiClient, type ApiRequest } from '../http/ApiClient.ts';
import { HttpClient, type ClientOptions } from '../http/HttpClient.ts';
import { id } from '../lenient.ts';
import { ProviderError, undefinedIfNotFound } from '../ProviderError.ts';
import { attachmentsAnswer, downloadOf, type ClickUpAttachment } from './attachments.ts';
import { ClickUpError, notConfigured, unavailable } from './ClickUpError.ts';
import { loadComments, type ClickUpComment } from './comments.ts';
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

export type { ClickUpFolder, ClickUpList, ClickUpMember, ClickUpPlace, ClickUpStatus } from './places.ts';
export type { ClickUpComment, ClickUpCommentFile } from './comments.ts';
export type { ClickUpTask } from './tasks.ts';
export type { ClickUpWebhook } from './webhooks.ts';
export { claimedWebhookId, verifyWebhook, type ClickUpEvent } from './webhookEvent.ts';

export interface ClickUpSettings {
  token: string;
  /** The address of the stand-in; undefined for the real ClickUp. */
  apiUrl?: string | undefined;
}

const API_URL = 'https://api.clickup.com/api';

/**
 * Reads and changes folders, lists, tasks and webhooks of the token's workspaces. Without settings, every method throws
 * NOT_CONFIGURED; when ClickUp fails or refuses the call, PROVIDER_UNAVAILABLE.
 */
export class ClickUpClient {
  readonly #connection: Connection | undefined;
  readonly #timeLimitMs: number | undefined;

  constructor(
    settings: ClickUpSettings | undefined,
    options: ClientOptions = {},
    connection = settings && connect(settings, options),
    timeLimitMs?: number,
  ) {
    this.#connection = connection;
    this.#timeLimitMs = timeLimitMs;
  }

  /** Returns a client for a waiting user: each of its calls fails after `timeLimitMs`. Jobs wait without a limit. */
  within(timeLimitMs: number): ClickUpClient {
    return new ClickUpClient(undefined, {}, this.#connection, timeLimitMs);
  }

  get isConfigured(): boolean {
    return this.#connection !== undefined;
  }

  async teams(): Promise<ClickUpPlace[]> {
    const { teams } = await this.#get(['team'], teamsAnswer);
    return teams.map(({ id: teamId, name }) => ({ id: teamId, name }));
  }

  /** None for an unknown workspace. */
  async members(teamId: string): Promise<ClickUpMember[]> {
    const { teams } = await this.#get(['team'], teamsAnswer);
    return teams.find((team) => team.id === teamId)?.members ?? [];
  }

  async spaces(teamId: string): Promise<ClickUpPlace[]> {
    return (await this.#get(['team', teamId, 'space'], spacesAnswer, NOT_ARCHIVED)).spaces;
  }

  async folders(spaceId: string): Promise<ClickUpFolder[]> {
    const { folders } = await this.#get(['space', spaceId, 'folder'], foldersAnswer, NOT_ARCHIVED);
    return folders.map(({ id: folderId, name, taskCount }) => ({ id: folderId, name, taskCount }));
  }

  async createFolder({ spaceId, name }: { spaceId: string; name: string }): Promise<ClickUpPlace> {
    return this.#call({ method: 'POST', path: ['space', spaceId, 'folder'], body: { name } }, placeAnswer);
  }

  /** Undefined if the folder does not exist. */
  async folder(folderId: string): Promise<(ClickUpFolder & { spaceId: string; lists: ClickUpPlace[] }) | undefined> {
    return undefinedIfNotFound(this.#get(['folder', folderId], folderAnswer));
  }

  async lists(folderId: string): Promise<ClickUpPlace[]> {
    return (await this.#get(['folder', folderId, 'list'], listsAnswer, NOT_ARCHIVED)).lists;
  }

  /** ClickUp refuses a name that another list of the folder has. */
  async createList({ folderId, name }: { folderId: string; name: string }): Promise<ClickUpPlace> {
    return this.#call({ method: 'POST', path: ['folder', folderId, 'list'], body: { name } }, placeAnswer);
  }

  /** Undefined if the list does not exist. */
  async list(listId: string): Promise<ClickUpList | undefined> {
    return undefinedIfNotFound(this.#get(['list', listId], listAnswer));
  }

  /** All tasks, closed tasks and subtasks included. `updatedSince` is in milliseconds since 1970 and inclusive. */
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

  /** Replaces the text of a comment. */
  async updateComment(commentId: string, text: string): Promise<void> {
    await this.#call({ method: 'PUT', path: ['comment', commentId], body: { comment_text: text } }, z.unknown());
  }

  /**
   * Comments of a task without their replies, the newest first. Of those written before `since`, in milliseconds since
   * 1970, some may be missing. Undefined if the task does not exist.
   */
  async comments(taskId: string, since: number): Promise<ClickUpComment[] | undefined> {
    return undefinedIfNotFound(loadComments((call, answer) => this.#call(call, answer), taskId, since));
  }

  /** Attachments of a task. Undefined if the task does not exist. */
  async attachments(taskId: string): Promise<ClickUpAttachment[] | undefined> {
    const task = await undefinedIfNotFound(this.#get(['task', taskId], attachmentsAnswer));
    return task?.attachments;
  }

  /** Adds a file to a task. */
  async attach(taskId: string, file: { name: string; bytes: Blob }): Promise<{ id: string }> {
    const form = new FormData();
    form.append('attachment', file.bytes, file.name);
    return this.#call({ method: 'POST', path: ['task', taskId, 'attachment'], form }, z.object({ id }));
  }

  /** Reads a file at an address that ClickUp has answered. The token is not sent there. */
  async download(url: string, maxBytes: number): Promise<Buffer> {
    if (!this.#connection) throw notConfigured();
    const { http, apiUrl } = this.#connection;
    try {
      return await downloadOf(http, url, { apiUrl, maxBytes });
    } catch (failure) {
      throw failure instanceof ProviderError ? unavailable(failure) : failure;
    }
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

  #get<T>(path: string[], answer: z.ZodType<T>, query?: ApiRequest['query']): Promise<T> {
    return this.#call({ method: 'GET', path, ...(query && { query }) }, answer);
  }

  async #call<T>(request: ApiRequest, answer: z.ZodType<T>): Promise<T> {
    if (!this.#connection) throw notConfigured();
    return this.#connection.api.caller(this.#timeLimitMs)(request, answer);
  }
}

interface Connection {
  api: ApiClient;
  http: HttpClient;
  apiUrl: string;
}

function connect({ token, apiUrl = API_URL }: ClickUpSettings, options: ClientOptions): Connection {
  const http = new HttpClient({ provider: 'ClickUp', ...options });
  const api = new ApiClient(http, {
    baseUrl: `${apiUrl}/v2`,
    authorize: async () => token,
    errorOf: ClickUpError.ofAnswer,
    userError: unavailable,
  });
  return { api, http, apiUrl };
}

const NOT_ARCHIVED = { archived: false };
