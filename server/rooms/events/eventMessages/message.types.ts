import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { EventMessageGroup, EventMessageState } from '../../../../domain/events/eventMessages.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';

export const EventMessageGroupEnum = enumOf(EventMessageGroup);
export const EventMessageStateEnum = enumOf(EventMessageState);
registerEnum(EventMessageGroupEnum, 'EventMessageGroup', 'People of an event whom a message can reach.', {
  WITH_PLACE: 'Registrations in the status REGISTERED or CONFIRMED.',
  REQUESTED: 'Registrations that wait for an admin to confirm them.',
  WAITING: 'People on the waiting list, also those who are offered a place.',
});
registerEnum(EventMessageStateEnum, 'EventMessageState', 'Progress of a message.', {
  SENDING: 'Some mails have not left yet.',
  SENT: 'Every mail was accepted by a mail server or given up.',
});

const BODY = 'HTML with h1, h2, p, ul, ol, li, strong, em, u, br and a only.';

@InputType({ description: 'A message to people of an event.' })
export class EventMessageInput {
  @Field(() => String, { description: 'Subject of the mail: one line of at most 150 characters.' }) subject!: string;
  @Field(() => String, { description: 'HTML. Markup that the editor does not support is removed.' }) body!: string;
  @Field(() => [EventMessageGroupEnum], { description: 'Who gets the mail: at least one group.' })
  groups!: EventMessageGroup[];
}

@ObjectType('EventMessage', {
  description: 'A mail that an admin has written to people of an event.',
  simpleResolvers: true,
})
export class EventMessageType {
  @Field(() => ID, { description: 'Id of the message. Not an id for `node`.' }) id!: string;
  @Field(() => String, { description: 'Name of the admin who sent the message.' }) authorName!: string;
  @Field(() => String, { description: 'Subject of the mail.' }) subject!: string;
  @Field(() => String, { description: BODY }) body!: string;
  @Field(() => [EventMessageGroupEnum], { description: 'The groups that were chosen.' }) groups!: EventMessageGroup[];
  total!: number;
  skipped!: number;
  delivered!: number;
  failed!: number;
  settledAt!: string | null;
  @Field(() => DateTime, { description: 'When the admin sent the message.' }) createdAt!: string;
}

@ObjectType({ description: 'The number of people of an event in one group.', simpleResolvers: true })
export class EventMessageGroupCount {
  @Field(() => EventMessageGroupEnum, { description: 'The counted group.' }) group!: EventMessageGroup;
  @Field(() => Int, { description: 'Number of people whom a message to the group would reach now.' }) count!: number;
}

@ObjectType({ description: 'A message as its recipients would get it now. Nothing is sent.', simpleResolvers: true })
export class EventMessagePreview {
  @Field(() => Int, { description: 'Number of recipients.' }) recipientCount!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the recipient for whom the mail is rendered. Null when there is no recipient.',
  })
  sampleName!: string | null;
  @Field(() => String, { description: 'Subject of the mail.' }) subject!: string;
  @Field(() => String, {
    description: 'The HTML part of the mail. The secret in the link of a guest is replaced by a word.',
  })
  html!: string;
  @Field(() => String, { description: 'The text part of the mail, with the same replacement.' }) text!: string;
  @Field(() => String, {
    description: 'Identifies the content and the recipients. To be sent to `sendEventMessage`.',
  })
  fingerprint!: string;
}

@ObjectType({ description: 'A mail with which an admin tries a message out.', simpleResolvers: true })
export class EventMessageTest {
  @Field(() => String, { description: "The viewer's own address, to which the mail is sent." }) email!: string;
}

export const EventMessageConnection = connectionOf(EventMessageType, 'EventMessage');
export const EventMessageChange = changeOf(EventMessageConnection, 'EventMessage');
