import type { FastifyInstance } from 'fastify';
import { DineroClient } from '../../../providers/dinero/Dinero.ts';
import type { ClientOptions } from '../../../providers/http/HttpClient.ts';
import { startSandbox } from '../../sandbox.ts';
import { dineroStandIn } from '../dineroStandIn.ts';
import type { Limit } from '../Quota.ts';

export interface SentAnswer {
  method: string;
  path: string;
  status: number;
  type: string;
  body: unknown;
  /** When the request arrived, and how many requests, this one included, were running then. */
  at: number;
  concurrent: number;
}

/** Starts the stand-in with a real client over HTTP, and records every answer. */
export async function startDinero({
  folder,
  limit,
  tokenSeconds,
  ...options
}: ClientOptions & { folder?: string; limit?: Limit; tokenSeconds?: number } = {}) {
  const standIn = dineroStandIn({ folder, limit, tokenSeconds });
  const answers: SentAnswer[] = [];
  const sandbox = await startSandbox([
    {
      name: 'dinero',
      mount(app) {
        record(app, answers);
        standIn.mount(app);
      },
    },
  ]);
  const settings = standIn.settingsAt(sandbox.urlOf('dinero'));
  const client = new DineroClient(settings, options);
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
  app.addHook('onSend', async (request, reply, payload) => {
    runningRequests -= 1;
    answers.push({
      method: request.method,
      path: request.url.slice('/dinero'.length).split('?')[0]!,
      status: reply.statusCode,
      type: String(reply.getHeader('content-type')),
      body: readBody(payload),
      ...arrived.get(request)!,
    });
    return payload;
  });
}

function readBody(payload: unknown): unknown {
  try {
    return JSON.parse(String(payload));
  } catch {
    return String(payload);
  }
}
