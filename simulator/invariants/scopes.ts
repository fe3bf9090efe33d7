import type { Subject } from '../../domain/basics/vocabulary.ts';
import type { TestDatabase } from '../../server/testing/testDatabase.ts';
import type { Call } from '../actions/Action.ts';
import { actorsWithOtherRights } from '../actors/access.ts';
import type { Actor, ActorScope } from '../actors/Actor.ts';
import { idsReadBy } from './answers.ts';
import type { Invariant } from './Invariant.ts';

/** The rows of a table `t` that a scope may hide. */
interface ScopedTable {
  /** A table, or a statement in parentheses that selects some of its rows. */
  table: string;
  /** Subjects of which a caller needs one; empty for rows that every scope shows. */
  subjects: Subject[];
  /** SQL of the row's department; null for a row of the whole company. */
  department: string;
}

const departmentIn = (table: string, column: string) =>
  `(select o.department_id from ${table} o where o.id = t.${column})`;
const ofInstallation = departmentIn('installation', 'installation_id');
const documentsOf = (...kinds: string[]) =>
  `(select * from company_document where kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;
const versionsOf = (...kinds: string[]) =>
  `(select * from stored_file where document_id in (select d.id from ${documentsOf(...kinds)} d))`;
const ofFileOfTask =
  '(select c.department_id from task o join clip_card c on c.id = o.clip_card_id where o.id = t.task_id)';
/** The folders of documents, by the subjects that show them. */
const folders: { subjects: Subject[]; kinds: string[] }[] = [
  { subjects: ['AGREEMENTS'], kinds: ['AGREEMENTS'] },
  { subjects: ['LICENSES'], kinds: ['ORDERS'] },
  { subjects: [], kinds: ['DATA_PROTECTION', 'REPORTS', 'OTHER'] },
];

/** Written out by hand, and never derived from policies, so that the simulation notices a mistake in them. */
const scopedTables: ScopedTable[] = [
  { table: 'department', subjects: [], department: 't.id' },
  { table: 'installation', subjects: [], department: 't.department_id' },
  { table: 'license', subjects: ['LICENSES'], department: ofInstallation },
  { table: 'license_request', subjects: ['LICENSES'], department: 't.department_id' },
  { table: 'service_agreement', subjects: ['AGREEMENTS'], department: 't.department_id' },
  {
    table: 'agreement_work',
    subjects: ['AGREEMENTS'],
    department: departmentIn('service_agreement', 'agreement_id'),
  },
  // A task names the card on which its hours are booked.
  { table: 'clip_card', subjects: ['AGREEMENTS', 'TASKS'], department: 't.department_id' },
  {
    table: 'hour_entry',
    subjects: ['AGREEMENTS'],
    department: departmentIn('clip_card', 'clip_card_id'),
  },
  { table: 'ledger_entry', subjects: ['FINANCE'], department: 't.department_id' },
  { table: 'invoice', subjects: ['FINANCE'], department: 't.department_id' },
  {
    table: 'task',
    subjects: ['TASKS'],
    department: departmentIn('clip_card', 'clip_card_id'),
  },
  { table: 'integration_instance', subjects: ['INTEGRATIONS'], department: ofInstallation },
  { table: 'webhook_delivery', subjects: ['INTEGRATIONS'], department: 'null' },
  { table: 'user_account', subjects: ['PEOPLE'], department: 'null' },
  { table: 'invitation', subjects: ['PEOPLE'], department: 'null' },
  {
    table: '(select * from stored_file where task_id is not null)',
    subjects: ['TASKS'],
    department: ofFileOfTask,
  },
  {
    table: '(select * from stored_file where service_agreement_id is not null)',
    subjects: ['AGREEMENTS'],
    department: departmentIn('service_agreement', 'service_agreement_id'),
  },
  {
    table: '(select * from stored_file where license_request_id is not null)',
    subjects: ['LICENSES'],
    department: departmentIn('license_request', 'license_request_id'),
  },
  ...folders.flatMap(({ subjects, kinds }) => [
    { table: documentsOf(...kinds), subjects, department: 't.department_id' },
    { table: versionsOf(...kinds), subjects, department: departmentIn('company_document', 'document_id') },
  ]),
];

interface ScopedRow {
  id: string;
  subjects: Subject[];
  department: string | null;
}

export const noRowOutsideScope: Invariant = {
  name: 'nobody is answered a row outside of their scope',
  holds: 'always',
  async check({ calls, db }) {
    const limited = calls.filter(({ actor }) => actor.scope);
    if (!limited.length) return [];
    // The rights of these have changed within the step, so that nobody knows by which of them a call was answered.
    const changed = new Set(await actorsWithOtherRights({ db }, [...new Set(limited.map(({ actor }) => actor))]));
    const judged = limited.filter(({ actor }) => !changed.has(actor));
    const rows = await scopedRows(db, [...new Set(judged.flatMap(idsReadBy))]);
    return judged.flatMap((call) => violationsOf(call, rows));
  },
};

const violationsOf = (call: Call, rows: ReadonlyMap<string, ScopedRow>): string[] =>
  [...new Set(idsReadBy(call))].flatMap((id) => {
    const row = rows.get(id);
    if (!row || isOwn(call.actor, id) || isSeen(call.actor.scope!, row)) return [];
    return `${call.name} by ${call.actor.name}: ${id} needs ${JSON.stringify(row)}`;
  });

const isOwn = ({ userId, previewerId }: Actor, id: string): boolean => id === userId || id === previewerId;

const isSeen = ({ subjects, departmentIds }: ActorScope, row: ScopedRow): boolean =>
  (!row.subjects.length || !subjects || row.subjects.some((subject) => subjects.includes(subject))) &&
  (!row.department || !departmentIds || departmentIds.includes(row.department));

async function scopedRows({ sql }: Pick<TestDatabase, 'sql'>, ids: string[]): Promise<Map<string, ScopedRow>> {
  if (!ids.length) return new Map();
  const statements = scopedTables.map(
    ({ table, subjects, department }) =>
      `select t.id, '{${subjects.join(',')}}'::text[] as subjects, ${department}::text as department
       from ${table} t where t.id = any($1) and t.customer_id is not null`,
  );
  const rows = await sql<ScopedRow>(statements.join(' union all '), [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
