import type { TestApp } from '../../../testing/createTestApp.ts';

/** A row of the audit log with the people that it names. */
export interface StoredEntry {
  id: string;
  action: string;
  actor_kind: string;
  actor_id: string | null;
  acted_as_id: string | null;
  customer_id: string | null;
  target_id: string | null;
  detail: string | null;
  quantity: number | null;
  actor: string | null;
  acted_as: string | null;
  target: string | null;
  address: string | null;
}

const SELECT = `
  select e.*, a.name as actor, a.address, s.name as acted_as, t.name as target from audit_entry e
  left join audit_person a on a.entry_id = e.id and a.part = 'ACTOR'
  left join audit_person s on s.entry_id = e.id and s.part = 'ACTED_AS'
  left join audit_person t on t.entry_id = e.id and t.part = 'TARGET'`;

/** Reads the stored audit log. The app is read at each call, so that `beforeAll` can set it later. */
export function auditEntries(app: () => Pick<TestApp, 'db'>) {
  /** Entries in which an id is actor, impersonated user, target or company, oldest first. */
  const entriesOf = (id: string) =>
    app().db.sql<StoredEntry>(
      `${SELECT} where $1 in (e.actor_id, e.acted_as_id, e.target_id, e.customer_id) order by e.id`,
      [id],
    );
  const entriesFrom = (address: string) =>
    app().db.sql<StoredEntry>(`${SELECT} where a.address = $1 order by e.id`, [address]);
  const actionsOf = async (id: string) => (await entriesOf(id)).map(({ action }) => action);
  const newestEntry = async () =>
    (await app().db.sql<StoredEntry>(`${SELECT} order by e.created_at desc, e.id desc limit 1`))[0]!;
  const countEntries = async () =>
    (await app().db.sql<{ count: number }>('select count(*)::int as count from audit_entry'))[0]!.count;
  return { entriesOf, entriesFrom, actionsOf, newestEntry, countEntries };
}
