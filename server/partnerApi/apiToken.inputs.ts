import { Field, ID, ObjectType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { registerEnum } from '../graphql/registerEnum.ts';
import { DateTime } from '../graphql/scalars.ts';
import type { ApiTokenScope } from './ApiToken.ts';

export const ApiTokenScopeEnum = { READ: 'READ', READ_WRITE: 'READ_WRITE' } as const;
registerEnum(ApiTokenScopeEnum, 'ApiTokenScope', 'What an API token may.', {
  READ: 'Queries and subscriptions; a mutation is answered FORBIDDEN.',
  READ_WRITE: 'Also mutations, but for those that are for people or admins.',
});

@ObjectType({
  description: "A partner's key to one company's data. The key itself is shown once, and kept nowhere.",
  simpleResolvers: true,
})
export class ApiTokenInfo {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'What it is for, in the words of whoever issued it.' }) name!: string;
  @Field(() => String, { description: 'What it is recognised by.' }) lastFour!: string;
  @Field(() => ApiTokenScopeEnum, { description: 'What it may.' }) scope!: ApiTokenScope;
  @Field(() => String, { description: 'The name of the admin.' }) issuedBy!: string;
  @Field(() => DateTime, { description: 'When it was issued.' }) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'To the minute; absent where it never was.' }) lastUsedAt!:
    | string
    | null;
  @Field(() => DateTime, { nullable: true, description: 'Since then it opens nothing; absent where it still does.' })
  revokedAt!: string | null;
}

export const ApiTokenConnection = connectionOf(ApiTokenInfo, 'ApiToken');
export const ApiTokenChange = changeOf(ApiTokenConnection, 'ApiToken');

@ObjectType({ description: 'A new key, and its row in the list.', simpleResolvers: true })
export class IssuedApiToken {
  @Field(() => String, { description: 'Shown this once.' }) token!: string;
  @Field(() => ApiTokenChange, { description: 'The key without its secret.' }) change!: object;
}
