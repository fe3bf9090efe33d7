import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A workspace or a space at ClickUp.', simpleResolvers: true })
export class ClickUpPlace {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
}

@ObjectType({ simpleResolvers: true })
export class ClickUpFolder {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) taskCount!: number;
}

@InputType()
export class ClickUpFolderInput {
  @Field(() => ID) clickUpTeamId!: string;
  @Field(() => ID) clickUpSpaceId!: string;
  @Field(() => ID) clickUpFolderId!: string;
}
