import { Arg, Args, Ctx, FieldResolver, Float, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { hoursLeft, hoursOver, isLow } from '../../domain/clipCardHours.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { Department } from '../departments/Department.ts';
import { PageArgs } from '../graphql/connection.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { ClipCard } from './ClipCard.ts';
import {
  BuyClipCardInput,
  ClipCardChange,
  ClipCardConnection,
  ClipCardInput,
  ClipCardPurchase,
  HourEntryChange,
  HourEntryConnection,
  HourEntryInput,
} from './clipCard.inputs.ts';
import { clipCardChange, clipCardPage } from './clipCard.reads.ts';
import { createClipCard, deleteClipCard, logHours, updateClipCard } from './clipCard.service.ts';
import { buyClipCard } from './clipCardPurchase.service.ts';

@Resolver(() => ClipCard)
export class ClipCardResolver {
  @FieldResolver(() => Float, { description: 'Hours less those used, never below 0.' })
  hoursLeft(@Root() card: ClipCard) {
    return hoursLeft(card);
  }

  @FieldResolver(() => Float, { description: 'What was used beyond the card.' })
  hoursOver(@Root() card: ClipCard) {
    return hoursOver(card);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is time to think of the next one.' })
  isLow(@Root() card: ClipCard) {
    return card.status === 'ACTIVE' && isLow(card);
  }

  @FieldResolver(() => HourEntryConnection, { description: 'What its hours went to, newest first.' })
  entries(@Root() card: ClipCard, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(card).loaders.clipCardEntries.page(card.id, args);
  }

  @Mutation(() => ClipCardPurchase, {
    description: "PAYMENT_METHOD_REQUIRED where the department can't pay, PAYMENT_FAILED where its card is declined.",
  })
  buyClipCard(@Ctx() ctx: Context, @Arg('input', () => BuyClipCardInput) input: BuyClipCardInput) {
    return buyClipCard(ctx, input);
  }

  @Mutation(() => ClipCardChange, { description: 'For admins. It is owed when it is first ACTIVE.' })
  createClipCard(@Ctx() ctx: Context, @Arg('input', () => ClipCardInput) input: ClipCardInput) {
    return createClipCard(ctx, input);
  }

  @Mutation(() => ClipCardChange, {
    description: 'For admins. Other hours have another price, and what was owed before stays as it was.',
  })
  updateClipCard(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => ClipCardInput) input: ClipCardInput,
  ) {
    return updateClipCard(ctx, id, version, input);
  }

  @Mutation(() => ClipCardChange, {
    description: 'For admins. It goes with its tasks, and what is still owed for it is owed no more.',
  })
  deleteClipCard(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteClipCard(ctx, id);
  }

  @Mutation(() => HourEntryChange, { description: 'For admins: work by hand, or its correction.' })
  logHours(
    @Ctx() ctx: Context,
    @Arg('clipCardId', () => ID, { description: 'Whose hours it used.' }) clipCardId: string,
    @Arg('input', () => HourEntryInput) input: HourEntryInput,
  ) {
    return logHours(ctx, clipCardId, input);
  }

  @Subscription(() => ClipCardChange, {
    description: "In the viewer's own company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'clip-card.changed', clipCardChange),
  })
  clipCardChanged(@Root() change: InstanceType<typeof ClipCardChange>) {
    return change;
  }

  @AdminSubscription(() => ClipCardChange, 'clip-card.changed', clipCardChange)
  adminClipCardChanged(@Root() change: InstanceType<typeof ClipCardChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerClipCardsResolver {
  @FieldResolver(() => ClipCardConnection, { description: 'Newest first.' })
  clipCards(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return clipCardPage(ctx.readerOf(customer), customer.id, args);
  }
}

@Resolver(() => Department)
export class DepartmentClipCardsResolver {
  @FieldResolver(() => ClipCardConnection, { description: 'Newest first.' })
  clipCards(@Root() department: Department, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(department).loaders.departmentClipCards.page(department.id, args);
  }
}
