import { describe, expect, test } from '@jest/globals';
import { alwaysTested } from './alwaysTested.ts';
import { testsOf } from './changedFolders.ts';
import { allTestFiles, isInGate, selectTestFiles, testFilesOf } from './testFiles.ts';
import { itemsOf, parseTestOptions } from './testOptions.ts';

/** Any value in every field, slow readers, a full heap, and lists of ten thousand rows: too slow for the gate. */
const slow = new Set([
  'server/rooms/money/invoices/longLists.full.test.ts',
  'server/rooms/money/invoices/slowReaders.full.test.ts',
  'server/platform/graphql/anyInput.full.test.ts',
  'server/platform/graphql/heap.full.test.ts',
]);

const select = (...args: string[]) => selectTestFiles(parseTestOptions(args));

describe('the gate', () => {
  test('holds the journeys, and the full run every browser test', () => {
    const { browser } = testFilesOf('gate');
    expect(browser).toContain('client/e2e/journeys/signIn.spec.ts');
    expect(browser).toContain('client/e2e/journeys/everyScreen.spec.ts');
    expect(testFilesOf('full')).toEqual(allTestFiles());
    expect(testFilesOf('full').browser.length).toBeGreaterThan(browser.length);
  });

  test('holds permissions, isolation, row-level security, the REST contract, money, audit and sign-in', () => {
    const { jest, browser } = allTestFiles();
    for (const pattern of alwaysTested) {
      const files = [...jest, ...browser].filter((file) => file.includes(pattern));
      const outside = files.filter((file) => !isInGate(file) && !slow.has(file));
      expect([pattern, files.length > 0, outside]).toEqual([pattern, true, []]);
    }
  });
});

describe('a part of a path', () => {
  test('selects the tests of a room on all sides', () => {
    const { jest, browser } = select('clipCards')!;
    for (const side of ['server/rooms/sales/clipCards/', 'client/customer/clipCards/'])
      expect(jest.filter((file) => file.startsWith(side))).not.toEqual([]);
    expect(jest.every((file) => /clipcards/i.test(file))).toBe(true);
    expect(browser.every(isInGate)).toBe(true);
    expect(select('--full', 'clipCards')!.browser).toContain('client/e2e/journeys/clipCardsMore.full.spec.ts');
  });

  test('selects a file by its whole path, even if it is not in the gate', () => {
    expect(select('client/e2e/journeys/clipCardsMore.full.spec.ts')).toEqual({
      jest: [],
      browser: ['client/e2e/journeys/clipCardsMore.full.spec.ts'],
    });
  });

  test('may be the name of a test, as the run prints it', () => {
    expect(parseTestOptions(['domain/basics/money.test.ts › an amount › has two decimals'])).toMatchObject({
      paths: ['domain/basics/money.test.ts'],
      titles: ['an amount', 'has two decimals'],
    });
  });
});

describe('changed files', () => {
  const rooms = new Set(['clipCards', 'events']);

  test('select the tests of their rooms', () => {
    expect(
      testsOf(
        [
          'server/rooms/sales/clipCards/ClipCard.ts',
          'client/admin/clipCards/List.tsx',
          'client/customer/events/Form.tsx',
          'server/platform/db/order.test.ts',
          'README.md',
        ],
        rooms,
      ),
    ).toEqual(['/clipCards', '/events', 'server/platform/db/order.test.ts']);
  });

  test.each(['server/platform/db/order.ts', 'package.json', 'domain/basics/money.ts', 'client/ui/Button.tsx'])(
    'select everything when %s is among them',
    (file) => {
      expect(testsOf(['server/rooms/sales/clipCards/ClipCard.ts', file], rooms)).toBeUndefined();
    },
  );
});

describe('a shard', () => {
  test('takes each item once', () => {
    const items = ['a', 'b', 'c', 'd', 'e'];
    const shards = [1, 2, 3, 4].map((number) => itemsOf(items, { number, count: 4 }));
    expect(shards.flat().toSorted()).toEqual(items);
    expect(parseTestOptions(['--shard', '2/4']).shard).toEqual({ number: 2, count: 4 });
  });

  test.each(['0/4', '5/4', '2', 'a/b'])('cannot be %s', (text) => {
    expect(() => parseTestOptions(['--shard', text])).toThrow(`--shard ${text} is not a part such as 2/4`);
  });
});
