import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import type { DocumentKind, DocumentRequirement } from '../../../../domain/work/files.ts';
import { changesOf, type Changes } from '../../../platform/graphql/changes.ts';
import { changeOf, connectionOf, PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { CompanyDocument } from './CompanyDocument.ts';
import { DocumentKindEnum, DocumentRequirementEnum } from './file.enums.ts';

export const CompanyDocumentConnection = connectionOf(CompanyDocument, 'CompanyDocument');
export const CompanyDocumentChange = changeOf(CompanyDocumentConnection, 'CompanyDocument');

@ObjectType({ description: 'That a person of the company has opened a version of a document.', simpleResolvers: true })
export class DocumentReader {
  @Field(() => ID, { description: 'The user, whose account may be deleted by now.' }) userId!: string;
  @Field(() => String, { description: 'Name of the user at that time.' }) userName!: string;
  @Field(() => DateTime, { description: 'When the user first opened the version.' }) openedAt!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the user confirmed the version for the company. Null when somebody else or nobody did.',
  })
  confirmedAt!: string | null;
}

@InputType({ description: 'A document to share. Its first version is uploaded next.' })
export class CompanyDocumentInput {
  @Field(() => String, { description: 'Title of the document, at most 150 characters.' }) title!: string;
  @Field(() => DocumentKindEnum, { description: 'The folder, which decides who sees the document.' })
  kind!: DocumentKind;
  @Field(() => ID, { nullable: true, description: 'The department that the document concerns. Null for all.' })
  departmentId?: string | null;
  @Field(() => DocumentRequirementEnum, {
    nullable: true,
    description: 'What the reseller asks of the company: `NONE` by default. Only the reseller can ask.',
  })
  requirement?: DocumentRequirement | null;
  @Field(() => CalendarDate, { nullable: true, description: 'The day by which it is asked.' })
  dueOn?: string | null;
}

export const CompanyDocumentChanges = changesOf(CompanyDocumentInput, 'CompanyDocumentChanges', {
  description: 'Changes of a document. Fields that are left out keep their values.',
});
export type CompanyDocumentChanges = Changes<CompanyDocumentInput>;

@ArgsType()
export class DocumentArgs extends PageArgs {
  @Field(() => DocumentKindEnum, { nullable: true, description: 'Only documents of this folder.' })
  kind?: DocumentKind | null;
  @Field(() => ID, { nullable: true, description: 'Only documents of this department.' })
  departmentId?: string | null;
  @Field(() => String, { nullable: true, description: 'Only documents whose title contains this text.' })
  search?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only documents whose newest version the viewer has not opened. Ignored for an API token.',
  })
  isNew?: boolean | null;
}
