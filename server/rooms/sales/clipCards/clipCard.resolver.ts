import { Arg, Args, Ctx, FieldResolver, Float, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { ClipCardStatus } from '../../../../domain/basics/vocabulary.ts';
import { hoursLeft, hoursOverused, isLow } from '../../../../domain/sales/clipCardHours.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { CHANGES } from '../../../platform/graphql/changes.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { ClipCardStatusEnum } from './clipCard.enums.ts';
import {
  allClipCards,
  clipCardById,
  clipCardChange,
  clipCardPage,
  clipCardEntriesLoader,
  departmentClipCardsLoader,
} from './clipCard.reads.ts';
import { createClipCard, deleteClipCard, logHours, updateClipCard } from './clipCard.service.ts';
import { ClipCard } from './ClipCard.ts';
import {
  BuyClipCardInput,
  ClipCardChange,
  ClipCardChanges,
  ClipCardConnection,
  ClipCardInput,
  ClipCardPurchase,
  HourEntryChange,
  HourEntryConnection,
  HourEntryInput,
} from './clipCard.types.ts';
import { buyClipCard } from './clipCardPurchase.service.ts';
import { clipCardSorts, type ClipCardSort } from './clipCardSorts.ts';

@Resolver(() => ClipCard)
export class ClipCardResolver {
  @FieldResolver(() => Float, { description: 'Number of unused hours, never below 0.' })
  hoursLeft(@Root() card: ClipCard) {
    return hoursLeft(card);
  }

  @FieldResolver(() => Float, { description: 'Number of hours used beyond those that were bought.' })
  hoursOver(@Root() card: ClipCard) {
    return hoursOverused(card);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the card is ACTIVE and at most 20 percent of its hours are left.',
  })
  isLow(@Root() card: ClipCard) {
    return card.status === 'ACTIVE' && isLow(card);
  }

  @FieldResolver(() => HourEntryConnection, { description: "Entries of the card's hours, newest first." })
  entries(@Root() card: ClipCard, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return clipCardEntriesLoader.of(ctx.readerOf(card)).page(card.id, args);
  }

  @Access('buyAgreements')
  @Mutation(() => ClipCardPurchase, {
    description:
      'Buys a clip card for a department. Refused with PAYMENT_METHOD_REQUIRED when the department has no payment ' +
      'method, with PAYMENT_FAILED when its payment card is declined, and with CONFLICT when the purchase id was ' +
      'used for another purchase.',
  })
  buyClipCard(@Ctx() ctx: Context, @Arg('input', () => BuyClipCardInput) input: BuyClipCardInput) {
    return buyClipCard(ctx, input);
  }

  @Access('sell')
  @Mutation(() => ClipCardChange, {
    description:
      'Creates a clip card for a department. For admins and sales. Its price is billed when the card is first ' +
      "ACTIVE. Refused with PAYMENT_FAILED when the department's payment card is declined then.",
  })
  createClipCard(@Ctx() ctx: Context, @Arg('input', () => ClipCardInput) input: ClipCardInput) {
    return createClipCard(ctx, input);
  }

  @Access('sell')
  @Mutation(() => ClipCardChange, {
    description:
      'Edits a clip card. For admins and sales. Another number of hours or another discount changes the price, but ' +
      'not a ledger entry that exists already.',
  })
  updateClipCard(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('changes', () => ClipCardChanges, { description: CHANGES }) changes: ClipCardChanges,
  ) {
    return updateClipCard(ctx, id, version, changes);
  }

  @Access('sell')
  @Mutation(() => ClipCardChange, {
    description: 'Deletes a clip card and its tasks, and cancels its unpaid ledger entries. For admins and sales.',
  })
  deleteClipCard(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteClipCard(ctx, id);
  }

  @Access('logHours')
  @Mutation(() => HourEntryChange, {
    description:
      'Enters work on a clip card by hand, or corrects it. For admins, support and sales. Refused with ' +
      'BAD_USER_INPUT when more hours are given back than were used, and with CONFLICT when the request id was used ' +
      'for another entry.',
  })
  logHours(
    @Ctx() ctx: Context,
    @Arg('clipCardId', () => ID, { description: 'The clip card whose hours are used.' }) clipCardId: string,
    @Arg('input', () => HourEntryInput) input: HourEntryInput,
  ) {
    return logHours(ctx, clipCardId, input);
  }

  @Access('viewer')
  @Subscription(() => ClipCardChange, {
    description: "Publishes each clip card of the viewer's company that is created, changed or deleted.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'clip-card.changed', clipCardChange, { sees: ['AGREEMENTS', 'TASKS'] }),
  })
  clipCardChanged(@Root() change: InstanceType<typeof ClipCardChange>) {
    return change;
  }

  @AdminSubscription('sell', () => ClipCardChange, 'clip-card.changed', clipCardChange)
  adminClipCardChanged(@Root() change: InstanceType<typeof ClipCardChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerClipCardsResolver {
  @FieldResolver(() => ClipCardConnection, { description: 'Clip cards, newest first.' })
  clipCards(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return clipCardPage(ctx.readerOf(customer), customer.id, args);
  }
}

@Resolver(() => Department)
export class DepartmentClipCardsResolver {
  @FieldResolver(() => ClipCardConnection, { description: 'Clip cards, newest first.' })
  clipCards(@Root() department: Department, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return departmentClipCardsLoader.of(ctx.readerOf(department)).page(department.id, args);
  }
}

@Resolver(() => Admin)
export class AdminClipCardsResolver {
  @Access('sell')
  @FieldResolver(() => ClipCardConnection, {
    description:
      "Clip cards of all companies, newest first. The search matches department, company and the buyer's e-mail.",
  })
  clipCards(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('status', () => ClipCardStatusEnum, {
      nullable: true,
      description: 'Only clip cards with this status. All clip cards when left out.',
    })
    status?: ClipCardStatus | null,
    @Arg('sort', () => clipCardSorts.values, {
      nullable: true,
      description: 'Order of the list. Newest first when left out.',
    })
    sort?: ClipCardSort | null,
  ) {
    return allClipCards(ctx.admin, { search, status, sort }, args);
  }

  @Access('sell')
  @FieldResolver(() => ClipCard, {
    nullable: true,
    description: 'A clip card of any company. Null when there is none with the id.',
  })
  clipCard(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return clipCardById(ctx.admin, id);
  }
}
