import { Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { ViewerType } from '../../identity/users/ViewerType.ts';
import { ApiTokenScopeEnum } from './apiToken.types.ts';

@ObjectType({ description: 'The API token of the request.', simpleResolvers: true })
class ViewerToken {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Purpose of the token, as the person who issued it described it.' })
  name!: string;
  @Field(() => ApiTokenScopeEnum, { description: 'Which operations the token may run.' }) scope!: string;
  @Field(() => DateTime, { nullable: true, description: 'Time from which the token is refused.' })
  expiresAt!: string | null;
  @Field(() => String, {
    description: 'Key of the program that uses the token. Tokens of one program share their external ids.',
  })
  program!: string;
}

@Resolver(() => ViewerType)
export class ViewerTokenResolver {
  @FieldResolver(() => ViewerToken, {
    nullable: true,
    description: 'The API token of the request, whose company is `customer`. Null for a signed-in user.',
  })
  token(@Root() viewer: Viewer): ViewerToken | null {
    if (viewer.kind === 'session') return null;
    const { tokenId: id, name, canWrite, expiresAt, program } = viewer;
    return { id, name, scope: canWrite ? 'READ_WRITE' : 'READ', expiresAt, program };
  }
}
