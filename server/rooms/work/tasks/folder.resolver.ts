import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { clickUpAsAdmin, createFolder, foldersOf, linkFolder, spacesOf } from './folder.service.ts';
import { ClickUpFolder, ClickUpFolderInput, ClickUpPlace } from './folder.types.ts';

@Resolver(() => Admin)
export class ClickUpFolderResolver {
  @Access('support')
  @FieldResolver(() => [ClickUpPlace], { description: 'ClickUp workspaces that the portal can access.' })
  clickUpTeams(@Ctx() ctx: Context) {
    return clickUpAsAdmin(ctx).teams();
  }

  @Access('support')
  @FieldResolver(() => [ClickUpPlace], { description: 'Spaces of a ClickUp workspace.' })
  clickUpSpaces(
    @Ctx() ctx: Context,
    @Arg('teamId', () => ID, { description: 'Id of a workspace in `clickUpTeams`.' }) teamId: string,
  ) {
    return spacesOf(ctx, teamId);
  }

  @Access('support')
  @FieldResolver(() => [ClickUpFolder], { description: 'Folders of a ClickUp space.' })
  clickUpFolders(
    @Ctx() ctx: Context,
    @Arg('spaceId', () => ID, { description: 'Id of a space in `clickUpSpaces`.' }) spaceId: string,
  ) {
    return foldersOf(ctx, spaceId);
  }

  @Access('support')
  @Mutation(() => ClickUpFolder, {
    description: 'For admins and support. Creates an empty folder at ClickUp without linking it.',
  })
  createClickUpFolder(
    @Ctx() ctx: Context,
    @Arg('spaceId', () => ID, { description: 'Id of a space in `clickUpSpaces`.' }) spaceId: string,
    @Arg('name', () => String, { description: 'Name of at most 200 characters.' }) name: string,
  ) {
    return createFolder(ctx, { spaceId, name });
  }

  @Access('support')
  @Mutation(() => Customer, {
    description:
      'For admins and support. Links a company to the ClickUp folder of its tasks. Refused on the id of a workspace, ' +
      'of a space or of a folder that is unknown or not inside the one before, and on `clickUpFolderId` when the ' +
      'folder is linked to another company.',
  })
  linkClickUpFolder(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company to link.' }) customerId: string,
    @Arg('input', () => ClickUpFolderInput) input: ClickUpFolderInput,
  ) {
    return linkFolder(ctx, customerId, input);
  }
}
