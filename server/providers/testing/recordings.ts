import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export interface RecordedRequest {
  /** Such as `GET https://api.clickup.com/api/v2/team`. */
  call: string;
  headers: Record<string, string>;
  body: string;
}

export interface Recordings {
  /** Adds answers to a request, used once each in this order: an object is sent as JSON, a text as an HTML page. */
  answer(call: string, ...answers: (object | string | RecordedAnswer)[]): void;
  /** The requests that were answered, oldest first. */
  requests: RecordedRequest[];
}

/** An answer with another status than 200, or with headers. */
export class RecordedAnswer {
  readonly status: number;
  readonly body: object | string;
  readonly headers: Record<string, string>;

  constructor(status: number, body: object | string, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/**
 * Answers requests to a provider's real address with recorded answers. A test fails if a request has no answer, or if
 * an answer was not requested.
 */
export function playRecordings(): Recordings {
  const pending: { call: string; answer: RecordedAnswer }[] = [];
  const unexpected: string[] = [];
  const requests: RecordedRequest[] = [];
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const call = `${request.method} ${request.url}`;
      const index = pending.findIndex((expected) => expected.call === call);
      if (index < 0) {
        unexpected.push(call);
        return HttpResponse.error();
      }
      requests.push({ call, headers: Object.fromEntries(request.headers), body: await request.text() });
      return toResponse(pending.splice(index, 1)[0]!.answer);
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    const leftovers = { unexpected: unexpected.splice(0), unused: pending.splice(0).map(({ call }) => call) };
    requests.length = 0;
    expect(leftovers).toEqual({ unexpected: [], unused: [] });
  });
  afterAll(() => server.close());
  return {
    requests,
    answer(call, ...answers) {
      for (const answer of answers)
        pending.push({ call, answer: answer instanceof RecordedAnswer ? answer : new RecordedAnswer(200, answer) });
    },
  };
}

function toResponse({ status, body, headers }: RecordedAnswer): Response {
  if (typeof body === 'string')
    return new HttpResponse(body, { status, headers: { 'content-type': 'text/html', ...headers } });
  return HttpResponse.json(body, { status, headers });
}
