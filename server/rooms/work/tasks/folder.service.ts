import { sql } from 'kysely';
import { newFolderForm } from '../../../../domain/work/validation/taskSettings.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import { badInput, notFound, type AppError } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import type { ClickUpClient, ClickUpFolder } from '../../../providers/clickup/ClickUp.ts';
import { isUnknownPlace } from '../../../providers/clickup/ClickUpError.ts';
import { changeCompany } from '../../companies/companyEdits/companyEdits.service.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import type { ClickUpFolderInput } from './folder.types.ts';

const TAKEN = { clickUpFolderId: 'Mappen hører til en anden virksomhed' };

/** Returns the ClickUp client for employees of support. @throws AppError `FORBIDDEN` for everybody else. */
export function clickUpAsAdmin(ctx: Context): ClickUpClient {
  assertMay(ctx.viewer, 'support');
  return ctx.services.clickUp.within(ctx.services.config.timeLimits.operationCalls);
}

export const spacesOf = (ctx: Context, teamId: string) =>
  clickUpAsAdmin(ctx)
    .spaces(teamId)
    .catch(throwIfUnknown(notFound('Workspacet findes ikke i ClickUp')));

export const foldersOf = (ctx: Context, spaceId: string) =>
  clickUpAsAdmin(ctx)
    .folders(spaceId)
    .catch(throwIfUnknown(notFound('Spacet findes ikke i ClickUp')));

/** Replaces ClickUp's error for an unknown id by `refusal`. Other errors are rethrown. */
const throwIfUnknown =
  (refusal: AppError) =>
  (error: unknown): never => {
    throw isUnknownPlace(error) ? refusal : error;
  };

export async function createFolder(ctx: Context, input: { spaceId: string; name: string }) {
  const form = parseInput(newFolderForm, input);
  await clickUpAsAdmin(ctx)
    .folders(form.spaceId)
    .catch(throwIfUnknown(badInput({ spaceId: 'Spacet findes ikke i ClickUp' }, 'NOT_FOUND')));
  return { ...(await clickUpAsAdmin(ctx).createFolder(form)), taskCount: 0 };
}

/** Links a company to a folder. The refresh that follows creates the lists of active clip cards and the webhook. */
export async function linkFolder(ctx: Context, customerId: string, input: ClickUpFolderInput) {
  const folder = await findFolder(clickUpAsAdmin(ctx), input);
  await changeCompany(ctx, 'support', customerId, null, (customer) => {
    const { clickUpTeamId, clickUpSpaceId, clickUpFolderId } = input;
    Object.assign(customer, { clickUpTeamId, clickUpSpaceId, clickUpFolderId, clickUpFolderName: folder.name });
    return `Opgavetavlen er koblet til mappen ${folder.name}`;
  }).catch(rethrowAsFieldError({ customer_click_up_folder_id_unique: TAKEN }));
  await ctx.services.writes.run({ role: dbRoles.system }, async ({ em, publish }) => {
    await runIn(em, sql`insert into task_sync (customer_id) values (${customerId}) on conflict do nothing`);
    publish({ topic: 'task-board.changed', id: customerId, customerId });
  });
  await ctx.services.jobs.send('tasks.refresh', { customerId });
  return customerLoader.of(ctx.admin).load(customerId);
}

/** Checks every level: the folder's webhook is registered at the workspace, and another one would never report. */
async function findFolder(
  clickUp: ClickUpClient,
  { clickUpTeamId, clickUpSpaceId, clickUpFolderId }: ClickUpFolderInput,
): Promise<ClickUpFolder> {
  const unknownTeam = badInput({ clickUpTeamId: 'Workspacet findes ikke i ClickUp' }, 'NOT_FOUND');
  const unknownFolder = badInput({ clickUpFolderId: 'Mappen findes ikke i ClickUp' }, 'NOT_FOUND');
  const spaces = await clickUp.spaces(clickUpTeamId).catch(throwIfUnknown(unknownTeam));
  if (!spaces.some(({ id }) => id === clickUpSpaceId))
    throw badInput({ clickUpSpaceId: 'Spacet findes ikke i workspacet' }, 'NOT_FOUND');
  const folder = await clickUp.folder(clickUpFolderId).catch(throwIfUnknown(unknownFolder));
  if (folder?.spaceId !== clickUpSpaceId) throw unknownFolder;
  return folder;
}
