import { Field, ID, ObjectType } from 'type-graphql';
import { ErasureStatus } from '../../../../domain/backOffice/erasure.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { EXPORT_DAYS } from './PersonalDataExport.ts';

export const ErasureStatusEnum = enumOf(ErasureStatus);
registerEnum(ErasureStatusEnum, 'ErasureStatus', "The state of a person's request to have their data erased.", {
  REQUESTED: 'An admin has to answer.',
  CONFIRMED: 'The account is closed, and the data is being erased.',
  ERASED: 'The data is gone, apart from what the law requires for bookkeeping.',
  DECLINED: 'An admin has declined it with a reason.',
  WITHDRAWN: 'The person has withdrawn it.',
});

export const CopyFormatEnum = { JSON: 'JSON', HTML: 'HTML' } as const;
registerEnum(CopyFormatEnum, 'PersonalDataFormat', "The format of a copy of a person's data.", {
  JSON: 'For programs.',
  HTML: 'A page for people.',
});

@ObjectType({ description: 'A copy of the data about the viewer.', simpleResolvers: true })
export class PersonalDataCopyInfo {
  @Field(() => DateTime, { description: 'When the viewer ordered it.' }) requestedAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When the copy was finished; null while it is being made.' })
  readyAt!: string | null;
  @Field(() => DateTime, { description: `When the copy is deleted, ${EXPORT_DAYS} days after it was finished.` })
  expiresAt!: string;
}

@ObjectType({
  description: 'A request to erase the data of a person, as the person and the admins see it.',
  simpleResolvers: true,
})
export class ErasureRequest {
  @Field(() => ID) id!: string;
  @Field(() => ErasureStatusEnum, { description: 'State of the request.' }) status!: ErasureStatus;
  @Field(() => String, { nullable: true, description: 'The words of the person; null without any.' })
  reason!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime, { description: 'By when the law requires an answer: a month after the request.' })
  dueAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When it was answered or withdrawn; null before that.' })
  decidedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was declined; null unless it was.' })
  answer!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When everything was erased; null before that.' })
  erasedAt!: string | null;
  @Field(() => String, { description: 'Name of the person; a general word once it is erased.' }) userName!: string;
  @Field(() => String, { description: 'Address of the person; an invalid one once it is erased.' }) email!: string;
  @Field(() => String, { nullable: true, description: "Name of the person's company; null for an admin without one." })
  companyName!: string | null;
}

export const ErasureRequestConnection = connectionOf(ErasureRequest, 'ErasureRequest');
export const ErasureRequestChange = changeOf(ErasureRequestConnection, 'ErasureRequest');

@ObjectType({ description: "The viewer's own data. Nobody else can see it.", simpleResolvers: true })
export class PersonalData {
  @Field(() => ID, { description: 'The same for every request of one user.' }) id!: string;
}

@ObjectType({ description: 'A file for the browser to save.', simpleResolvers: true })
export class PersonalDataFile {
  @Field(() => String, { description: 'Suggested name, with the day and the extension.' }) fileName!: string;
  @Field(() => String, { description: 'Media type, such as "application/json".' }) mediaType!: string;
  @Field(() => String, { description: 'The whole file as text.' }) content!: string;
}
