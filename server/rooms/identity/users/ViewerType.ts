import { ObjectType } from 'type-graphql';

@ObjectType('Viewer', { description: "The caller: a signed-in user, or a partner's API token.", simpleResolvers: true })
export class ViewerType {}
