import type { FastifyInstance } from 'fastify';
import { ClickUpClient, type ClickUpOptions } from '../../../providers/clickup/ClickUp.ts';
import { startSandbox } from '../../sandbox.ts';
import { clickUpStandIn } from '../clickUpStandIn.ts';
import type { RateLimit } from '../Limits.ts';

export interface RecordedAnswer {
  method: string;
  path: string;
  status: number;
  body: Record<string, unknown>;
  /** When it was asked, and how many were being answered then, itself included. */
  at: number;
  together: number;
}

/** The real client against the stand-in over real HTTP, with every answer kept. */
export async function startClickUp({
  folder,
  limit,
  ...options
}: ClickUpOptions & { folder?: string; limit?: RateLimit } = {}) {
  const standIn = clickUpStandIn({ folder, limit });
  const answers: RecordedAnswer[] = [];
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

/** Every answer takes a moment, so that it shows what is asked at the same time. */
function record(app: FastifyInstance, answers: RecordedAnswer[]): void {
  const arrived = new WeakMap<object, { at: number; together: number }>();
  let underWay = 0;
  app.addHook('onRequest', async (request) => {
    underWay += 1;
    arrived.set(request, { at: Date.now(), together: underWay });
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  });
  app.addHook('onSend', async (request, { statusCode: status }, payload) => {
    underWay -= 1;
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
