import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { DateTime, JsonObject } from '../../../platform/graphql/scalars.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { ViewerType } from '../../identity/users/ViewerType.ts';
import { FAILURE_THRESHOLD } from './health.service.ts';
import { integrationById, type IntegrationRow, integrationsLoader } from './integration.reads.ts';
import { saveIntegrationSettings, setIntegration } from './integration.service.ts';
import {
  IntegrationHealth,
  IntegrationManifestInfo,
  IntegrationObstacle,
  SavedIntegration,
} from './integration.types.ts';
import { IntegrationInstance } from './IntegrationInstance.ts';
import { testIntegration } from './integrationTest.service.ts';
import { manifestInfos } from './manifestInfos.ts';
import { findObstacle, isPaused } from './obstacles.ts';
import { webhookDeliveriesLoader } from './webhooks/delivery.reads.ts';
import { WebhookDeliveryConnection } from './webhooks/delivery.types.ts';
import { isOverlap } from './webhooks/webhookSettings.ts';

@Resolver(() => IntegrationInstance)
export class IntegrationResolver {
  @FieldResolver(() => IntegrationManifestInfo, {
    description: 'Description of the integration, with the schema of its settings.',
  })
  manifest(@Root() { pluginId }: IntegrationRow) {
    return manifestInfos.find(({ id }) => id === pluginId);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the provider has given access. Always false for integrations without OAuth.',
  })
  isConnected(@Root() { connectedAt, needsReconnect }: IntegrationRow) {
    return connectedAt !== null && !needsReconnect;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the integration is switched on. False while the service agreement that it needs is paused.',
  })
  isEnabled(@Root() integration: IntegrationRow) {
    return integration.isEnabled && !isPaused(integration);
  }

  @FieldResolver(() => IntegrationObstacle, {
    nullable: true,
    description: 'The requirement that must be met before the integration can be enabled. Null when there is none.',
  })
  obstacle(@Root() integration: IntegrationRow) {
    return findObstacle(integration);
  }

  @FieldResolver(() => IntegrationHealth, { description: 'Result of the last calls.' })
  health(@Root() { lastSuccessAt, lastErrorAt, lastError, failuresInRow, needsReconnect }: IntegrationRow) {
    return { lastSuccessAt, lastErrorAt, lastError, isFailing: failuresInRow >= FAILURE_THRESHOLD, needsReconnect };
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'Until when the replaced signing secret is valid beside the new one. Null when only one secret is valid.',
  })
  previousSecretEndsAt(@Root() { previousSecretEndsAt }: IntegrationRow) {
    return isOverlap(previousSecretEndsAt, new Date()) ? previousSecretEndsAt : null;
  }

  @FieldResolver(() => WebhookDeliveryConnection, { description: 'Webhook deliveries, newest first.' })
  deliveries(@Root() integration: IntegrationRow, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return webhookDeliveriesLoader.of(ctx.readerOf(integration)).page(integration.id, args);
  }

  @Access('manageIntegrations')
  @Mutation(() => SavedIntegration, {
    description:
      'Enables or disables an integration. Settings that are left out keep their values. Enabling is refused while ' +
      'the integration has an `obstacle`: with SERVICE_AGREEMENT_REQUIRED or CONFLICT.',
  })
  setIntegration(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID) installationId: string,
    @Arg('pluginId', () => ID, { description: "Which integration: a manifest's id." }) pluginId: string,
    @Arg('isEnabled', () => Boolean, { description: 'Whether the integration is to be enabled.' }) isEnabled: boolean,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('settings', () => JsonObject, {
      nullable: true,
      description: "Values by the manifest's `settingsSchema`. Null for a secret deletes the secret.",
    })
    settings?: object | null,
  ) {
    return setIntegration(ctx, installationId, pluginId, version, { isEnabled, settings: settings ?? null });
  }

  @Access('manageIntegrations')
  @Mutation(() => SavedIntegration, {
    description: 'Changes settings. Values that are left out are kept; null deletes a value.',
  })
  saveIntegrationSettings(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID) installationId: string,
    @Arg('pluginId', () => ID, { description: "Which integration: a manifest's id." }) pluginId: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('settings', () => JsonObject, { description: "Values by the manifest's `settingsSchema`." }) settings: object,
  ) {
    return saveIntegrationSettings(ctx, installationId, pluginId, version, settings);
  }

  @Access('manageIntegrations')
  @Mutation(() => SavedIntegration, {
    description:
      'Tests an integration with a real call. The result is in `health`, but a failed test message of webhooks is ' +
      'only in `deliveries`. Refused with CONFLICT before a shop is connected or an address is saved.',
  })
  testIntegration(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID) installationId: string,
    @Arg('pluginId', () => ID, { description: "Which integration: a manifest's id." }) pluginId: string,
  ) {
    return testIntegration(ctx, installationId, pluginId);
  }

  @Access('viewer')
  @Subscription(() => IntegrationInstance, {
    description: "Sends an integration of the viewer's company when it has changed.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'integration.changed', integrationById, { sees: ['INTEGRATIONS'] }),
  })
  integrationChanged(@Root() integration: IntegrationRow) {
    return integration;
  }
}

@Resolver(() => Installation)
export class InstallationIntegrationsResolver {
  @FieldResolver(() => [IntegrationInstance], {
    description: 'Every available integration with its state for this installation.',
  })
  async integrations(@Root() installation: Installation, @Ctx() ctx: Context) {
    return (await integrationsLoader.of(ctx.readerOf(installation)).load(installation.id))?.integrations ?? [];
  }
}

@Resolver(() => ViewerType)
export class ViewerIntegrationsResolver {
  @FieldResolver(() => [IntegrationManifestInfo], { description: 'Every available integration.' })
  integrations() {
    return manifestInfos;
  }
}
