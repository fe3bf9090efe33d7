import { parseArgs } from 'node:util';

/** What `npm test` was asked to run. */
export interface TestOptions {
  /** The gate is what every change must pass; the full run is everything. */
  scope: 'gate' | 'full';
  /** Parts of the paths of test files, in any case of letters. Without them, the whole scope runs. */
  paths: string[];
  /** The titles of one test and of the `describe` blocks around it. */
  titles?: string[];
  /** Whether only tests of the folders that the branch changes run, and those that always run. */
  isChanged: boolean;
  /** The part of the run that this machine takes, such as 2 of 4. */
  shard: Shard;
  /** A simulation seed that the full run adds to its own. */
  seed?: string;
}

export interface Shard {
  number: number;
  count: number;
}

/** Separates the path and the titles in the name of a test, as the run prints it. */
export const TITLE_SEPARATOR = ' › ';

/** Reads the arguments of `npm test`. Throws for arguments that it does not know. */
export function parseTestOptions(args: string[]): TestOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
      seed: { type: 'string' },
    },
  });
  const named = positionals.find((each) => each.includes(TITLE_SEPARATOR));
  if (named && positionals.length > 1) throw new Error('Only one test can be named by its titles');
  const [path = '', ...titles] = named?.split(TITLE_SEPARATOR) ?? [];
  return {
    scope: values.full ? 'full' : 'gate',
    paths: named ? [path] : positionals,
    ...(named && { titles }),
    isChanged: values.changed,
    shard: parseShard(values.shard),
    ...(values.seed && { seed: values.seed }),
  };
}

function parseShard(text: string): Shard {
  const [number = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (number < 1 || number > count) throw new Error(`--shard ${text} is not a part such as 2/4`);
  return { number, count };
}

/** The items that a shard takes of a list; each item is taken by one shard. */
export const itemsOf = <Item>(items: Item[], { number, count }: Shard): Item[] =>
  items.filter((_, i) => i % count === number - 1);
