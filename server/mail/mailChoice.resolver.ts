import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, registerEnumType, Resolver } from 'type-graphql';
import { MailCategory } from '../../domain/mails.ts';
import { enumOf } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { Viewer } from '../users/Viewer.ts';
import { mailChoices } from './mailChoice.reads.ts';
import { setMailChoice } from './mailChoice.service.ts';

const MailCategoryEnum = enumOf(MailCategory);
registerEnumType(MailCategoryEnum, { name: 'MailCategory', description: 'What mails are about.' });

@ObjectType({ description: 'Whether somebody is mailed about something.', simpleResolvers: true })
class MailChoice {
  @Field(() => ID, { description: 'The same for the same person.' }) id!: string;
  @Field(() => MailCategoryEnum) category!: MailCategory;
  @Field(() => Boolean) isOn!: boolean;
  @Field(() => Boolean, { description: 'Nobody can do without.' }) isAlwaysOn!: boolean;
  @Field(() => Boolean) viewerCanChange!: boolean;
}

@Resolver(() => Viewer)
export class MailChoiceResolver {
  @FieldResolver(() => [MailChoice], { description: 'What the viewer is mailed about; empty for a partner\'s program.' })
  mailChoices(@Ctx() ctx: Context) {
    return mailChoices(ctx);
  }

  @Mutation(() => MailChoice, { description: 'For the viewer alone. BAD_USER_INPUT for what can\'t be turned off.' })
  setMailChoice(@Ctx() ctx: Context, @Arg('category', () => MailCategoryEnum) category: MailCategory, @Arg('isOn', () => Boolean) isOn: boolean) {
    return setMailChoice(ctx, category, isOn);
  }
}
