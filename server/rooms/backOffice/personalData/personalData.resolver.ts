import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ErasureStatus } from '../../../../domain/backOffice/erasure.ts';
import { Access } from '../../../platform/access/Access.ts';
import { FRESH_PROOF } from '../../../platform/access/freshProof.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOne } from '../../../platform/live/subscribe.ts';
import { downloadCopy, requestCopy } from './copy.service.ts';
import {
  confirmErasure,
  declineErasure,
  requestErasure,
  requestErasureAsAdmin,
  withdrawErasure,
} from './erasure.service.ts';
import { readPerson } from './person.ts';
import {
  erasureById,
  erasureChange,
  erasurePage,
  leftovers,
  ownCopy,
  ownErasure,
  waitingErasures,
} from './personalData.reads.ts';
import {
  CopyFormatEnum,
  ErasureRequest,
  ErasureRequestChange,
  ErasureRequestConnection,
  ErasureStatusEnum,
  PersonalData,
  PersonalDataCopyInfo,
  PersonalDataFile,
} from './personalData.types.ts';

/** The fields of the type read as they are selected, so the object itself only has an id. */
const personalDataOf = ({ person }: Context): PersonalData => ({ id: `personal-data_${person.userId}` });

const subscribeToOwnData = (ctx: Context) =>
  subscribeToOne(ctx, 'personal-data.changed', ctx.person.userId, async (reader) => personalDataOf(reader));

@Resolver(() => PersonalData)
export class PersonalDataResolver {
  @Access('person')
  @Query(() => PersonalData, {
    nullable: true,
    description: "The viewer's own data. Null while an admin acts as the user; UNAUTHENTICATED for API tokens.",
  })
  personalData(@Ctx() ctx: Context) {
    return may(ctx.viewer, 'secureSignIn') ? personalDataOf(ctx) : null;
  }

  @FieldResolver(() => PersonalDataCopyInfo, {
    nullable: true,
    description: 'The copy that the viewer has ordered. Null without one.',
  })
  async copy(@Ctx() ctx: Context) {
    return (await ownCopy(ctx)) ?? null;
  }

  @FieldResolver(() => ErasureRequest, {
    nullable: true,
    description: "The viewer's newest request to be erased. Null without one.",
  })
  async erasure(@Ctx() ctx: Context) {
    return (await ownErasure(ctx)) ?? null;
  }

  @Access('secureSignIn')
  @Subscription(() => PersonalData, {
    description: 'Publishes when a copy is ready, or when the request to be erased has changed.',
    subscribe: ({ context }) => subscribeToOwnData(context as Context),
  })
  personalDataChanged(@Root() data: PersonalData) {
    return data;
  }

  @Access('secureSignIn')
  @Mutation(() => PersonalData, {
    description:
      'Orders a copy of everything that the portal holds about the viewer. A mail tells when it is ready. ' +
      `RATE_LIMITED after too many; ${FRESH_PROOF}`,
  })
  async requestPersonalData(@Ctx() ctx: Context) {
    await requestCopy(ctx);
    return personalDataOf(ctx);
  }

  @Access('secureSignIn')
  @Mutation(() => PersonalDataFile, {
    description: `The ordered copy. NOT_FOUND when there is none, or none any more; ${FRESH_PROOF}`,
  })
  downloadPersonalData(
    @Ctx() ctx: Context,
    @Arg('format', () => CopyFormatEnum, { description: 'Format of the file.' }) format: keyof typeof CopyFormatEnum,
  ) {
    return downloadCopy(ctx, format);
  }

  @Access('secureSignIn')
  @Mutation(() => PersonalData, {
    description:
      "Asks the reseller to erase the viewer's data. Asking again while a request is open changes nothing. " +
      `RATE_LIMITED after too many; ${FRESH_PROOF}`,
  })
  async requestErasure(
    @Ctx() ctx: Context,
    @Arg('reason', () => String, { nullable: true, description: 'Words to the reseller.' }) reason: string | null,
  ) {
    await requestErasure(ctx, reason);
    return personalDataOf(ctx);
  }

  @Access('secureSignIn')
  @Mutation(() => PersonalData, {
    description: "Withdraws the viewer's request. CONFLICT when it was answered before.",
  })
  async withdrawErasure(@Ctx() ctx: Context) {
    await withdrawErasure(ctx);
    return personalDataOf(ctx);
  }
}

@Resolver(() => ErasureRequest)
export class ErasureResolver {
  @FieldResolver(() => [String], {
    description: 'The names under which the person is found: the present one and earlier ones. Empty for customers.',
  })
  async names(@Root() request: ErasureRequest & { userId: string }, @Ctx() ctx: Context) {
    if (ctx.readerOf(request) === ctx) return [];
    return (await readPerson(ctx.services.reads, request.userId))[0]?.names ?? [];
  }

  @FieldResolver(() => [String], {
    description:
      'Places with the address of the person that an erasure leaves alone, in Danish, such as an API credential. ' +
      'Empty for customers.',
  })
  async leftovers(@Root() request: Parameters<typeof leftovers>[1], @Ctx() ctx: Context) {
    const reader = ctx.readerOf(request);
    return reader === ctx ? [] : leftovers(reader, request);
  }

  @Access('administer')
  @Mutation(() => [ErasureRequest], {
    description:
      'For admins: notes the request of a person who has asked in another way, such as by telephone. Covers every ' +
      'account with the address, deactivated or not. BAD_USER_INPUT on `email` when no account is left to request.',
  })
  requestErasureAsAdmin(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'Address of the person.' }) email: string,
    @Arg('reason', () => String, { nullable: true, description: 'How the person has asked.' }) reason: string | null,
  ) {
    return requestErasureAsAdmin(ctx, email, reason);
  }

  @Access('administer')
  @Mutation(() => ErasureRequestChange, {
    description:
      'For admins: closes the account of a person and erases their data. CONFLICT for the own request, for one that ' +
      `was answered, and for the last administrator of a company with colleagues; ${FRESH_PROOF}`,
  })
  confirmErasure(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return confirmErasure(ctx, id);
  }

  @Access('administer')
  @Mutation(() => ErasureRequestChange, {
    description: 'For admins: declines a request with a reason. CONFLICT for one that was answered.',
  })
  declineErasure(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('answer', () => String, { description: 'The reason, which is mailed to the person.' }) answer: string,
  ) {
    return declineErasure(ctx, id, answer);
  }

  @AdminSubscription('administer', () => ErasureRequestChange, 'erasure.changed', erasureChange)
  adminErasureRequestChanged(@Root() change: InstanceType<typeof ErasureRequestChange>) {
    return change;
  }
}

@Resolver(() => Admin)
export class AdminErasuresResolver {
  @Access('administer')
  @FieldResolver(() => ErasureRequestConnection, {
    description: 'Requests to be erased with one status: the oldest first if they wait, or else the newest.',
  })
  erasureRequests(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => ErasureStatusEnum, { nullable: true, description: 'REQUESTED when omitted.' })
    status: ErasureStatus | null,
  ) {
    return erasurePage(ctx.admin, status ?? 'REQUESTED', args);
  }

  @Access('administer')
  @FieldResolver(() => Int, { description: 'Number of requests that wait for an answer.' })
  waitingErasures(@Ctx() ctx: Context) {
    return waitingErasures(ctx.admin);
  }

  @Access('administer')
  @FieldResolver(() => ErasureRequest, { nullable: true, description: 'One request. Null for an unknown id.' })
  async erasureRequest(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return (await erasureById(ctx.admin, id)) ?? null;
  }
}
