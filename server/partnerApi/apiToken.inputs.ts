import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { DateTime } from '../graphql/scalars.ts';
import type { ApiTokenScope } from './ApiToken.ts';

export const ApiTokenScopeEnum = { READ: 'READ', READ_WRITE: 'READ_WRITE' } as const;
registerEnumType(ApiTokenScopeEnum, { name: 'ApiTokenScope', description: 'READ only looks, READ_WRITE also changes.' });

@ObjectType({ description: 'A partner\'s key to one company\'s data. The key itself is shown once, and kept nowhere.', simpleResolvers: true })
export class ApiTokenInfo {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'What it is recognised by.' }) lastFour!: string;
  @Field(() => ApiTokenScopeEnum) scope!: ApiTokenScope;
  @Field(() => String) issuedBy!: string;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'To the minute; absent where it never was.' }) lastUsedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) revokedAt!: string | null;
}

export const ApiTokenConnection = connectionOf(ApiTokenInfo, 'ApiToken');
export const ApiTokenChange = changeOf(ApiTokenConnection, 'ApiToken');

@ObjectType({ simpleResolvers: true })
export class IssuedApiToken {
  @Field(() => String, { description: 'Shown this once.' }) token!: string;
  @Field(() => ApiTokenChange) change!: object;
}
