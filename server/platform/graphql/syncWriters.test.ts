import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { explainStatements } from '../../testing/explainStatements.ts';
import type { Person } from '../../testing/World.ts';
import { newId } from '../db/ids.ts';

let app: TestApp;
let person: Person;
let departmentIds: string[];
beforeAll(async () => {
  app = await createTestApp({ rateLimit: 1_000_000 }, { runJobs: false });
  person = await app.world.person();
  departmentIds = await Promise.all(Array.from({ length: 12 }, () => app.world.department(person.customerId!)));
});
afterAll(() => app.close());

interface SyncedRow {
  id: string;
  updatedAt: string;
  value: string;
}

/** The synced lists: their fields, and a statement that reads the same rows. */
const lists = {
  departments: { fields: 'id updatedAt value: name', table: 'department', value: 'name' },
  activities: { fields: 'id updatedAt value: title', table: 'activity', value: 'title' },
} as const;
type List = keyof typeof lists;

type Page = {
  edges: { node: SyncedRow }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  syncedUntil: string;
};

async function readPage(list: List, args: string): Promise<Page> {
  const { data, errors } = await app.graphql(
    `{ viewer { customer { ${list}(${args}) {
      edges { node { ${lists[list].fields} } } pageInfo { hasNextPage endCursor } syncedUntil } } } }`,
    { token: person.token },
  );
  expect(errors).toBeUndefined();
  return (data as { viewer: { customer: Record<List, Page> } }).viewer.customer[list];
}

const random = (limit: number) => Math.floor(Math.random() * limit);

/** A partner's copy of a list, which is brought up to date by runs of pages of random sizes. */
class Copy {
  readonly rows = new Map<string, string>();
  readonly #list: List;
  readonly #nextSince: (page: Page) => Promise<string> | string;
  #since = '2000-01-01T00:00:00Z';

  constructor(list: List, nextSince: (page: Page) => Promise<string> | string = ({ syncedUntil }) => syncedUntil) {
    this.#list = list;
    this.#nextSince = nextSince;
  }

  async sync(): Promise<void> {
    let after = '';
    let latest = '';
    for (;;) {
      const page = await readPage(this.#list, `updatedSince: "${this.#since}", first: ${1 + random(7)}${after}`);
      for (const { node } of page.edges) {
        this.rows.set(node.id, node.value);
        expect(node.updatedAt >= latest).toBe(true);
        latest = node.updatedAt;
      }
      if (!page.pageInfo.hasNextPage) {
        this.#since = await this.#nextSince(page);
        return;
      }
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
  }
}

async function storedRows(list: List): Promise<Map<string, string>> {
  const { table, value } = lists[list];
  const rows = await app.db.sql<{ id: string; value: string }>(
    `select id, ${value} as value from ${table} where customer_id = $1`,
    [person.customerId],
  );
  return new Map(rows.map((row) => [row.id, row.value]));
}

/** Runs `work` in a transaction that stays open for a while after it, or is rolled back. */
async function writeSlowly(work: (client: pg.Client) => Promise<unknown>, openForMs: number, isKept = true) {
  const client = new pg.Client({ connectionString: app.db.superuserUrl });
  await client.connect();
  try {
    await client.query('begin');
    await work(client);
    await sleep(openForMs);
    await client.query(isKept ? 'commit' : 'rollback');
  } finally {
    await client.end();
  }
}

const rename = (client: pg.Client, id: string) =>
  client.query('update department set name = $2 where id = $1', [id, `Afdeling ${newId('x')}`]);
const insertActivity = (client: pg.Client) =>
  client.query(
    `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
     values ($1, $2, 'DEPARTMENT', $3, $4, 'Systemet', now())`,
    [newId('act'), person.customerId, departmentIds[0], `Aktivitet ${newId('x')}`],
  );

test('a page of changes costs the same in a large table', async () => {
  await app.db.sql(
    `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
     select 'act_' || lpad(i::text, 8, '0'), $1, 'DEPARTMENT', $2, 'Gammel', 'Systemet', now()
     from generate_series(1, 3000) i`,
    [person.customerId, departmentIds[0]],
  );
  await app.db.sql('vacuum analyze activity');
  const plan = await explainStatements(app, 'from "activity"', () =>
    readPage('activities', 'updatedSince: "2000-01-01T00:00:00Z", first: 5'),
  );
  expect(plan).toContain('activity_own_changed_at');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
  await app.db.sql('delete from activity');
});

describe('a change that is committed after a page was read', () => {
  /** Reads while an older change is still open, commits it, and reads again. */
  async function copyAfterLateCommit(copy: Copy): Promise<string | undefined> {
    const [early, late] = departmentIds as [string, string];
    await copy.sync();
    const open = new pg.Client({ connectionString: app.db.superuserUrl });
    await open.connect();
    try {
      await open.query('begin');
      await rename(open, early);
      await writeSlowly((client) => rename(client, late), 0);
      await copy.sync();
      await open.query('commit');
    } finally {
      await open.end();
    }
    await copy.sync();
    return copy.rows.get(early);
  }

  test('is in the next run', async () => {
    const name = await copyAfterLateCommit(new Copy('departments'));
    expect(name).toBe((await storedRows('departments')).get(departmentIds[0]!));
  });

  test('would be missed if the next run began at the present', async () => {
    const name = await copyAfterLateCommit(new Copy('departments', () => new Date().toISOString()));
    expect(name).not.toBe((await storedRows('departments')).get(departmentIds[0]!));
  });
});

test('a copy equals the database after writers in parallel, of which some commit late or not at all', async () => {
  const copies = { departments: new Copy('departments'), activities: new Copy('activities') };
  const writing = { isOver: false };
  /** Each writer has departments of its own, so that writers do not wait for each other. */
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (let i = 0; i < 8; i += 1) {
      await writeSlowly(
        async (client) => {
          for (const offset of [0, 1, 2].slice(0, 1 + random(3))) {
            await rename(client, departmentIds[writer * 3 + offset]!);
            await insertActivity(client);
            if (random(2)) await sleep(random(30));
          }
        },
        random(3) ? random(20) : 100 + random(200),
        random(6) > 0,
      );
    }
  });
  const readers = Object.values(copies).map(async (copy) => {
    while (!writing.isOver) {
      await copy.sync();
      await sleep(random(10));
    }
    await copy.sync();
  });
  await Promise.all(writers);
  writing.isOver = true;
  await Promise.all(readers);
  for (const list of Object.keys(copies) as List[]) {
    const stored = await storedRows(list);
    expect(stored.size).toBeGreaterThan(0);
    expect([...copies[list].rows].toSorted()).toEqual([...stored].toSorted());
  }
}, 120_000);
