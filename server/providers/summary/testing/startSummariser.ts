import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SummarySettings } from '../Summariser.ts';

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; max_tokens: number; messages: { role: string; content: string }[] };
}

type Answer = (response: ServerResponse, asked: Asked) => void;

export interface SummariserStandIn {
  settings: SummarySettings;
  asked: Asked[];
  /** Whatever it should do from now on. */
  answer(next: Answer): void;
  close(): Promise<void>;
}

export const saying =
  (content: unknown, end: 'stop' | 'length' = 'stop'): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        id: 'x',
        choices: [{ index: 0, finish_reason: end, message: { role: 'assistant', content } }],
      }),
    );
  };

/** An endpoint of chat completions that says what it is told to say. */
export async function startSummariser(): Promise<SummariserStandIn> {
  const asked: Asked[] = [];
  let answer: Answer = saying('Der er sket noget.');
  const server = createServer(
    (request, response) =>
      void read(request).then((body) => {
        asked.push({ path: request.url ?? '', headers: request.headers, body });
        answer(response, asked.at(-1)!);
      }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      model: 'et-sprog',
      key: 'hemmelig',
    },
    asked,
    answer: (next) => {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<Asked['body']> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Asked['body'];
}
