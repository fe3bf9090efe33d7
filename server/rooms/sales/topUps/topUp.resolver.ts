import { Arg, Ctx, FieldResolver, Float, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { departmentById } from '../../companies/departments/department.reads.ts';
import { Department } from '../../companies/departments/Department.ts';
import { ViewerType } from '../../identity/users/ViewerType.ts';
import { topUpLoader, usableHoursLoader } from './topUp.reads.ts';
import { pauseTopUp, setUpTopUp, switchOffTopUp } from './topUp.service.ts';
import { ClipCardTopUpRule, SetUpTopUpInput } from './topUp.types.ts';

const NOT_SET_UP = 'Refused with CONFLICT when they are not set up';

@Resolver(() => Department)
export class DepartmentTopUpResolver {
  @Sees('AGREEMENTS')
  @FieldResolver(() => ClipCardTopUpRule, {
    nullable: true,
    description: 'The automatic purchase of clip cards. Null when it is switched off, as it is by default.',
  })
  clipCardTopUp(@Root() department: Department, @Ctx() ctx: Context) {
    return topUpLoader.of(ctx.readerOf(department)).load(department.id);
  }

  @Sees('AGREEMENTS')
  @FieldResolver(() => Float, { description: 'Number of unused hours on the ACTIVE clip cards of the department.' })
  async clipCardHoursLeft(@Root() department: Department, @Ctx() ctx: Context) {
    return (await usableHoursLoader.of(ctx.readerOf(department)).load(department.id))?.total ?? 0;
  }

  @Access('orderAutomatically')
  @Mutation(() => Department, {
    description:
      'Switches automatic purchases of clip cards on for a department, changes them, or continues them after a ' +
      'pause. The viewer accepts the price and the terms, and the purchases are made in their name. Refused with ' +
      'PAYMENT_METHOD_REQUIRED when the department cannot pay, and with PRICE_CHANGED when the price is another one.',
  })
  setUpClipCardTopUp(@Ctx() ctx: Context, @Arg('input', () => SetUpTopUpInput) input: SetUpTopUpInput) {
    return setUpTopUp(ctx, input);
  }

  @Access('buyAgreements')
  @Mutation(() => Department, {
    description: `Pauses automatic purchases of clip cards until somebody sets them up again. ${NOT_SET_UP}.`,
  })
  pauseClipCardTopUp(@Ctx() ctx: Context, @Arg('departmentId', () => ID) departmentId: string) {
    return pauseTopUp(ctx, departmentId);
  }

  @Access('buyAgreements')
  @Mutation(() => Department, {
    description: `Switches automatic purchases of clip cards off. An order that waits keeps waiting. ${NOT_SET_UP}.`,
  })
  switchOffClipCardTopUp(@Ctx() ctx: Context, @Arg('departmentId', () => ID) departmentId: string) {
    return switchOffTopUp(ctx, departmentId);
  }

  @Access('viewer')
  @Subscription(() => Department, {
    description: "Publishes each department of the viewer's company whose automatic purchase changes.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'clip-card-top-up.changed', departmentById, { sees: ['AGREEMENTS'] }),
  })
  clipCardTopUpChanged(@Root() department: Department) {
    return department;
  }
}

@Resolver(() => ViewerType)
export class ViewerTopUpResolver {
  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer may set up automatic purchases for their company. Never for an admin in a user's name.",
  })
  viewerCanOrderAutomatically(@Root() viewer: Viewer) {
    return may(viewer, 'orderAutomatically');
  }
}
