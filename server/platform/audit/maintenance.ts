import pg from 'pg';
import type { AuditAction } from '../../../domain/basics/audit.ts';
import { newId } from '../db/ids.ts';

/** Rows deleted in one transaction, which locks the audit log: nobody can sign in until the transaction ends. */
const BATCH_SIZE = 5_000;

/** The person to erase: by the id of the account, by an e-mail that the log contains, or by both. */
export interface Erasure {
  userId?: string | undefined;
  email?: string | undefined;
}

/**
 * Erases a person's names, e-mails and network addresses from the audit log, as the database's owner. The entries
 * themselves stay. Returns the number of erased places.
 */
export async function erasePerson(ownerUrl: string, { userId, email }: Erasure): Promise<number> {
  return asOwner(ownerUrl, (client) =>
    withoutGuards(client, async () => {
      const { rowCount } = await client.query(
        `
      with ids as (
        select $1::text as id where $1 is not null
        union select person_id from audit_person where lower(email) = lower($2) and person_id like 'user\\_%'
      )
      update audit_person set name = null, email = null, address = null, erased_at = now()
      where erased_at is null and (
        person_id in (select id from ids) or lower(email) = lower($2)
        -- A visitor who tried to sign in to an account is usually its owner.
        or part = 'ACTOR' and entry_id in (
          select id from audit_entry where actor_kind = 'VISITOR' and target_id in (select id from ids)))`,
        [userId ?? null, email ?? null],
      );
      await recordAsOperator(client, 'PERSON_ERASED', { target: userId ?? null, quantity: rowCount ?? 0 });
      return rowCount ?? 0;
    }),
  );
}

/** Deletes the entries that are older than `months`, as the database's owner, in batches. Returns their number. */
export async function pruneLog(ownerUrl: string, months: number, batchSize = BATCH_SIZE): Promise<number> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ limit: Date }>('select now() - make_interval(months => $1) as limit', [
      months,
    ]);
    const limit = rows[0]!.limit;
    let total = 0;
    for (let until: Date | undefined; until?.getTime() !== limit.getTime();) {
      until = await endOfBatch(client, limit, batchSize);
      total += await withoutGuards(client, () => deleteUntil(client, until!));
    }
    if (total) {
      await inTransaction(client, () =>
        recordAsOperator(client, 'LOG_PRUNED', { detail: `Ældre end ${months} måneder`, quantity: total }),
      );
    }
    return total;
  });
}

/** The time before which the oldest `batchSize` entries were written, or the limit when fewer are older than it. */
async function endOfBatch(client: pg.Client, limit: Date, batchSize: number): Promise<Date> {
  const { rows } = await client.query<{ created_at: Date }>(
    'select created_at from audit_entry where created_at < $1 order by created_at, id offset $2 limit 1',
    [limit, batchSize],
  );
  // A millisecond later, so that entries of the same moment do not end the work without progress.
  return rows[0] ? new Date(Math.min(rows[0].created_at.getTime() + 1, limit.getTime())) : limit;
}

/**
 * Deletes entries from before a time, and remembers where the chains begin now. Entries are linked in the order of
 * their commits, which differs a little from that of their times. An entry stays if an earlier one of its chain stays.
 */
async function deleteUntil(client: pg.Client, until: Date): Promise<number> {
  const { rows } = await client.query<{ chain: string; count: number }>(
    `with gone as (
       delete from audit_entry where id in (
         select l.entry_id from audit_entry e join audit_link l on l.entry_id = e.id
         where e.created_at < $1 and not exists (
           select from audit_entry later join audit_link kept on kept.entry_id = later.id
           where later.created_at >= $1 and later.created_at < $1 + interval '1 day'
             and kept.chain = l.chain and kept.position < l.position))
       returning coalesce(customer_id, '') as chain)
     select chain, count(*)::int as count from gone group by chain`,
    [until],
  );
  await client.query(
    `update audit_chain c set (first_position, first_hash) = (
       select coalesce(min(l.position), c.position + 1),
         coalesce((array_agg(l.previous_hash order by l.position))[1], c.hash)
       from (select position, previous_hash from audit_link where chain = c.chain order by position limit 1) l)
     where c.chain = any($1)`,
    [rows.map(({ chain }) => chain)],
  );
  return rows.reduce((sum, { count }) => sum + count, 0);
}

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(`begin; set local lock_timeout = '5s'`);
  try {
    const value = await work();
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const TABLES = ['audit_entry', 'audit_person', 'audit_link', 'audit_chain'];

/**
 * Row-level security and the append-only triggers bind the owner as well, so they are switched off for this
 * transaction. Its locks keep every other transaction from the tables in the meantime.
 */
const withoutGuards = <T>(client: pg.Client, work: () => Promise<T>): Promise<T> =>
  inTransaction(client, async () => {
    for (const table of TABLES) {
      await client.query(`alter table ${table} no force row level security`);
      await client.query(`alter table ${table} disable trigger ${table}_keeps`);
    }
    const value = await work();
    // Links new entries now, because a table with waiting triggers cannot be altered.
    await client.query('set constraints all immediate');
    for (const table of TABLES) {
      await client.query(`alter table ${table} enable trigger ${table}_keeps`);
      await client.query(`alter table ${table} force row level security`);
    }
    return value;
  });

/**
 * Inserts without `record_audit`, which looks names up: an erased name must not return with the entry about its
 * erasure.
 */
async function recordAsOperator(
  client: pg.Client,
  action: AuditAction,
  { target = null, detail = null, quantity }: { target?: string | null; detail?: string | null; quantity: number },
): Promise<void> {
  await client.query('set local role portal_auth');
  await client.query(
    `insert into audit_entry (id, action, actor_kind, target_id, detail, quantity)
     values ($1, $2, 'OPERATOR', $3, $4, $5)`,
    [newId('audit'), action, target, detail, quantity],
  );
  await client.query('reset role');
}
