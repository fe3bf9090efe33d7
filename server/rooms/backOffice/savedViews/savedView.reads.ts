import { sql } from 'kysely';
import type { AdminList, ColumnSetting } from '../../../../domain/backOffice/savedViews.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { ListSettings } from './savedView.types.ts';

/** More than any team shares. */
const MAX_LISTED = 500;

/** The views and columns of one admin in a list. Row-level security limits the views to own and shared ones. */
export async function listSettings(admin: Reader, userId: string, list: AdminList): Promise<ListSettings> {
  const [views, [preference]] = await Promise.all([
    admin.read(
      sqlBuilder
        .selectFrom('saved_view as v')
        .innerJoin('user_account as u', 'u.id', 'v.owner_id')
        .select([
          'v.id',
          'v.name',
          'v.is_shared as isShared',
          'v.parameters',
          sql<ColumnSetting[]>`v.columns`.as('columns'),
          'v.owner_id as ownerId',
          'u.name as ownerName',
          'v.version',
        ])
        .where('v.list', '=', list)
        .orderBy('v.is_shared')
        .orderBy(sql`lower(v.name) collate "da-DK-x-icu"`)
        .orderBy('v.id')
        .limit(MAX_LISTED),
    ),
    admin.read(
      sqlBuilder
        .selectFrom('list_preference')
        .select([sql<ColumnSetting[]>`columns`.as('columns'), 'default_view_id as defaultViewId'])
        .where('owner_id', '=', userId)
        .where('list', '=', list),
    ),
  ]);
  const listed = views.map(({ ownerId, ...view }) => ({ ...view, isOwn: ownerId === userId }));
  return {
    id: `listSettings:${list}`,
    list,
    columns: preference?.columns ?? [],
    // A shared view that its author took back is no longer listed.
    defaultViewId: listed.find(({ id }) => id === preference?.defaultViewId)?.id ?? null,
    views: listed,
  };
}
