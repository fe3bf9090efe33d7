import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { Admin } from '../admin/Admin.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { ClickUpFolder, ClickUpFolderInput, ClickUpPlace } from './folder.inputs.ts';
import { clickUpAsAdmin, createFolder, linkFolder } from './folder.service.ts';

/** From the workspace to the folder that holds a company's tasks. */
@Resolver(() => Admin)
export class ClickUpFolderResolver {
  @FieldResolver(() => [ClickUpPlace], { description: 'Workspaces.' })
  clickUpTeams(@Ctx() ctx: Context) {
    return clickUpAsAdmin(ctx).teams();
  }

  @FieldResolver(() => [ClickUpPlace])
  clickUpSpaces(@Ctx() ctx: Context, @Arg('teamId', () => ID) teamId: string) {
    return clickUpAsAdmin(ctx).spaces(teamId);
  }

  @FieldResolver(() => [ClickUpFolder])
  clickUpFolders(@Ctx() ctx: Context, @Arg('spaceId', () => ID) spaceId: string) {
    return clickUpAsAdmin(ctx).folders(spaceId);
  }

  @Mutation(() => ClickUpFolder, { description: 'For admins.' })
  createClickUpFolder(@Ctx() ctx: Context, @Arg('spaceId', () => ID) spaceId: string, @Arg('name', () => String) name: string) {
    return createFolder(ctx, { spaceId, name });
  }

  @Mutation(() => Customer, { description: 'For admins: where the company\'s tasks live from now on.' })
  linkClickUpFolder(@Ctx() ctx: Context, @Arg('customerId', () => ID) customerId: string, @Arg('input', () => ClickUpFolderInput) input: ClickUpFolderInput) {
    return linkFolder(ctx, customerId, input);
  }
}
