import pg from 'pg';

/** An entry that was changed, deleted or added beside the portal. */
export interface BrokenLink {
  /** The company, or the empty text for entries about no company. */
  chain: string;
  /** Null for an entry that is in no chain. */
  position: string | null;
  entryId: string | null;
  problem: string;
}

export interface ChainReport {
  entries: number;
  chains: number;
  /** The first broken place of each chain. */
  broken: BrokenLink[];
}

/** The order of the cases is that of the problems an operator should look at first. */
const BROKEN_LINKS = `
  with link as (
    select l.chain, l.position, l.entry_id, l.previous_hash, l.hash,
      lag(l.position) over previous + 1 as expected_position, lag(l.hash) over previous as expected_hash,
      c.first_position, c.first_hash, e.customer_id, audit_hash(l.previous_hash, e) as computed
    from audit_link l
    join audit_entry e on e.id = l.entry_id
    left join audit_chain c on c.chain = l.chain
    window previous as (partition by l.chain order by l.position)),
  problem as (
    select chain, position, entry_id, case
      when computed <> hash or coalesce(customer_id, '') <> chain then 'the entry was changed'
      when position is distinct from coalesce(expected_position, first_position)
        then 'entries before this one were deleted'
      when previous_hash is distinct from coalesce(expected_hash, first_hash)
        then 'the entry does not follow the one before'
      end as problem
    from link
    union all
    select c.chain, c.position, null, 'the newest entries were deleted' from audit_chain c
    left join lateral (
      select l.position, l.hash from audit_link l where l.chain = c.chain
      order by l.position desc limit 1) newest on true
    where (c.position, c.hash) is distinct from
      (coalesce(newest.position, c.first_position - 1), coalesce(newest.hash, c.first_hash))
    union all
    select coalesce(e.customer_id, ''), null, e.id, 'the entry is in no chain' from audit_entry e
    where not exists (select from audit_link l where l.entry_id = e.id))
  select distinct on (chain) chain, position, entry_id as "entryId", problem
  from problem where problem is not null
  order by chain, position nulls last`;

/** Computes all hash chains of the audit log anew, as the database's owner. */
export async function verifyChains(ownerUrl: string): Promise<ChainReport> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // One snapshot, so that entries that are written meanwhile are not taken for broken ones.
    await client.query('begin isolation level repeatable read read only');
    const { rows: broken } = await client.query<BrokenLink>(BROKEN_LINKS);
    const { rows } = await client.query<Omit<ChainReport, 'broken'>>(
      `select (select count(*)::int from audit_entry) as entries, (select count(*)::int from audit_chain) as chains`,
    );
    return { ...rows[0]!, broken };
  } finally {
    await client.end();
  }
}
