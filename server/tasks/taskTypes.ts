import { Field, ObjectType } from 'type-graphql';

// What a task carries along as it came from the task tool.

@ObjectType({ simpleResolvers: true })
export class TaskAssignee {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) avatarUrl!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class TaskTag {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: 'As the task tool writes it, such as #1090e0.' }) color!: string | null;
}

@ObjectType({ description: 'A field of the reseller\'s own, with its value as people read it.', simpleResolvers: true })
export class TaskField {
  @Field(() => String) name!: string;
  @Field(() => String) value!: string;
}
