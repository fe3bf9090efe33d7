import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { GuestMailCategory } from '../../../../../domain/basics/mails.ts';
import { enumOf } from '../../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../../platform/access/Access.ts';
import type { Context } from '../../../../platform/context.ts';
import { registerEnum } from '../../../../platform/graphql/registerEnum.ts';
import { eventMailChoices, setEventMailChoice } from './choices.service.ts';

const GuestMailCategoryEnum = enumOf(GuestMailCategory);
registerEnum(GuestMailCategoryEnum, 'GuestMailCategory', 'Mails that a person without an account can turn off.', {
  EVENT_REMINDERS: 'Reminders the day before an event and an hour before.',
  EVENT_FEEDBACK: 'Thanks after an event, with its material and a link to feedback.',
});

@ObjectType({ description: 'Whether an address gets the mails of a category.', simpleResolvers: true })
class EventMailChoice {
  @Field(() => GuestMailCategoryEnum, { description: 'The category of the mails.' }) category!: GuestMailCategory;
  @Field(() => Boolean, { description: 'True when the mails are sent.' }) isOn!: boolean;
}

@ObjectType({
  description: 'Which mails about events the address gets to which the mail with the link was sent.',
  simpleResolvers: true,
})
class EventMailChoices {
  @Field(() => ID, { description: 'The key of the link.' }) id!: string;
  @Field(() => String, { description: 'Title of the event that the mail was about.' }) title!: string;
  @Field(() => Boolean, {
    description: 'True when the person has an account by now, and chooses with `setMailChoice` instead.',
  })
  isUser!: boolean;
  @Field(() => [EventMailChoice], { description: 'One entry for each category that can be turned off.' })
  choices!: EventMailChoice[];
}

const KEY = 'Secret key in the link at the end of a reminder or of thanks.';

@Resolver()
export class EventMailChoiceResolver {
  @Access('public')
  @Query(() => EventMailChoices, {
    description:
      'The choices behind the link of a mail about an event, for anyone who has the link. Refused with NOT_FOUND ' +
      'when the link is unknown or too old.',
  })
  eventMailChoices(@Ctx() ctx: Context, @Arg('key', () => String, { description: KEY }) key: string) {
    return eventMailChoices(ctx, key);
  }

  @Access('public')
  @Mutation(() => EventMailChoices, {
    description:
      'Turns mails about events on or off for the address to which the mail with the link was sent. Mails about ' +
      "the person's place and cancellations are always sent. Refused with NOT_FOUND when the link is unknown or too " +
      'old, and with CONFLICT when the person has an account by now.',
  })
  setEventMailChoice(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: KEY }) key: string,
    @Arg('category', () => GuestMailCategoryEnum, { description: 'The category of the mails.' })
    category: GuestMailCategory,
    @Arg('isOn', () => Boolean, { description: 'Whether the mails of the category are sent.' }) isOn: boolean,
  ) {
    return setEventMailChoice(ctx, key, category, isOn);
  }
}
