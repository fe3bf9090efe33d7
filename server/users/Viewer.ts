import { ObjectType } from 'type-graphql';

@ObjectType({ description: "Whoever asks: a person, or a partner's program.", simpleResolvers: true })
export class Viewer {}
