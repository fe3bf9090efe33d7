import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { keepingStored } from '../../../../domain/basics/contactRules.ts';
import { historyText, type History } from '../../../../domain/basics/history.ts';
import type { PaymentMethod, Subject } from '../../../../domain/basics/vocabulary.ts';
import { departmentForm } from '../../../../domain/companies/validation/department.ts';
import { assertMay, type Action } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { parseEdit, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../activity/activity.service.ts';
import { createWithExternalId } from '../externalReferences/externalReference.service.ts';
import { departmentChange } from './department.reads.ts';
import { Department, DEPARTMENT_FORM_COLUMNS } from './Department.ts';
import type { DepartmentChanges, DepartmentInput } from './department.types.ts';
import { assertNameIsFree, rethrowNameTaken } from './departmentNames.service.ts';

const NOT_FOUND_MESSAGE = 'Afdelingen findes ikke';

export async function createDepartment(ctx: Context, input: DepartmentInput, externalId: string | null) {
  const customerId = ctx.companyFor('manageCompany');
  const form = parseInput(departmentForm, input);
  const id = await createWithExternalId(ctx, { type: 'DEPARTMENT', externalId }, (write) =>
    insertDepartment(ctx, write, { ...pick(form, DEPARTMENT_FORM_COLUMNS), customerId }),
  ).catch(rethrowNameTaken);
  return departmentChange(ctx, id);
}

/** Stores a new department, which pays as its company has chosen for new departments, and returns its id. */
export async function insertDepartment(
  ctx: Context,
  write: Write,
  columns: Pick<Department, (typeof DEPARTMENT_FORM_COLUMNS)[number] | 'customerId'> & { requestId?: string | null },
): Promise<string> {
  const { customerId } = columns;
  const department = write.em.create(Department, {
    ...columns,
    paymentMethod: await lockDefaultPaymentMethod(write, customerId),
  });
  await assertNameIsFree(write, department);
  await recordAndPublish(ctx, write, department, `Afdelingen ${department.name} er oprettet`);
  return department.id;
}

export async function updateDepartment(ctx: Context, id: string, version: number | null, changes: DepartmentChanges) {
  return changeDepartment(
    ctx,
    id,
    (department) => {
      setColumns(
        department,
        parseEdit(keepingStored(departmentForm, department), department, changes),
        DEPARTMENT_FORM_COLUMNS,
      );
      return `Afdelingen ${department.name} er opdateret`;
    },
    { version },
  );
}

interface EditOptions {
  version?: number | null;
  /** Runs the write with another database role; by default with the role of the company's own screens. */
  writeAs?: Context['write'];
  /** The right to make the change, by default that to manage the company. */
  action?: Action;
  /** The subject to which the change belongs, when not everybody who sees the department may know of it. */
  alsoSubject?: Subject;
}

/** Edits a department, records an activity and publishes the change. `edit` returns the title of the activity. */
export async function changeDepartment(
  ctx: Context,
  id: string,
  edit: (department: Department) => string,
  { version, writeAs = (work) => ctx.write(work), action = 'manageCompany', alsoSubject }: EditOptions = {},
) {
  assertMay(ctx.viewer, action);
  await writeAs(async (write) => {
    const department = await findToEdit(write.em, Department, id, version, NOT_FOUND_MESSAGE);
    const { name } = department;
    const title = edit(department);
    if (department.name !== name) await assertNameIsFree(write, department);
    await recordAndPublish(ctx, write, department, title, alsoSubject);
  }).catch(rethrowNameTaken);
  return departmentChange(ctx, id);
}

/**
 * Deletes a department with its installations, which are only addresses as long as they have no licences. Throws
 * CONFLICT when the department has history, such as licences, purchases or ledger entries.
 */
export async function deleteDepartment(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'manageCompany');
  await ctx.write(async (write) => {
    // Locks the department before its installations, in the order in which purchases lock them. Once they are locked,
    // the rows of every parallel purchase are visible.
    const department = await write.em.findOne(Department, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!department) throw notFound(NOT_FOUND_MESSAGE);
    await runIn(write.em, sql`select from installation where department_id = ${id} order by id for update`);
    const history = historyText(await departmentHistory(ctx, write, id));
    if (history) throw conflict(`Afdelingen kan ikke slettes, fordi den har ${history}.`);
    for (const { whenDepartmentIsDeleted } of ctx.services.rooms) await whenDepartmentIsDeleted?.(write, id);
    await recordAndPublish(ctx, write, department, `Afdelingen ${department.name} er slettet`);
    const deleted = await runIn(
      write.em,
      sqlBuilder.deleteFrom('installation').where('department_id', '=', id).returning('id'),
    );
    for (const installation of deleted)
      write.publish({ topic: 'installation.changed', id: installation.id, customerId: department.customerId });
    write.em.remove(department);
  });
  return { deletedId: id };
}

/** Counts the records of all rooms that would be lost if the department were deleted. */
async function departmentHistory({ services }: Context, write: Write, id: string): Promise<History> {
  const history: History = {};
  for (const { countDepartmentHistory } of services.rooms)
    Object.assign(history, await countDepartmentHistory?.(write, id));
  return history;
}

/** The lock keeps the company's choice as it is until the department is stored, which the database compares with it. */
async function lockDefaultPaymentMethod({ em }: Write, customerId: string): Promise<PaymentMethod | null> {
  const [company] = await runIn(
    em,
    sqlBuilder
      .selectFrom('customer')
      .select('default_payment_method as method')
      .where('id', '=', customerId)
      .forShare(),
  );
  if (!company) throw notFound('Virksomheden findes ikke');
  return company.method;
}

async function recordAndPublish(
  ctx: Context,
  write: Write,
  { id, customerId }: Department,
  title: string,
  alsoSubject?: Subject,
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'department',
    entityId: id,
    title,
    alsoSubject,
  });
  write.publish({ topic: 'department.changed', id, customerId });
}
