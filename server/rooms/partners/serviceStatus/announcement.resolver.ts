import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import { announcementChange, announcementPage } from './announcement.reads.ts';
import { createAnnouncement, deleteAnnouncement, endAnnouncement, updateAnnouncement } from './announcement.service.ts';
import {
  AnnouncementChange,
  AnnouncementChanges,
  AnnouncementConnection,
  AnnouncementInput,
} from './announcement.types.ts';

@Resolver(() => Admin)
export class AdminAnnouncementsResolver {
  @Access('support')
  @FieldResolver(() => AnnouncementConnection, {
    description: 'All announcements, also planned and ended ones; those that begin last come first.',
  })
  announcements(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return announcementPage(ctx.admin, args);
  }
}

@Resolver()
export class AnnouncementResolver {
  @Access('support')
  @Mutation(() => AnnouncementChange, {
    description: 'For admins and support: writes an announcement to all customers.',
  })
  createAnnouncement(
    @Ctx() ctx: Context,
    @Arg('input', () => AnnouncementInput) input: AnnouncementInput,
    @Arg('requestId', () => String, {
      nullable: true,
      description: 'Idempotency key chosen by the client. The same call with the same key returns the first result.',
    })
    requestId?: string | null,
  ) {
    return createAnnouncement(ctx, input, requestId ?? null);
  }

  @Access('support')
  @Mutation(() => AnnouncementChange, {
    description: 'For admins and support: edits an announcement. Fields that are left out keep their values.',
  })
  updateAnnouncement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true, description: 'The version that the caller saw; else CONFLICT.' })
    version: number | null,
    @Arg('changes', () => AnnouncementChanges, { description: 'The fields to change.' })
    changes: AnnouncementChanges,
  ) {
    return updateAnnouncement(ctx, id, version, changes);
  }

  @Access('support')
  @Mutation(() => AnnouncementChange, {
    description: 'For admins and support: ends an announcement now. CONFLICT for one that has not begun.',
  })
  endAnnouncement(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return endAnnouncement(ctx, id);
  }

  @Access('support')
  @Mutation(() => AnnouncementChange, { description: 'For admins and support: deletes an announcement.' })
  deleteAnnouncement(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteAnnouncement(ctx, id);
  }

  @Access('support')
  @Subscription(() => AnnouncementChange, {
    description: 'For admins and support: sends every announcement that is created, edited or deleted.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, 'announcement.changed', (ctx, id) => announcementChange(ctx.admin, id)),
  })
  adminAnnouncementChanged(@Root() change: InstanceType<typeof AnnouncementChange>) {
    return change;
  }
}
