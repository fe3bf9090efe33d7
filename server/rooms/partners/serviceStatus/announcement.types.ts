import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { NoticeSeverity } from '../../../../domain/partners/serviceNotices.ts';
import { changesOf, type Changes } from '../../../platform/graphql/changes.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { NoticeSeverityEnum } from './serviceStatus.enums.ts';

const SEVERITY = 'INFO is shown in blue, and WARNING in amber.';
const START = 'When it appears to all customers.';
const END = 'When it disappears; null when it stays until it is ended.';

@InputType({ description: 'An announcement to all customers that an admin writes. Texts are plain text.' })
export class AnnouncementInput {
  @Field(() => String, { description: 'One line of at most 120 characters.' }) title!: string;
  @Field(() => String, { description: 'At most 600 characters.' }) text!: string;
  @Field(() => String, { nullable: true, description: 'Where to read more: an https address.' }) link?: string | null;
  @Field(() => NoticeSeverityEnum, { description: SEVERITY }) severity!: NoticeSeverity;
  @Field(() => DateTime, { nullable: true, description: `${START} At once when null or left out.` })
  startsAt?: string | null;
  @Field(() => DateTime, { nullable: true, description: END }) endsAt?: string | null;
}

export const AnnouncementChanges = changesOf(AnnouncementInput, 'AnnouncementChanges', {
  description: 'Changes of an announcement by an admin. Fields that are left out keep their values.',
  fields: {
    startsAt: `${START} Stays the same when null or left out.`,
    endsAt: 'When it disappears. Stays the same when left out; with null, it is shown until it is ended.',
  },
});
export type AnnouncementChanges = Changes<AnnouncementInput>;

@ObjectType('Announcement', {
  description: 'A message to all customers, also before its start and after its end. For admins and support.',
  simpleResolvers: true,
})
export class AnnouncementType {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'One line of plain text.' }) title!: string;
  @Field(() => String, { description: 'Plain text, which may have several lines.' }) text!: string;
  @Field(() => String, { nullable: true, description: 'Where to read more: an https address.' }) link!: string | null;
  @Field(() => NoticeSeverityEnum, { description: SEVERITY }) severity!: NoticeSeverity;
  @Field(() => DateTime, { description: START }) startsAt!: string;
  @Field(() => DateTime, { nullable: true, description: END }) endsAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the admin who wrote it; null if the account is gone.' })
  createdBy!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => Int, { description: 'Changes with every edit. Send it with an edit to not overwrite another one.' })
  version!: number;
}

export const AnnouncementConnection = connectionOf(AnnouncementType, 'Announcement');
export const AnnouncementChange = changeOf(AnnouncementConnection, 'Announcement');
