import { Ctx, FieldResolver, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { subscribeToShared } from '../../../platform/live/subscribe.ts';
import { installationLoader } from '../../companies/installations/installation.reads.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { ViewerType } from '../../identity/users/ViewerType.ts';
import { installationNoticesLoader, serviceNotices } from './serviceNotice.reads.ts';
import { ServiceNotice, ServiceNotices } from './serviceNotice.types.ts';

@Resolver(() => ViewerType)
export class ViewerServiceNoticesResolver {
  @FieldResolver(() => ServiceNotices, {
    description:
      "Incidents of Zendesk, its maintenance within the next 7 days and the reseller's announcements that are in " +
      'force now. Incidents that Zendesk has not confirmed within an hour, and those that concern no licensed ' +
      'installation of the company, are left out.',
  })
  serviceNotices(@Ctx() ctx: Context) {
    return serviceNotices(ctx);
  }
}

@Resolver(() => Installation)
export class InstallationServiceNoticesResolver {
  @FieldResolver(() => [ServiceNotice], {
    description: 'Current incidents and maintenance that Zendesk has confirmed for this installation.',
  })
  serviceNotices(@Root() installation: Installation, @Ctx() ctx: Context) {
    return installationNoticesLoader.of(ctx.readerOf(installation)).load(installation.id);
  }
}

@Resolver(() => ServiceNotice)
export class ServiceNoticeResolver {
  @FieldResolver(() => [Installation])
  installations(@Root() { installationIds }: { installationIds: string[] }, @Ctx() ctx: Context) {
    return installationLoader.of(ctx).loadAll(installationIds);
  }
}

@Resolver()
export class ServiceNoticeSubscription {
  @Access('viewer')
  @Subscription(() => ServiceNotices, {
    description: 'Sends the notices that are in force whenever one begins, changes or ends.',
    subscribe: ({ context }) => subscribeToShared(context as Context, 'service-notice.changed', serviceNotices),
  })
  serviceNoticesChanged(@Root() notices: ServiceNotices) {
    return notices;
  }
}
