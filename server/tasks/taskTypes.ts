import { Field, ObjectType } from 'type-graphql';

// What a task carries along as it came from the task tool.

@ObjectType({ description: 'Somebody who works on a task.', simpleResolvers: true })
export class TaskAssignee {
  @Field(() => String, { description: 'As the task tool shows it.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'As the task tool has it.' }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'The address of a picture.' }) avatarUrl!: string | null;
}

@ObjectType({ description: "A label of the task tool's.", simpleResolvers: true })
export class TaskTag {
  @Field(() => String, { description: 'As the task tool shows it.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'As the task tool writes it, such as #1090e0.' }) color!:
    | string
    | null;
}

@ObjectType({ description: "A field of the reseller's own, with its value as people read it.", simpleResolvers: true })
export class TaskField {
  @Field(() => String, { description: 'As the task tool shows it.' }) name!: string;
  @Field(() => String, { description: 'Text, whatever the task tool makes of it.' }) value!: string;
}
