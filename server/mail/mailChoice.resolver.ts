import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { MailCategory } from '../../domain/mails.ts';
import { enumOf } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { Viewer } from '../users/Viewer.ts';
import { mailChoices } from './mailChoice.reads.ts';
import { setMailChoice } from './mailChoice.service.ts';
import { registerEnum } from '../graphql/registerEnum.ts';

const MailCategoryEnum = enumOf(MailCategory);
registerEnum(MailCategoryEnum, 'MailCategory', 'What mails are about.', {
  ORDERS: 'An order of licences has another status, or an agreement is active.',
  LOW_HOURS: 'A clip card is nearly used.',
  EVENT_CHANGES: 'An event that one is registered or waits for is at another time or place.',
  INTEGRATIONS: 'An integration that one was the last to change does not work.',
  NEW_COMPANIES: "A company has registered. For the reseller's own people.",
  SALES: "A customer has ordered something. For the reseller's own people.",
  SEATS: "One's own place at an event. Always on.",
  TERMS: 'Something ends soon; sent to the billing e-mail. Always on.',
  SECURITY: 'Signing in: welcome, invitation, password, e-mail. Always on.',
});

@ObjectType({ description: 'Whether somebody is mailed about something.', simpleResolvers: true })
class MailChoice {
  @Field(() => ID, { description: 'The same for the same person.' }) id!: string;
  @Field(() => MailCategoryEnum, { description: 'What the mails are about.' }) category!: MailCategory;
  @Field(() => Boolean, { description: 'They are sent.' }) isOn!: boolean;
  @Field(() => Boolean, { description: 'Nobody can do without them.' }) isAlwaysOn!: boolean;
  @Field(() => Boolean, {
    description:
      'Not where they are always on, nor while the e-mail is not confirmed, nor while signed in as somebody else.',
  })
  viewerCanChange!: boolean;
}

@Resolver(() => Viewer)
export class MailChoiceResolver {
  @FieldResolver(() => [MailChoice], { description: "What the viewer is mailed about; empty for a partner's program." })
  mailChoices(@Ctx() ctx: Context) {
    return mailChoices(ctx);
  }

  @Mutation(() => MailChoice, { description: "For the viewer alone. BAD_USER_INPUT for what can't be turned off." })
  setMailChoice(
    @Ctx() ctx: Context,
    @Arg('category', () => MailCategoryEnum, { description: "One of the viewer's `mailChoices`." })
    category: MailCategory,
    @Arg('isOn', () => Boolean, { description: 'Whether they are sent.' }) isOn: boolean,
  ) {
    return setMailChoice(ctx, category, isOn);
  }
}
