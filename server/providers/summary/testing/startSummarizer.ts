import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SummarySettings } from '../Summarizer.ts';

interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; max_tokens: number; messages: { role: string; content: string }[] };
}

type Answer = (response: ServerResponse, request: ReceivedRequest) => void;

export interface SummarizerStandIn {
  settings: SummarySettings;
  requests: ReceivedRequest[];
  /** Sets the answer to all further requests. */
  answer(next: Answer): void;
  close(): Promise<void>;
}

/** Answers with one completion. */
export const answerWith =
  (content: unknown, finishReason: 'stop' | 'length' = 'stop'): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        id: 'x',
        choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content } }],
      }),
    );
  };

/** Starts a stand-in of a chat completions endpoint, whose answer the test sets. */
export async function startSummarizer(): Promise<SummarizerStandIn> {
  const requests: ReceivedRequest[] = [];
  let answer: Answer = answerWith('Der er sket noget.');
  const server = createServer(
    (request, response) =>
      void read(request).then((body) => {
        requests.push({ path: request.url ?? '', headers: request.headers, body });
        answer(response, requests.at(-1)!);
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
    requests,
    answer: (next) => {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<ReceivedRequest['body']> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as ReceivedRequest['body'];
}
