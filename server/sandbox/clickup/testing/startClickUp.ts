import type { FastifyInstance } from 'fastify';
import { ClickUpClient } from '../../../providers/clickup/ClickUp.ts';
import type { ClientOptions } from '../../../providers/http/HttpClient.ts';
import { startSandbox } from '../../sandbox.ts';
import { clickUpStandIn } from '../clickUpStandIn.ts';
import type { RateLimit } from '../Limits.ts';

export interface SentAnswer {
  method: string;
  path: string;
  status: number;
  body: Record<string, unknown>;
  /** When the request arrived, and how many requests, this one included, were running then. */
  at: number;
  concurrent: number;
}

/** Starts the stand-in with a real client over HTTP, and records every answer. */
export async function startClickUp({
  folder,
  limit,
  ...options
}: ClientOptions & { folder?: string; limit?: RateLimit } = {}) {
  const standIn = clickUpStandIn({ folder, limit });
  const answers: SentAnswer[] = [];
  const sandbox = await startSandbox([
    {
      name: 'clickup',
      mount(app) {
        record(app, answers);
        standIn.mount(app);
      },
    },
  ]);
  const settings = standIn.settingsAt(sandbox.urlOf('clickup'));
  const client = new ClickUpClient(settings, options);
  return { standIn, sandbox, settings, client, answers, close: () => sandbox.close() };
}

/** Delays every answer a little, so that simultaneous requests overlap and can be counted. */
function record(app: FastifyInstance, answers: SentAnswer[]): void {
  const arrived = new WeakMap<object, { at: number; concurrent: number }>();
  let runningRequests = 0;
  app.addHook('onRequest', async (request) => {
    runningRequests += 1;
    arrived.set(request, { at: Date.now(), concurrent: runningRequests });
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  });
  app.addHook('onSend', async (request, { statusCode: status }, payload) => {
    runningRequests -= 1;
    const body = readBody(payload);
    if (body)
      answers.push({
        method: request.method,
        path: request.url.slice('/clickup'.length).split('?')[0]!,
        status,
        body,
        ...arrived.get(request)!,
      });
    return payload;
  });
}

function readBody(payload: unknown): Record<string, unknown> | undefined {
  try {
    return JSON.parse(String(payload)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
