import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { listAreas } from '../../../../domain/backOffice/employeeAreas.ts';
import type { AdminList } from '../../../../domain/backOffice/savedViews.ts';
import { Access } from '../../../platform/access/Access.ts';
import { isEmployeeIn } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import {
  createSavedView,
  deleteSavedView,
  saveListColumns,
  setDefaultView,
  settingsOf,
  updateSavedView,
} from './savedView.service.ts';
import { AdminListEnum, ListColumnInput, ListSettings, SavedViewInput } from './savedView.types.ts';

const LIST = 'The list of the back office.';
const VERSION = 'The version that the change is based on. Refused with CONFLICT when the view has changed since.';

@Resolver(() => Admin)
export class AdminListSettingsResolver {
  @Access('workInBackOffice')
  @FieldResolver(() => ListSettings, { description: 'The columns and views of a list, for the viewer.' })
  listSettings(@Ctx() ctx: Context, @Arg('list', () => AdminListEnum, { description: LIST }) list: AdminList) {
    return settingsOf(ctx, list);
  }
}

@Resolver()
export class SavedViewsResolver {
  @Access('workInBackOffice')
  @Mutation(() => ListSettings, {
    description:
      'For admins and employees: saves a view of a list, at most 50 for each list. Refused for a name in use.',
  })
  createSavedView(
    @Ctx() ctx: Context,
    @Arg('list', () => AdminListEnum, { description: LIST }) list: AdminList,
    @Arg('input', () => SavedViewInput, { description: 'Name, filters and columns to keep.' }) input: SavedViewInput,
    @Arg('requestId', () => String, {
      description: 'Idempotency key chosen by the client. The same call with the same key saves the view once.',
    })
    requestId: string,
  ) {
    return createSavedView(ctx, list, input, requestId);
  }

  @Access('workInBackOffice')
  @Mutation(() => ListSettings, {
    description: 'For admins and employees: changes a view of their own or a shared one.',
  })
  updateSavedView(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'An own view, or one that is shared by the team.' }) id: string,
    @Arg('version', () => Int, { description: VERSION }) version: number,
    @Arg('input', () => SavedViewInput, { description: 'The whole view as it shall be.' }) input: SavedViewInput,
  ) {
    return updateSavedView(ctx, id, version, input);
  }

  @Access('workInBackOffice')
  @Mutation(() => ListSettings, {
    description: 'For admins and employees: deletes a view of their own or a shared one.',
  })
  deleteSavedView(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'An own view, or one that is shared by the team.' }) id: string,
    @Arg('version', () => Int, { description: VERSION }) version: number,
  ) {
    return deleteSavedView(ctx, id, version);
  }

  @Access('workInBackOffice')
  @Mutation(() => ListSettings, {
    description: 'For admins and employees: stores how the caller shows the columns of a list.',
  })
  saveListColumns(
    @Ctx() ctx: Context,
    @Arg('list', () => AdminListEnum, { description: LIST }) list: AdminList,
    @Arg('columns', () => [ListColumnInput], {
      description: 'The columns in their order; an empty list for the usual columns.',
    })
    columns: ListColumnInput[],
  ) {
    return saveListColumns(ctx, list, columns);
  }

  @Access('workInBackOffice')
  @Mutation(() => ListSettings, {
    description: 'For admins and employees: sets or removes the view with which a list opens.',
  })
  setDefaultView(
    @Ctx() ctx: Context,
    @Arg('list', () => AdminListEnum, { description: LIST }) list: AdminList,
    @Arg('viewId', () => ID, {
      nullable: true,
      description: 'A view of the list. When null or left out, the list opens with all rows.',
    })
    viewId?: string | null,
  ) {
    return setDefaultView(ctx, list, viewId ?? null);
  }

  @Access('workInBackOffice')
  @Subscription(() => ListSettings, {
    description:
      "For admins and employees: the settings of a list whose views have changed, also by a colleague's shared view.",
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, 'saved-views.changed', async (ctx, list) =>
        isEmployeeIn(ctx.viewer, listAreas[list as AdminList]) ? settingsOf(ctx, list as AdminList) : undefined,
      ),
  })
  adminSavedViewsChanged(@Root() settings: ListSettings) {
    return settings;
  }
}
