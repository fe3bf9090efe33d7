import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { StoredFile } from './StoredFile.ts';

export const StoredFileConnection = connectionOf(StoredFile, 'StoredFile');
export const StoredFileChange = changeOf(StoredFileConnection, 'StoredFile');

@ObjectType({ description: 'How much a company stores in files.', simpleResolvers: true })
export class FileUsage {
  @Field(() => Float, { description: 'Bytes of stored files and of running uploads. Equal files count once.' })
  usedBytes!: number;
  @Field(() => Float, { description: 'Bytes that the company may store.' }) quotaBytes!: number;
  @Field(() => Int, { description: 'Bytes that one file may have.' }) maxFileBytes!: number;
}

@InputType({ description: 'A file to upload, and what it stands at: exactly one of the four ids.' })
export class UploadInput {
  @Field(() => String, { description: 'Name of the file. Folders and invisible characters are removed.' })
  name!: string;
  @Field(() => Int, { description: 'Size in bytes, which the upload must have in the end.' }) size!: number;
  @Field(() => ID, { nullable: true, description: 'The task at which the file stands.' }) taskId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The service agreement at which the file stands.' })
  serviceAgreementId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The order of licences at which the file stands.' })
  licenseRequestId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The document of which the file is a new version.' })
  documentId?: string | null;
  @Field(() => String, { nullable: true, description: 'What is new in the version of a document.' })
  note?: string | null;
}

@InputType({ description: 'A file to upload to an event.' })
export class EventUploadInput {
  @Field(() => String, { description: 'Name of the file. Folders and invisible characters are removed.' })
  name!: string;
  @Field(() => Int, { description: 'Size in bytes, which the upload must have in the end.' }) size!: number;
  @Field(() => Boolean, {
    description: 'Whether the file is only for those who have a place at the event. Everybody who sees it otherwise.',
  })
  isForAttendees!: boolean;
}

@ObjectType({ description: 'Where the bytes of a new file are sent.', simpleResolvers: true })
export class Upload {
  @Field(() => StoredFile, { description: 'The file, which is `UPLOADING`.' }) file!: object;
  @Field(() => String, {
    description:
      'Path to which the bytes are sent by PUT, with the header `X-Upload-Ticket` and the caller’s own ' +
      'authorization. The header `X-Upload-Offset` says where the sent bytes begin.',
  })
  path!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The ticket, which is used up when all bytes have arrived. Null when they have arrived before.',
  })
  ticket!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'Until when bytes can be sent. Null without a ticket.' })
  expiresAt!: string | null;
}
