import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A workspace or a space at ClickUp.', simpleResolvers: true })
export class ClickUpPlace {
  @Field(() => ID, { description: "ClickUp's own." }) id!: string;
  @Field(() => String, { description: 'As ClickUp shows it.' }) name!: string;
}

@ObjectType({ description: "A folder at ClickUp, which can hold one company's tasks.", simpleResolvers: true })
export class ClickUpFolder {
  @Field(() => ID, { description: "ClickUp's own." }) id!: string;
  @Field(() => String, { description: 'As ClickUp shows it.' }) name!: string;
  @Field(() => Int, { description: 'In all its lists together.' }) taskCount!: number;
}

@InputType({ description: "Where a company's tasks shall live." })
export class ClickUpFolderInput {
  @Field(() => ID, { description: 'The workspace: one of `clickUpTeams`.' }) clickUpTeamId!: string;
  @Field(() => ID, { description: "One of that workspace's." }) clickUpSpaceId!: string;
  @Field(() => ID, { description: "One of that space's, which no other company has." }) clickUpFolderId!: string;
}
