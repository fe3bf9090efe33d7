import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import type { CustomerRow } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import type { InstallationRow } from '../../companies/installations/installation.reads.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { ConnectionTest, InstallationChange } from '../../companies/installations/installation.types.ts';
import { connectionSetup, connectZendeskByClient, startZendeskConnection, testConnection } from './connect.service.ts';
import { connectionsToRenewLoader } from './connection.reads.ts';
import {
  ConnectionsToRenew,
  ZendeskClientInput,
  ZendeskConnectionSetup,
  ZendeskConnectionStart,
} from './connection.types.ts';

@Resolver(() => Installation)
export class ZendeskConnectionResolver {
  @FieldResolver(() => ZendeskConnectionSetup, {
    nullable: true,
    description: 'What is needed to connect the installation. Null for callers who may not connect it.',
  })
  connectionSetup(@Root() installation: InstallationRow, @Ctx() ctx: Context) {
    if (!may(ctx.viewer, 'changeKeys') || ctx.viewer.customerId !== installation.customerId) return null;
    return connectionSetup(ctx, installation);
  }

  @Access('connectHelpDesks')
  @Mutation(() => ZendeskConnectionStart, {
    description:
      "Starts the OAuth connection to an installation's own Zendesk and returns the address where an administrator " +
      'of it gives consent. The address is valid for ten minutes, once, and only in this browser, which receives a ' +
      'cookie. The browser is then redirected to the installations, and a stored API key is erased. Refused with ' +
      'FORBIDDEN for API tokens and impersonated sessions.',
  })
  startZendeskConnection(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID, { description: "An installation of the viewer's company." })
    installationId: string,
    @Arg('client', () => ZendeskClientInput, {
      nullable: true,
      description:
        "An OAuth client of the company's own Zendesk. Left out where `connectionSetup.needsClient` is false.",
    })
    client: ZendeskClientInput | null,
  ) {
    return startZendeskConnection(ctx, installationId, client);
  }

  @Access('changeKeys')
  @Mutation(() => InstallationChange, {
    description:
      "Connects an installation by the client credentials of an OAuth client of the company's own Zendesk, without a " +
      'consent. The client must be confidential. A stored API key is erased. Refused on `clientId` when Zendesk ' +
      'refuses the client, and with FORBIDDEN for impersonated sessions.',
  })
  connectZendeskByClient(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID, { description: "An installation of the viewer's company." })
    installationId: string,
    @Arg('client', () => ZendeskClientInput, { description: 'A confidential OAuth client of the own Zendesk.' })
    client: ZendeskClientInput,
  ) {
    return connectZendeskByClient(ctx, installationId, client);
  }

  @Access('manageIntegrations')
  @Mutation(() => ConnectionTest, { description: 'Calls the help desk to test the stored connection.' })
  testConnection(@Ctx() ctx: Context, @Arg('installationId', () => ID) installationId: string) {
    return testConnection(ctx, installationId);
  }
}

@Resolver(() => Customer)
export class ConnectionsToRenewResolver {
  @FieldResolver(() => ConnectionsToRenew, {
    description: 'The installations that an administrator of the company has to connect again.',
  })
  async connectionsToRenew(@Root() customer: CustomerRow, @Ctx() ctx: Context) {
    return (await connectionsToRenewLoader.of(ctx.readerOf(customer)).load(customer.id)) ?? { keys: 0, broken: 0 };
  }
}
