import { Field, ObjectType } from 'type-graphql';

// Values of a task that are copied from ClickUp without change.

@ObjectType({ description: 'A person who works on a task.', simpleResolvers: true })
export class TaskAssignee {
  @Field(() => String, { description: 'Name at ClickUp.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'E-mail at ClickUp. Null when ClickUp has none.' })
  email!: string | null;
  @Field(() => String, { nullable: true, description: 'Address of a picture. Null when there is none.' })
  avatarUrl!: string | null;
}

@ObjectType({ description: 'A tag of a task at ClickUp.', simpleResolvers: true })
export class TaskTag {
  @Field(() => String, { description: 'Name of the tag at ClickUp.' }) name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Color of the tag as ClickUp writes it, such as #1090e0. Null when it has none.',
  })
  color!: string | null;
}

@ObjectType({ description: 'A custom field of a task at ClickUp, with its value as text.', simpleResolvers: true })
export class TaskField {
  @Field(() => String, { description: 'Name of the field at ClickUp.' }) name!: string;
  @Field(() => String, { description: 'Value as text, for every type of field.' }) value!: string;
}
