import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A workspace or a space at ClickUp.', simpleResolvers: true })
export class ClickUpPlace {
  @Field(() => ID, { description: "ClickUp's id." }) id!: string;
  @Field(() => String, { description: 'Name at ClickUp.' }) name!: string;
}

@ObjectType({ description: "A folder at ClickUp, which can hold one company's tasks.", simpleResolvers: true })
export class ClickUpFolder {
  @Field(() => ID, { description: "ClickUp's id." }) id!: string;
  @Field(() => String, { description: 'Name at ClickUp.' }) name!: string;
  @Field(() => Int, { description: 'Number of tasks in all lists of the folder.' }) taskCount!: number;
}

@InputType({ description: "The ClickUp folder of a company's tasks." })
export class ClickUpFolderInput {
  @Field(() => ID, { description: 'Id of a workspace in `clickUpTeams`.' }) clickUpTeamId!: string;
  @Field(() => ID, { description: 'Id of a space of the workspace.' }) clickUpSpaceId!: string;
  @Field(() => ID, { description: 'Id of a folder of the space that no other company is linked to.' })
  clickUpFolderId!: string;
}
