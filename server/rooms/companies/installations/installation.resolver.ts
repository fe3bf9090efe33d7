import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../customers/Customer.ts';
import { Department } from '../departments/Department.ts';
import { NEW_EXTERNAL_ID } from '../externalReferences/newExternalId.types.ts';
import { departmentInstallationsLoader, installationChange, installationPage } from './installation.reads.ts';
import {
  createInstallation,
  deleteApiCredentials,
  deleteInstallation,
  saveApiCredentials,
  updateInstallation,
} from './installation.service.ts';
import { Installation } from './Installation.ts';
import {
  ApiCredentialsInput,
  InstallationChange,
  InstallationConnection,
  InstallationInput,
} from './installation.types.ts';

@Resolver(() => Installation)
export class InstallationResolver {
  @Access('manageCompany')
  @Mutation(() => InstallationChange, { description: "Creates an installation in the viewer's company." })
  createInstallation(
    @Ctx() ctx: Context,
    @Arg('input', () => InstallationInput) input: InstallationInput,
    @Arg('externalId', () => String, { nullable: true, description: NEW_EXTERNAL_ID }) externalId: string | null,
  ) {
    return createInstallation(ctx, input, externalId);
  }

  @Access('manageCompany')
  @Mutation(() => InstallationChange, {
    description: "Edits an installation of the viewer's company, which may move to another of its departments.",
  })
  updateInstallation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => InstallationInput) input: InstallationInput,
  ) {
    return updateInstallation(ctx, id, version, input);
  }

  @Access('manageCompany')
  @Mutation(() => InstallationChange, {
    description:
      'Deletes an installation and its cancelled licence requests. Refused with CONFLICT when the installation has ' +
      'licences or other licence requests.',
  })
  deleteInstallation(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteInstallation(ctx, id);
  }

  @Access('changeKeys')
  @Mutation(() => InstallationChange, {
    description:
      'Saves the API key of an installation, in place of an earlier one. Zendesk ends all API keys on 30 April 2027 ' +
      'and makes no new ones: use `startZendeskConnection` or `connectZendeskByClient` instead. Refused with ' +
      'CONFLICT while the installation is connected by OAuth, and with FORBIDDEN for impersonated sessions.',
  })
  saveApiCredentials(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID) installationId: string,
    @Arg('input', () => ApiCredentialsInput) input: ApiCredentialsInput,
  ) {
    return saveApiCredentials(ctx, installationId, input);
  }

  @Access('changeKeys')
  @Mutation(() => InstallationChange, {
    description:
      'Disconnects an installation: deletes its API key, or revokes its OAuth tokens at Zendesk, and deletes the ' +
      'names of agents that were read. Repeating it changes nothing. Refused with FORBIDDEN for impersonated sessions.',
  })
  deleteApiCredentials(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID, { description: "An installation of the viewer's company." })
    installationId: string,
  ) {
    return deleteApiCredentials(ctx, installationId);
  }

  @Access('viewer')
  @Subscription(() => InstallationChange, {
    description: "Publishes each installation of the viewer's company that is created, changed or deleted.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'installation.changed', installationChange),
  })
  installationChanged(@Root() change: InstanceType<typeof InstallationChange>) {
    return change;
  }

  @AdminSubscription('workInBackOffice', () => InstallationChange, 'installation.changed', installationChange)
  adminInstallationChanged(@Root() change: InstanceType<typeof InstallationChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerInstallationsResolver {
  @FieldResolver(() => InstallationConnection, { description: 'Installations, by subdomain.' })
  installations(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return installationPage(ctx.readerOf(customer), customer.id, args);
  }
}

@Resolver(() => Department)
export class DepartmentInstallationsResolver {
  @FieldResolver(() => InstallationConnection, { description: 'Installations, by subdomain.' })
  installations(@Root() department: Department, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return departmentInstallationsLoader.of(ctx.readerOf(department)).page(department.id, args);
  }
}
