import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ProviderError } from '../ProviderError.ts';
import { Summarizer, type SummarizedActivity } from './Summarizer.ts';
import { answerWith, startSummarizer, type SummarizerStandIn } from './testing/startSummarizer.ts';

let standIn: SummarizerStandIn;
beforeAll(async () => void (standIn = await startSummarizer()));
beforeEach(() => void (standIn.requests.length = 0));
afterAll(() => standIn.close());

const activity = (title: string, description: string | null = null): SummarizedActivity => ({
  at: '2026-11-02T09:00:00.000Z',
  title,
  description,
});
const summarize = (activities = [activity('Afdelingen Lager er oprettet')], timeout = 60_000) =>
  new Summarizer(standIn.settings, { timeout }).summarize(activities);

describe('the summarizer', () => {
  test('sends the key and the activities as JSON in a chat completion request', async () => {
    standIn.answer(answerWith('  I har fået en ny afdeling.\n\nDen hedder Lager.  '));
    expect(await summarize()).toBe('I har fået en ny afdeling. Den hedder Lager.');
    const { path, headers, body } = standIn.requests[0]!;
    expect({
      path,
      authorization: headers.authorization,
      model: body.model,
      roles: body.messages.map(({ role }) => role),
    }).toEqual({
      path: '/v1/chat/completions',
      authorization: 'Bearer hemmelig',
      model: 'et-sprog',
      roles: ['system', 'user'],
    });
    expect(JSON.parse(body.messages[1]!.content)).toEqual([
      { at: '2026-11-02T09:00:00.000Z', title: 'Afdelingen Lager er oprettet' },
    ]);
    expect(body.max_tokens).toBeLessThanOrEqual(300);
  });

  test('sends no authorization header to an endpoint without a key', async () => {
    standIn.answer(answerWith('Der er stille.'));
    await new Summarizer({ ...standIn.settings, key: undefined }).summarize([activity('x')]);
    expect(standIn.requests[0]!.headers.authorization).toBeUndefined();
  });

  test('sends only the newest twenty activities, with truncated texts', async () => {
    standIn.answer(answerWith('Meget er sket.'));
    await summarize(Array.from({ length: 50 }, (_, i) => activity(`${i} ${'x'.repeat(5_000)}`, 'y'.repeat(5_000))));
    const sent = JSON.parse(standIn.requests[0]!.body.messages[1]!.content) as SummarizedActivity[];
    expect(sent).toHaveLength(20);
    expect(JSON.stringify(sent).length).toBeLessThan(10_000);
  });

  test('cuts a long answer after a complete sentence, and removes control characters', async () => {
    standIn.answer(answerWith(`En sætning.\u202e\u0007 ${'Endnu en sætning. '.repeat(100)}`));
    const text = await summarize();
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text).toMatch(/^En sætning\. Endnu en sætning\. .*sætning\.$/);
  });

  test('drops the incomplete sentence when the model reached its token limit', async () => {
    standIn.answer(answerWith('I har fået en ny afdeling. Den hed', 'length'));
    expect(await summarize()).toBe('I har fået en ny afdeling.');
  });

  test.each<[string, Parameters<SummarizerStandIn['answer']>[0]]>([
    ['an error', (response) => response.writeHead(500).end('ak')],
    ['a rejection of the key', (response) => response.writeHead(401).end('{}')],
    ['a redirect', (response) => response.writeHead(307, { location: `${standIn.settings.url}/andetsteds` }).end()],
    ['not JSON', (response) => response.end('<html>')],
    ['without text', answerWith(null)],
    ['an empty text', answerWith(' \n ')],
    ['one very long word', answerWith('x'.repeat(5_000))],
    ['far too long', answerWith('Lang. '.repeat(50_000))],
    ['a closed connection', (response) => response.destroy()],
  ])('throws ProviderError after one request when the answer is %s', async (_, answer) => {
    standIn.answer(answer);
    await expect(summarize()).rejects.toThrow(ProviderError);
    expect(standIn.requests).toHaveLength(1);
  });

  test('times out when the answer never begins or never ends', async () => {
    for (const answer of [() => undefined, (response) => void response.writeHead(200).write('{')] as Parameters<
      SummarizerStandIn['answer']
    >[0][]) {
      standIn.answer(answer);
      await expect(summarize(undefined, 200)).rejects.toThrow(ProviderError);
    }
  });
});
