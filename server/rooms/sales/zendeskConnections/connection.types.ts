import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';

@InputType({ description: 'An OAuth client that the company has made in its own Zendesk.' })
export class ZendeskClientInput {
  @Field(() => String, { description: 'The identifier of the client.' }) clientId!: string;
  @Field(() => String, { description: 'The secret of the client. Stored encrypted and never shown again.' })
  clientSecret!: string;
}

@ObjectType({ description: 'A consent that was begun.', simpleResolvers: true })
export class ZendeskConnectionStart {
  @ShownOnce()
  @Field(() => String, { description: 'The address at the help desk where an administrator of it gives consent.' })
  authUrl!: string;
}

@ObjectType({ description: 'What a company needs to know before it connects an installation.', simpleResolvers: true })
export class ZendeskConnectionSetup {
  @Field(() => Boolean, {
    description: 'Whether the reseller has an OAuth client at Zendesk, so that the company needs none of its own.',
  })
  hasSharedClient!: boolean;
  @Field(() => Boolean, {
    description: 'Whether the company has to enter an OAuth client of its own, because none is known yet.',
  })
  needsClient!: boolean;
  @Field(() => String, { description: 'The redirect URL that the company enters in its own OAuth client.' })
  redirectUrl!: string;
  @Field(() => String, { description: 'The scopes that the portal asks for, separated by spaces.' })
  scopes!: string;
}

@ObjectType({
  description: "How many of a company's installations have to be connected again, of those with any connection.",
  simpleResolvers: true,
})
export class ConnectionsToRenew {
  @Field(() => Int, { description: 'Installations with an API key, which Zendesk ends on 30 April 2027.' })
  keys!: number;
  @Field(() => Int, { description: 'Installations whose connection no longer works.' }) broken!: number;
}
