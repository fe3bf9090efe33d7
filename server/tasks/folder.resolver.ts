import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { Admin } from '../admin/Admin.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { ClickUpFolder, ClickUpFolderInput, ClickUpPlace } from './folder.inputs.ts';
import { clickUpAsAdmin, createFolder, foldersOf, linkFolder, spacesOf } from './folder.service.ts';

/** From the workspace to the folder that holds a company's tasks. */
@Resolver(() => Admin)
export class ClickUpFolderResolver {
  @FieldResolver(() => [ClickUpPlace], { description: 'The workspaces that the portal can see.' })
  clickUpTeams(@Ctx() ctx: Context) {
    return clickUpAsAdmin(ctx).teams();
  }

  @FieldResolver(() => [ClickUpPlace], { description: 'Those of one workspace.' })
  clickUpSpaces(
    @Ctx() ctx: Context,
    @Arg('teamId', () => ID, { description: 'One of `clickUpTeams`.' }) teamId: string,
  ) {
    return spacesOf(ctx, teamId);
  }

  @FieldResolver(() => [ClickUpFolder], { description: 'Those of one space.' })
  clickUpFolders(
    @Ctx() ctx: Context,
    @Arg('spaceId', () => ID, { description: 'One of `clickUpSpaces`.' }) spaceId: string,
  ) {
    return foldersOf(ctx, spaceId);
  }

  @Mutation(() => ClickUpFolder, { description: "For admins: an empty folder at ClickUp, which is no company's yet." })
  createClickUpFolder(
    @Ctx() ctx: Context,
    @Arg('spaceId', () => ID, { description: 'One of `clickUpSpaces`.' }) spaceId: string,
    @Arg('name', () => String, { description: 'At most 200 characters.' }) name: string,
  ) {
    return createFolder(ctx, { spaceId, name });
  }

  @Mutation(() => Customer, { description: "For admins: where the company's tasks live from now on." })
  linkClickUpFolder(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'Whose tasks they are.' }) customerId: string,
    @Arg('input', () => ClickUpFolderInput) input: ClickUpFolderInput,
  ) {
    return linkFolder(ctx, customerId, input);
  }
}
