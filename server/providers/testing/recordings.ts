import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export interface AskedQuestion {
  /** Such as `GET https://api.clickup.com/api/v2/team`. */
  question: string;
  headers: Record<string, string>;
  body: string;
}

export interface Recordings {
  /** One answer for each time that this very question is asked, in this order: an object is JSON, a text is a page. */
  answer(question: string, ...answers: (object | string | RecordedAnswer)[]): void;
  /** Oldest first. */
  asked: AskedQuestion[];
}

/** An answer with another status than 200, or with headers that matter. */
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
 * Stands in for a provider at its real address with what was recorded there. Whatever a client makes of it, a question
 * that no test foresaw fails the test, and so does an answer that nobody asked for.
 */
export function playRecordings(): Recordings {
  const waiting: { question: string; answer: RecordedAnswer }[] = [];
  const unforeseen: string[] = [];
  const asked: AskedQuestion[] = [];
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const question = `${request.method} ${request.url}`;
      const at = waiting.findIndex((each) => each.question === question);
      if (at < 0) {
        unforeseen.push(question);
        return HttpResponse.error();
      }
      asked.push({ question, headers: Object.fromEntries(request.headers), body: await request.text() });
      return sent(waiting.splice(at, 1)[0]!.answer);
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    const left = { unforeseen: unforeseen.splice(0), unasked: waiting.splice(0).map(({ question }) => question) };
    asked.length = 0;
    expect(left).toEqual({ unforeseen: [], unasked: [] });
  });
  afterAll(() => server.close());
  return {
    asked,
    answer(question, ...answers) {
      for (const answer of answers)
        waiting.push({ question, answer: answer instanceof RecordedAnswer ? answer : new RecordedAnswer(200, answer) });
    },
  };
}

function sent({ status, body, headers }: RecordedAnswer): Response {
  if (typeof body === 'string')
    return new HttpResponse(body, { status, headers: { 'content-type': 'text/html', ...headers } });
  return HttpResponse.json(body, { status, headers });
}
