import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Summariser, SummaryFailure, type Happening } from './Summariser.ts';
import { saying, startSummariser, type SummariserStandIn } from './testing/startSummariser.ts';

let standIn: SummariserStandIn;
beforeAll(async () => void (standIn = await startSummariser()));
beforeEach(() => void (standIn.asked.length = 0));
afterAll(() => standIn.close());

const happening = (title: string, description: string | null = null): Happening => ({
  at: '2026-11-02T09:00:00.000Z',
  title,
  description,
});
const summarise = (happenings = [happening('Afdelingen Lager er oprettet')], timeoutMs?: number) =>
  new Summariser(standIn.settings, timeoutMs).summarise(happenings);

describe('a summary', () => {
  test('is asked for as chat completions are, with the key, and with what has happened as data', async () => {
    standIn.answer(saying('  I har fået en ny afdeling.\n\nDen hedder Lager.  '));
    expect(await summarise()).toBe('I har fået en ny afdeling. Den hedder Lager.');
    const { path, headers, body } = standIn.asked[0]!;
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

  test('is asked for without a key where the endpoint has none', async () => {
    standIn.answer(saying('Der er stille.'));
    await new Summariser({ ...standIn.settings, key: undefined }).summarise([happening('x')]);
    expect(standIn.asked[0]!.headers.authorization).toBeUndefined();
  });

  test('tells no more than the newest twenty, each of them cut short', async () => {
    standIn.answer(saying('Meget er sket.'));
    await summarise(Array.from({ length: 50 }, (_, i) => happening(`${i} ${'x'.repeat(5_000)}`, 'y'.repeat(5_000))));
    const told = JSON.parse(standIn.asked[0]!.body.messages[1]!.content) as Happening[];
    expect(told).toHaveLength(20);
    expect(JSON.stringify(told).length).toBeLessThan(10_000);
  });

  test('ends with a whole sentence where it would be too long, and holds no signs that steer a screen', async () => {
    standIn.answer(saying(`En sætning.\u202e\u0007 ${'Endnu en sætning. '.repeat(100)}`));
    const text = await summarise();
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text).toMatch(/^En sætning\. Endnu en sætning\. .*sætning\.$/);
  });

  test('ends with a whole sentence where the model had to stop in the middle of one', async () => {
    standIn.answer(saying('I har fået en ny afdeling. Den hed', 'length'));
    expect(await summarise()).toBe('I har fået en ny afdeling.');
  });

  test.each<[string, Parameters<SummariserStandIn['answer']>[0]]>([
    ['an error', (response) => response.writeHead(500).end('ak')],
    ['a refusal of the key', (response) => response.writeHead(401).end('{}')],
    [
      'a way elsewhere',
      (response) => response.writeHead(307, { location: `${standIn.settings.url}/andetsteds` }).end(),
    ],
    ['no JSON', (response) => response.end('<html>')],
    ['no text', saying(null)],
    ['an empty text', saying(' \n ')],
    ['one endless word', saying('x'.repeat(5_000))],
    ['far too much', saying('Lang. '.repeat(50_000))],
    ['a broken line', (response) => response.destroy()],
  ])('is none where the answer is %s', async (_, answer) => {
    standIn.answer(answer);
    await expect(summarise()).rejects.toThrow(SummaryFailure);
    expect(standIn.asked).toHaveLength(1);
  });

  test('is not waited for beyond its time, whether the answer never begins or never ends', async () => {
    for (const answer of [() => undefined, (response) => void response.writeHead(200).write('{')] as Parameters<
      SummariserStandIn['answer']
    >[0][]) {
      standIn.answer(answer);
      await expect(summarise(undefined, 200)).rejects.toThrow(SummaryFailure);
    }
  });
});
