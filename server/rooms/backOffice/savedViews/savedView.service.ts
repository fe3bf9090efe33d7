import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { listAreas } from '../../../../domain/backOffice/employeeAreas.ts';
import { MAX_VIEWS, type AdminList } from '../../../../domain/backOffice/savedViews.ts';
import { columnsForm, savedViewForm } from '../../../../domain/backOffice/validation/savedViews.ts';
import { assertEmployeeIn, isEmployeeIn } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { assertCurrentVersion, findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { findEarlierEntry, retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors.ts';
import { parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { listSettings } from './savedView.reads.ts';
import { SavedView } from './SavedView.ts';
import type { ListColumnInput, SavedViewInput } from './savedView.types.ts';

const VIEW_COLUMNS = ['name', 'isShared', 'parameters', 'columns'] as const satisfies (keyof SavedView)[];
const NOT_FOUND = 'Visningen findes ikke længere';

const rethrowNameTaken = rethrowAsFieldError({
  saved_view_name_unique: { name: 'Der er allerede en visning med det navn' },
});

/** The settings of a list. Throws FORBIDDEN for an employee who does not work with the rows of the list. */
export function settingsOf(ctx: Context, list: AdminList) {
  assertEmployeeIn(ctx.viewer, listAreas[list]);
  return listSettings(ctx.admin, ctx.person.userId, list);
}

/** Stores a view once for each key. The lock keeps parallel calls from passing the limit together. */
export async function createSavedView(ctx: Context, list: AdminList, input: SavedViewInput, key: string) {
  assertEmployeeIn(ctx.viewer, listAreas[list]);
  const form = pick(parseInput(savedViewForm, input), VIEW_COLUMNS);
  const ownerId = ctx.person.userId;
  const requestId = `${ownerId} ${parseIdempotencyKey('requestId', key)}`;
  await retryOnUniqueViolation(['saved_view_request_id_unique'], () =>
    ctx.writeAsAdmin('workInBackOffice', async (write) => {
      const { em } = write;
      await takeLock(write, `views ${ownerId} ${list}`);
      const { name, parameters } = form;
      if (await findEarlierEntry(em, SavedView, { requestId, list, name, parameters })) return;
      if ((await em.count(SavedView, { ownerId, list })) >= MAX_VIEWS)
        throw conflict(`Du har ${MAX_VIEWS} visninger i listen. Slet en, før du gemmer en ny.`);
      em.create(SavedView, { ...form, list, ownerId, requestId });
      publishViews(write, list);
    }),
  ).catch(rethrowNameTaken);
  return settingsOf(ctx, list);
}

/**
 * Changes a view. Any employee who works with the list may change a shared one, but only its owner takes it back from
 * the team.
 */
export async function updateSavedView(ctx: Context, id: string, version: number, input: SavedViewInput) {
  const form = parseInput(savedViewForm, input);
  const list = await ctx
    .writeAsAdmin('workInBackOffice', async (write) => {
      const view = await findToEdit(write.em, SavedView, id, version, NOT_FOUND);
      if (!isEmployeeIn(ctx.viewer, listAreas[view.list])) throw notFound(NOT_FOUND);
      if (form.isShared !== view.isShared && view.ownerId !== ctx.person.userId)
        throw forbidden('Kun den, der har oprettet visningen, kan ændre, hvem der ser den');
      setColumns(view, form, VIEW_COLUMNS);
      publishViews(write, view.list);
      return view.list;
    })
    .catch(rethrowNameTaken);
  return settingsOf(ctx, list);
}

/** Deletes a view. For those who had it as their default, the list opens with all rows again. */
export async function deleteSavedView(ctx: Context, id: string, version: number) {
  const list = await ctx.writeAsAdmin('workInBackOffice', async (write) => {
    // The lock keeps a change that is stored at the same moment from being deleted unseen.
    const view = await write.em.findOne(SavedView, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!view || !isEmployeeIn(ctx.viewer, listAreas[view.list])) throw notFound(NOT_FOUND);
    assertCurrentVersion(view.version, version);
    write.em.remove(view);
    publishViews(write, view.list);
    return view.list;
  });
  return settingsOf(ctx, list);
}

/** Stores how the caller shows the columns of a list; no columns for the usual ones. */
export async function saveListColumns(ctx: Context, list: AdminList, input: ListColumnInput[]) {
  assertEmployeeIn(ctx.viewer, listAreas[list]);
  const { columns } = parseInput(columnsForm, { columns: input });
  await ctx.writeAsAdmin('workInBackOffice', (write) =>
    storePreference(write, ctx, list, 'columns', JSON.stringify(columns)),
  );
  return settingsOf(ctx, list);
}

/** Sets or removes the view with which the caller opens a list. */
export async function setDefaultView(ctx: Context, list: AdminList, viewId: string | null) {
  assertEmployeeIn(ctx.viewer, listAreas[list]);
  await ctx.writeAsAdmin('workInBackOffice', async (write) => {
    // The lock keeps the view from being deleted before the preference refers to it.
    const lock = { lockMode: LockMode.PESSIMISTIC_READ } as const;
    if (viewId !== null && !(await write.em.findOne(SavedView, { id: viewId, list }, lock))) throw notFound(NOT_FOUND);
    await storePreference(write, ctx, list, 'default_view_id', viewId);
  });
  return settingsOf(ctx, list);
}

async function storePreference(
  write: Write,
  ctx: Context,
  list: AdminList,
  column: 'columns' | 'default_view_id',
  value: string | null,
): Promise<void> {
  const columns = column === 'columns' ? value : '[]';
  const defaultViewId = column === 'default_view_id' ? value : null;
  await runIn(
    write.em,
    sql`
      insert into list_preference (owner_id, list, columns, default_view_id)
      values (${ctx.person.userId}, ${list}, ${columns}::jsonb, ${defaultViewId})
      on conflict (owner_id, list) do update set ${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
  );
}

/** The event's id is the list, whose settings each subscriber reads with their own rights. */
const publishViews = ({ publish }: Write, list: AdminList) =>
  publish({ topic: 'saved-views.changed', id: list, customerId: null });
