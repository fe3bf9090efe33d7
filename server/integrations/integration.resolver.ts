import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArgs } from '../graphql/connection.ts';
import { JsonObject } from '../graphql/scalars.ts';
import { Installation } from '../installations/Installation.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { Viewer } from '../users/Viewer.ts';
import { FAILING } from './health.ts';
import {
  IntegrationHealth,
  IntegrationManifestInfo,
  IntegrationObstacle,
  SavedIntegration,
} from './integration.inputs.ts';
import { integrationById, type IntegrationRow } from './integration.reads.ts';
import { saveIntegrationSettings, setIntegration } from './integration.service.ts';
import { IntegrationInstance } from './IntegrationInstance.ts';
import { testIntegration } from './integrationTest.service.ts';
import { manifestInfos } from './manifestInfos.ts';
import { obstacleTo } from './obstacles.ts';
import { WebhookDeliveryConnection } from './webhooks/delivery.inputs.ts';

@Resolver(() => IntegrationInstance)
export class IntegrationResolver {
  @FieldResolver(() => IntegrationManifestInfo, {
    description: 'What it is, for people to read and for a form to be made of.',
  })
  manifest(@Root() { pluginId }: IntegrationRow) {
    return manifestInfos.find(({ id }) => id === pluginId);
  }

  @FieldResolver(() => Boolean, {
    description: 'Access was given at the other side, where the integration asks for that.',
  })
  isConnected(@Root() { connectedAt, needsReconnect }: IntegrationRow) {
    return connectedAt !== null && !needsReconnect;
  }

  @FieldResolver(() => IntegrationObstacle, {
    nullable: true,
    description: 'What must be done before it can be switched on.',
  })
  obstacle(@Root() integration: IntegrationRow) {
    return obstacleTo(integration);
  }

  @FieldResolver(() => IntegrationHealth, { description: 'Of its last calls.' })
  health(@Root() { lastSuccessAt, lastErrorAt, lastError, failuresInRow, needsReconnect }: IntegrationRow) {
    return { lastSuccessAt, lastErrorAt, lastError, isFailing: failuresInRow >= FAILING, needsReconnect };
  }

  @FieldResolver(() => WebhookDeliveryConnection, { description: 'What was sent, newest first.' })
  deliveries(@Root() integration: IntegrationRow, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(integration).loaders.webhookDeliveries.page(integration.id, args);
  }

  @Mutation(() => SavedIntegration, {
    description:
      'Switches it on or off. Settings that are left out stay as they are; what is in the way of switching it on is its `obstacle`.',
  })
  setIntegration(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID) installationId: string,
    @Arg('pluginId', () => ID, { description: "Which integration: a manifest's id." }) pluginId: string,
    @Arg('isEnabled', () => Boolean, { description: 'On or off.' }) isEnabled: boolean,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('settings', () => JsonObject, {
      nullable: true,
      description: "As the manifest's settingsSchema has them; null for a secret takes it away.",
    })
    settings?: object | null,
  ) {
    return setIntegration(ctx, installationId, pluginId, version, { isEnabled, settings: settings ?? null });
  }

  @Mutation(() => SavedIntegration, { description: 'What is left out stays as it is; null takes it away.' })
  saveIntegrationSettings(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID) installationId: string,
    @Arg('pluginId', () => ID, { description: "Which integration: a manifest's id." }) pluginId: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('settings', () => JsonObject, { description: "As the manifest's settingsSchema has them." }) settings: object,
  ) {
    return saveIntegrationSettings(ctx, installationId, pluginId, version, settings);
  }

  @Mutation(() => SavedIntegration, {
    description: 'Asks the other side with the access that it gave; `health` says how it went.',
  })
  testIntegration(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID) installationId: string,
    @Arg('pluginId', () => ID, { description: "Which integration: a manifest's id." }) pluginId: string,
  ) {
    return testIntegration(ctx, installationId, pluginId);
  }

  @Subscription(() => IntegrationInstance, {
    description: "In the viewer's own company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'integration.changed', integrationById),
  })
  integrationChanged(@Root() integration: IntegrationRow) {
    return integration;
  }
}

@Resolver(() => Installation)
export class InstallationIntegrationsResolver {
  @FieldResolver(() => [IntegrationInstance], {
    description: 'Every integration there is, as this installation has it.',
  })
  async integrations(@Root() installation: Installation, @Ctx() ctx: Context) {
    return (await ctx.readerOf(installation).loaders.integrations.load(installation.id))?.integrations ?? [];
  }
}

@Resolver(() => Viewer)
export class ViewerIntegrationsResolver {
  @FieldResolver(() => [IntegrationManifestInfo], { description: 'Every integration there is.' })
  integrations() {
    return manifestInfos;
  }
}
