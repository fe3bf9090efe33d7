import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { MailCategory } from '../../../../domain/basics/mails.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { ViewerType } from '../users/ViewerType.ts';
import { mailChoices } from './mailChoice.reads.ts';
import { setMailChoice } from './mailChoice.service.ts';

const MailCategoryEnum = enumOf(MailCategory);
registerEnum(MailCategoryEnum, 'MailCategory', 'A category of mails.', {
  ORDERS: 'The status of an order of licences has changed, or a service agreement has become active.',
  APPROVALS: "An order waits for approval within the company, or the user's own order is decided.",
  LOW_HOURS: 'A clip card has few hours left.',
  USED_HOURS: 'Once a month the hours of clip cards that were used, for administrators and buyers.',
  TASK_COMMENTS: 'A new comment on a task whose conversation the user takes part in.',
  DOCUMENTS: 'The reseller has shared a document or a new version of one with the company.',
  EVENT_CHANGES: 'An event has a new time or place, and the user is registered for it or on its waiting list.',
  EVENT_REMINDERS: 'An event at which the person has a place begins the next day, or in an hour.',
  EVENT_FEEDBACK: 'Thanks after an event at which the person had a place, with its material and a link to feedback.',
  SEATS_IN_USE: 'Once a month the seats in use, and when they cannot be read any more.',
  MENTIONS: 'A colleague has mentioned the user in a note. For admins only.',
  INTEGRATIONS: 'An integration that the user was the last to change does not work.',
  NEW_COMPANIES: 'A company has registered. For admins only.',
  UNPAID_GOODS: 'A service agreement or licences are paused because they are not paid. For admins only.',
  PERSONAL_DATA: 'A person asks to have their data erased. For admins only.',
  SALES: 'A customer has placed an order. For admins only.',
  PLACES: "The user's own registration for an event. Cannot be turned off.",
  INVOICES: 'An invoice, a credit note or a receipt, sent to the billing e-mail. Cannot be turned off.',
  TERMS:
    'A term ends soon or a card payment has failed, sent to the billing e-mail, or a renewal is decided. Cannot be ' +
    'turned off.',
  SECURITY: 'Signing in: welcome, invitation, password, e-mail. Cannot be turned off.',
});

@ObjectType({ description: 'Whether a user gets the mails of a category.', simpleResolvers: true })
class MailChoice {
  @Field(() => ID, { description: 'The same for the same user and category.' }) id!: string;
  @Field(() => MailCategoryEnum, { description: 'The category of the mails.' }) category!: MailCategory;
  @Field(() => Boolean, { description: 'True when the mails are sent.' }) isOn!: boolean;
  @Field(() => Boolean, { description: 'True when the mails cannot be turned off.' }) isAlwaysOn!: boolean;
  @Field(() => Boolean, {
    description:
      'True when the viewer can change the choice: not for mails that cannot be turned off, not while the e-mail is ' +
      'unconfirmed, and not while an admin acts as the user.',
  })
  viewerCanChange!: boolean;
}

@Resolver(() => ViewerType)
export class MailChoiceResolver {
  @FieldResolver(() => [MailChoice], {
    description: "The viewer's choices for each category of mails. Empty for API tokens.",
  })
  mailChoices(@Ctx() ctx: Context) {
    return mailChoices(ctx);
  }

  @Access('chooseMails')
  @Mutation(() => MailChoice, {
    description:
      'Turns the mails of a category on or off for the viewer. ' +
      'Refused with BAD_USER_INPUT for a category that cannot be turned off, and with FORBIDDEN for a category that ' +
      'the viewer does not have, while the e-mail is unconfirmed, and while an admin acts as the user.',
  })
  setMailChoice(
    @Ctx() ctx: Context,
    @Arg('category', () => MailCategoryEnum, { description: "A category of the viewer's `mailChoices`." })
    category: MailCategory,
    @Arg('isOn', () => Boolean, { description: 'Whether the mails of the category are sent.' }) isOn: boolean,
  ) {
    return setMailChoice(ctx, category, isOn);
  }
}
