import { adminInstallationForm } from '../../../../domain/companies/validation/adminCompany.ts';
import { departmentForm } from '../../../../domain/companies/validation/department.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick } from '../../../platform/db/editing.ts';
import { findEarlierEntry, retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../activity/activity.service.ts';
import { departmentById, departmentChange } from '../departments/department.reads.ts';
import { insertDepartment } from '../departments/department.service.ts';
import { Department, DEPARTMENT_FORM_COLUMNS } from '../departments/Department.ts';
import type { DepartmentInput } from '../departments/department.types.ts';
import { rethrowNameTaken } from '../departments/departmentNames.service.ts';
import { installationChange } from '../installations/installation.reads.ts';
import { insertInstallation, rethrowSaveError } from '../installations/installation.service.ts';
import { Installation } from '../installations/Installation.ts';
import type { AdminInstallationInput } from './companyEdits.types.ts';

const NO_DEPARTMENT = 'Afdelingen findes ikke';

/** Creates a department in any company. A repeated call with the same key returns the first one. */
export async function addDepartment(ctx: Context, customerId: string, input: DepartmentInput, key: string | null) {
  const requestId = key === null ? null : parseIdempotencyKey('requestId', key);
  const columns = { ...pick(parseInput(departmentForm, input), DEPARTMENT_FORM_COLUMNS), customerId, requestId };
  // A parallel repetition violates one of the two constraints or finds the name taken, whichever is checked first.
  const id = await retryOnUniqueViolation(['department_request_id_unique', 'department_name_unique'], () =>
    ctx.writeAsAdmin('sell', async (write) => {
      const earlier = await findEarlierEntry(write.em, Department, columns);
      if (earlier) return earlier.id;
      const added = await insertDepartment(ctx, write, columns);
      await recordAudit(write, ctx, {
        action: 'ADMIN_CHANGE',
        detail: 'createDepartmentAsAdmin',
        target: added,
        customerId,
      });
      return added;
    }),
  ).catch(rethrowNameTaken);
  return departmentChange(ctx.admin, id);
}

/** Creates an installation in a department of any company. A repeated call with the same key returns the first one. */
export async function addInstallation(
  ctx: Context,
  departmentId: string,
  input: AdminInstallationInput,
  key: string | null,
) {
  const requestId = key === null ? null : parseIdempotencyKey('requestId', key);
  const form = parseInput(adminInstallationForm, input);
  const department = await departmentById(ctx.admin, departmentId);
  if (!department) throw notFound(NO_DEPARTMENT);
  const { customerId } = department;
  const columns = { ...form, departmentId, customerId, requestId };
  const id = await retryOnUniqueViolation(['installation_request_id_unique', 'installation_subdomain_unique'], () =>
    ctx.writeAsAdmin('support', async (write) => {
      const earlier = await findEarlierEntry(write.em, Installation, columns);
      if (earlier) return earlier.id;
      const added = await insertInstallation(ctx, write, columns);
      await recordAudit(write, ctx, {
        action: 'ADMIN_CHANGE',
        detail: 'createInstallationAsAdmin',
        target: added,
        customerId,
      });
      return added;
    }),
  ).catch(rethrowSaveError);
  return installationChange(ctx.admin, id);
}

/**
 * Lets a department that has no payment method pay by invoice. What the company has chosen itself is never changed, and
 * repeating the call changes nothing.
 *
 * @throws AppError CONFLICT when the department pays by card.
 */
export async function payByInvoice(ctx: Context, id: string) {
  await ctx.writeAsAdmin('keepBooks', async (write) => {
    const department = await findToEdit(write.em, Department, id, null, NO_DEPARTMENT);
    const { customerId, name, paymentMethod } = department;
    if (paymentMethod === 'CREDIT_CARD') throw conflict('Afdelingen har selv valgt at betale med kort.');
    if (paymentMethod) return;
    department.payByInvoice();
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'department',
      entityId: id,
      title: `Betalingsmetoden for ${name} er faktura`,
    });
    await recordAudit(write, ctx, {
      action: 'ADMIN_CHANGE',
      detail: 'payByInvoiceAsAdmin',
      target: id,
      customerId,
    });
    write.publish({ topic: 'department.changed', id, customerId });
  });
  return departmentChange(ctx.admin, id);
}
