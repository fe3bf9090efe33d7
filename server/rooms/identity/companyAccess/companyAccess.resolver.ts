import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import { FRESH_PROOF } from '../../../platform/access/freshProof.ts';
import { may, type Action } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Confirmation, SignedIn } from '../auth/auth.types.ts';
import { approveAccess, declineAccess } from './accessRequest.service.ts';
import { AccessRequest } from './AccessRequest.ts';
import { accessRequestChange, accessRequestPage, companySignInOf, domainsOf } from './companyAccess.reads.ts';
import {
  AccessRequestChange,
  AccessRequestConnection,
  CompanyDomainInfo,
  CompanySignInInfo,
  JoinPreview,
  RequestAccessInput,
  SetCompanySignInInput,
} from './companyAccess.types.ts';
import { removeCompanySignIn, removeCompanySignInAsAdmin, setCompanySignIn } from './companySignIn.service.ts';
import {
  addDomain,
  checkDomain,
  confirmDomain,
  recordNameOf,
  recordTextOf,
  removeDomain,
  removeDomainAsAdmin,
} from './domain.service.ts';
import { joinCompany, joinPreview, requestAccess } from './join.service.ts';

/** Whether the company was read by an admin, or the viewer may do `action` for it. */
const mayFor = (ctx: Context, customer: Customer, action: Action) =>
  ctx.readerOf(customer) !== ctx || (ctx.viewer.customerId === customer.id && may(ctx.viewer, action));

@Resolver(() => Customer)
export class CompanyAccessResolver {
  @FieldResolver(() => [CompanyDomainInfo], {
    description: 'Mail domains of the company, oldest first; at most 20. Empty for viewers who may not change them.',
  })
  async domains(@Root() customer: Customer, @Ctx() ctx: Context) {
    if (!mayFor(ctx, customer, 'manageSecurity')) return [];
    const domains = await domainsOf(ctx.readerOf(customer), customer.id);
    return domains.map((domain) => ({
      ...domain,
      recordName: recordNameOf(domain),
      recordText: recordTextOf(domain),
    }));
  }

  @FieldResolver(() => CompanySignInInfo, {
    nullable: true,
    description:
      'How users of the company sign in with its provider. Null without one, and for viewers who may not change it.',
  })
  async signIn(@Root() customer: Customer, @Ctx() ctx: Context) {
    if (!mayFor(ctx, customer, 'manageSecurity')) return null;
    const rule = await companySignInOf(ctx.readerOf(customer), customer.id);
    return rule ? { ...rule, providerName: ctx.services.openId.provider(rule.provider)?.name ?? rule.provider } : null;
  }

  @FieldResolver(() => AccessRequestConnection, {
    description: 'People who ask to become users of the company, newest first.',
  })
  accessRequests(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return accessRequestPage(ctx.readerOf(customer), customer.id, args);
  }

  @Access('manageSecurity')
  @Mutation(() => Customer, {
    description:
      "Claims a mail domain for the viewer's company. It counts once an admin has confirmed it. BAD_USER_INPUT for a " +
      `domain of a mail provider; CONFLICT with 20 domains; ${FRESH_PROOF}`,
  })
  addDomain(@Ctx() ctx: Context, @Arg('domain', () => String, { description: 'Such as "firma.dk".' }) domain: string) {
    return addDomain(ctx, domain);
  }

  @Access('manageSecurity')
  @Mutation(() => Customer, {
    description:
      'Looks for the TXT record of a domain. PROVIDER_UNAVAILABLE when the domain name system does not answer; ' +
      'RATE_LIMITED after too many checks.',
  })
  checkDomain(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return checkDomain(ctx, id);
  }

  @Access('manageSecurity')
  @Mutation(() => Customer, { description: `Removes a mail domain of the viewer's company. ${FRESH_PROOF}` })
  removeDomain(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return removeDomain(ctx, id);
  }

  @Access('administer')
  @Mutation(() => Customer, {
    description:
      'For admins: confirms that a mail domain belongs to its company. BAD_USER_INPUT when another company has it; ' +
      FRESH_PROOF,
  })
  confirmDomain(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return confirmDomain(ctx, id);
  }

  @Access('administer')
  @Mutation(() => Customer, { description: 'For admins: removes a mail domain of any company.' })
  removeDomainAsAdmin(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return removeDomainAsAdmin(ctx, id);
  }

  @Access('manageSecurity')
  @Mutation(() => Customer, {
    description:
      "Chooses how users of the viewer's company sign in with a provider. When it is required, other sessions of the " +
      `covered users end. BAD_USER_INPUT for an account without an organisation or a confirmed domain; ${FRESH_PROOF}`,
  })
  setCompanySignIn(@Ctx() ctx: Context, @Arg('input', () => SetCompanySignInInput) input: SetCompanySignInInput) {
    return setCompanySignIn(ctx, input);
  }

  @Access('manageSecurity')
  @Mutation(() => Customer, {
    description: `Ends the rule: everybody signs in as before, and people join by invitation alone. ${FRESH_PROOF}`,
  })
  removeCompanySignIn(@Ctx() ctx: Context) {
    return removeCompanySignIn(ctx);
  }

  @Access('administer')
  @Mutation(() => Customer, {
    description: `For admins: ends the rule of a company, whose users it may have locked out. ${FRESH_PROOF}`,
  })
  removeCompanySignInAsAdmin(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'Any company.' }) customerId: string,
  ) {
    return removeCompanySignInAsAdmin(ctx, customerId);
  }
}

@Resolver(() => AccessRequest)
export class AccessRequestResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Name of the provider with which the person signs in. Null for a person who has followed a mailed link.',
  })
  providerName(@Root() { provider }: AccessRequest, @Ctx() ctx: Context) {
    return provider && (ctx.services.openId.provider(provider)?.name ?? provider);
  }

  @Access('public')
  @Query(() => JoinPreview, {
    nullable: true,
    description:
      'The company of a mailed link to join it. Null when the link is too old or the company takes nobody; ' +
      'RATE_LIMITED after too many such links.',
  })
  joinPreview(
    @Ctx() ctx: Context,
    @Arg('ticket', () => String, { description: 'The secret in the link.' }) ticket: string,
  ) {
    return joinPreview(ctx, ticket);
  }

  @Access('public')
  @Mutation(() => SignedIn, {
    description:
      'Makes the owner of a provider’s account a user of the company that trusts the organisation, and signs them ' +
      'in. BAD_USER_INPUT on `ticket` when it is too old; CONFLICT when the company lets nobody in by themselves, or ' +
      'when the address has an account.',
  })
  joinCompany(
    @Ctx() ctx: Context,
    @Arg('ticket', () => String, {
      description: '`ticket` of a `completeProviderSignIn` that was answered with JOIN_OFFERED.',
    })
    ticket: string,
  ) {
    return joinCompany(ctx, ticket);
  }

  @Access('public')
  @Mutation(() => Confirmation, {
    description:
      'Asks the administrators of a company for access, and mails them. Asking again changes the waiting request. ' +
      'BAD_USER_INPUT on `ticket` when it is too old; CONFLICT when the company takes nobody.',
  })
  requestAccess(@Ctx() ctx: Context, @Arg('input', () => RequestAccessInput) input: RequestAccessInput) {
    return requestAccess(ctx, input);
  }

  @Access('managePeople')
  @Mutation(() => AccessRequestChange, {
    description:
      'Lets a person in who has asked for access. NOT_FOUND when the request was answered or has expired; CONFLICT ' +
      'when the address has an account meanwhile; FORBIDDEN for users whose e-mail is unconfirmed.',
  })
  approveAccess(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('companyRole', () => CompanyRoleEnum, { description: 'What the person may do within the company.' })
    companyRole: CompanyRole,
  ) {
    return approveAccess(ctx, id, companyRole);
  }

  @Access('managePeople')
  @Mutation(() => AccessRequestChange, {
    description:
      'Declines a person who has asked for access, and mails them. NOT_FOUND when the request was answered or has ' +
      'expired; FORBIDDEN for users whose e-mail is unconfirmed.',
  })
  declineAccess(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return declineAccess(ctx, id);
  }

  @Access('viewer')
  @Subscription(() => AccessRequestChange, {
    description: "Publishes each person who asks for access to the viewer's company, or gets an answer.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'access-request.changed', accessRequestChange, {
        sees: ['PEOPLE'],
      }),
  })
  accessRequestChanged(@Root() change: InstanceType<typeof AccessRequestChange>) {
    return change;
  }
}
