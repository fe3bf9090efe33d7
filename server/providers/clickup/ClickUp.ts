import { z } from 'zod';
import { unlessGone } from '../ProviderFailure.ts';
import { notConfigured } from './ClickUpFailure.ts';
import { ClickUpHttp, type ClickUpOptions, type ClickUpSettings, type Question } from './ClickUpHttp.ts';
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
import { taskAnswer, tasksOf, type ClickUpTask } from './tasks.ts';
import { HEARD, newWebhookAnswer, webhooksAnswer, type ClickUpWebhook } from './webhooks.ts';

export type { ClickUpOptions, ClickUpSettings } from './ClickUpHttp.ts';
export type { ClickUpFolder, ClickUpList, ClickUpMember, ClickUpPlace, ClickUpStatus } from './places.ts';
export type { ClickUpTask } from './tasks.ts';
export type { ClickUpWebhook } from './webhooks.ts';
export { claimedWebhookId, verifyWebhook, type ClickUpEvent } from './webhookEvent.ts';

/** Folders, lists and tasks of the workspace. Without settings every method says that ClickUp isn't set up. */
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

  /** The same client for somebody who waits: it gives up after so many milliseconds, where a job has all the time that ClickUp wants. */
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
    return this.#ask({ method: 'POST', path: ['space', spaceId, 'folder'], body: { name } }, placeAnswer);
  }

  /** Undefined where it is gone; so it is with lists and tasks. */
  async folder(folderId: string): Promise<(ClickUpFolder & { lists: ClickUpPlace[] }) | undefined> {
    return unlessGone(this.#get(['folder', folderId], folderAnswer));
  }

  async lists(folderId: string): Promise<ClickUpPlace[]> {
    return (await this.#get(['folder', folderId, 'list'], listsAnswer, CURRENT)).lists;
  }

  /** ClickUp refuses a name that the folder has already. */
  async createList({ folderId, name }: { folderId: string; name: string }): Promise<ClickUpPlace> {
    return this.#ask({ method: 'POST', path: ['folder', folderId, 'list'], body: { name } }, placeAnswer);
  }

  async list(listId: string): Promise<ClickUpList | undefined> {
    return unlessGone(this.#get(['list', listId], listAnswer));
  }

  /** Closed ones and subtasks too; `updatedSince` is in milliseconds and inclusive. */
  async tasks(listId: string, { updatedSince }: { updatedSince?: number } = {}): Promise<ClickUpTask[]> {
    return tasksOf((question, answer) => this.#ask(question, answer), listId, updatedSince);
  }

  async task(taskId: string): Promise<ClickUpTask | undefined> {
    return unlessGone(this.#get(['task', taskId], taskAnswer));
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
    return this.#ask(
      { method: 'POST', path: ['list', listId, 'task'], body: { name, ...(description && { description }) } },
      taskAnswer,
    );
  }

  async setStatus(taskId: string, status: string): Promise<ClickUpTask> {
    return this.#ask({ method: 'PUT', path: ['task', taskId], body: { status } }, taskAnswer);
  }

  /** Whoever works on the task is notified. */
  async comment(taskId: string, text: string): Promise<{ id: string }> {
    return this.#ask(
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
    const body = { endpoint, events: HEARD, folder_id: Number(folderId) };
    return this.#ask({ method: 'POST', path: ['team', teamId, 'webhook'], body }, newWebhookAnswer);
  }

  /** One that is gone already is fine. */
  async deleteWebhook(webhookId: string): Promise<void> {
    await unlessGone(this.#ask({ method: 'DELETE', path: ['webhook', webhookId] }, z.unknown()));
  }

  #get<T>(path: string[], answer: z.ZodType<T>, query?: Question['query']): Promise<T> {
    return this.#ask({ method: 'GET', path, ...(query && { query }) }, answer);
  }

  async #ask<T>(question: Question, answer: z.ZodType<T>): Promise<T> {
    return this.#configured().ask(
      { ...question, ...(this.#patience !== undefined && { patience: this.#patience }) },
      answer,
    );
  }

  #configured(): ClickUpHttp {
    if (!this.#http) throw notConfigured();
    return this.#http;
  }
}

const CURRENT = { archived: false };
