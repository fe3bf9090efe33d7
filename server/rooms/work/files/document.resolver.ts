import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { MAX_QUOTA_MB } from '../../../../domain/work/files.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import { callerId } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { CHANGES } from '../../../platform/graphql/changes.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { CompanyDocument } from './CompanyDocument.ts';
import {
  documentChange,
  documentLoader,
  documentPage,
  readingsLoader,
  sharedDocuments,
  unopenedLoader,
} from './document.reads.ts';
import {
  createDocument,
  createDocumentAsAdmin,
  deleteDocument,
  deleteDocumentAsAdmin,
  updateDocument,
  updateDocumentAsAdmin,
} from './document.service.ts';
import {
  CompanyDocumentChange,
  CompanyDocumentChanges,
  CompanyDocumentConnection,
  CompanyDocumentInput,
  DocumentArgs,
  DocumentReader,
} from './document.types.ts';
import { confirmDocument } from './documentReading.service.ts';
import { currentFileLoader, documentFilesLoader } from './file.reads.ts';
import { StoredFileConnection } from './file.types.ts';
import { setFileQuota } from './quota.service.ts';
import { StoredFile } from './StoredFile.ts';

const REQUEST_ID =
  'Idempotency key chosen by the client. Sending the same document again with the same key returns the first one.';

@Resolver(() => CompanyDocument)
export class CompanyDocumentResolver {
  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The newest version that is ready. Null until the first one is.',
  })
  currentFile(@Root() document: CompanyDocument, @Ctx() ctx: Context) {
    return currentFileLoader.of(ctx.readerOf(document)).load(document.id);
  }

  @FieldResolver(() => StoredFileConnection, {
    description: 'All versions, the newest first, with those that are still uploaded or were refused.',
  })
  versions(@Root() document: CompanyDocument, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return documentFilesLoader.of(ctx.readerOf(document)).page(document.id, args);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer has not opened the newest version. False for an API token.',
  })
  isNew(@Root() document: CompanyDocument, @Ctx() ctx: Context) {
    const { viewer } = ctx;
    if (viewer.kind !== 'session') return false;
    return unopenedLoader.of(ctx.readerOf(document))(viewer.userId).load(document.id);
  }

  @FieldResolver(() => [DocumentReader], {
    description:
      'Who of the company has opened the newest version, at most 100, those who confirmed it first. Only the ' +
      'reseller and the administrators of the company see who has opened it; others see who has confirmed it.',
  })
  async readers(@Root() document: CompanyDocument, @Ctx() ctx: Context) {
    const reader = ctx.readerOf(document);
    const file = await currentFileLoader.of(reader).load(document.id);
    if (!file) return [];
    const readings = await readingsLoader.of(reader).load(file.id);
    const seesAll = reader !== ctx || may(ctx.viewer, 'managePeople');
    return seesAll ? readings : readings.filter(({ confirmedAt }) => confirmedAt);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the newest version waits for what the reseller asks: to be read or to be confirmed.',
  })
  async isAwaited(@Root() document: CompanyDocument, @Ctx() ctx: Context) {
    if (document.requirement === 'NONE') return false;
    const reader = ctx.readerOf(document);
    const file = await currentFileLoader.of(reader).load(document.id);
    if (!file) return false;
    const readings = await readingsLoader.of(reader).load(file.id);
    return document.requirement === 'READ' ? !readings.length : !readings.some(({ confirmedAt }) => confirmedAt);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change and delete it as a customer.' })
  viewerCanChange(@Root() document: CompanyDocument, @Ctx() { viewer }: Context) {
    if (document.isFromReseller || !may(viewer, 'shareFiles')) return false;
    return document.createdById === callerId(viewer) || may(viewer, 'manageCompany');
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may confirm documents for the company.' })
  viewerCanConfirm(@Ctx() { viewer }: Context) {
    return may(viewer, 'confirmDocuments');
  }
}

@Resolver(() => Customer)
export class CustomerDocumentsResolver {
  @FieldResolver(() => CompanyDocumentConnection, {
    description: 'Documents that the viewer sees, the one with the newest version first.',
  })
  documents(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => DocumentArgs) args: DocumentArgs) {
    const { kind, departmentId, search, isNew, ...page } = args;
    const unopenedBy = isNew && ctx.viewer.kind === 'session' ? ctx.viewer.userId : undefined;
    const filter = { kind, departmentId, search, unopenedBy };
    return documentPage(ctx.readerOf(customer), customer.id, filter, page);
  }
}

@Resolver(() => Admin)
export class AdminDocumentsResolver {
  @Access('sell')
  @FieldResolver(() => CompanyDocument, {
    nullable: true,
    description: 'A document of any company. Null when there is none with the id.',
  })
  document(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return documentLoader.of(ctx.admin).load(id);
  }

  @Access('sell')
  @FieldResolver(() => [CompanyDocument], {
    description: 'The newest 100 documents that the reseller has shared, for a bulk run that shares one with others.',
  })
  sharedDocuments(@Ctx() ctx: Context) {
    return sharedDocuments(ctx.admin);
  }
}

@Resolver()
export class DocumentMutationsResolver {
  @Access('shareFiles')
  @Mutation(() => CompanyDocumentChange, {
    description: "Creates a document of the caller's company, whose first version is uploaded next.",
  })
  createDocument(
    @Ctx() ctx: Context,
    @Arg('input', () => CompanyDocumentInput) input: CompanyDocumentInput,
    @Arg('requestId', () => String, { description: REQUEST_ID }) requestId: string,
  ) {
    return createDocument(ctx, input, requestId);
  }

  @Access('sell')
  @Mutation(() => CompanyDocumentChange, {
    description: 'For admins: creates a document for a company, which people of the company get a mail about.',
  })
  createDocumentAsAdmin(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company.' }) customerId: string,
    @Arg('input', () => CompanyDocumentInput) input: CompanyDocumentInput,
    @Arg('requestId', () => String, { description: REQUEST_ID }) requestId: string,
  ) {
    return createDocumentAsAdmin(ctx, { customerId, input, requestId });
  }

  @Access('shareFiles')
  @Mutation(() => CompanyDocumentChange, {
    description:
      "Edits a document that the caller's company has shared. Refused with FORBIDDEN for documents of the reseller, " +
      'and for those of others unless the caller is an administrator of the company.',
  })
  updateDocument(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('changes', () => CompanyDocumentChanges, { description: CHANGES }) changes: CompanyDocumentChanges,
  ) {
    return updateDocument(ctx, { id, version, changes });
  }

  @Access('sell')
  @Mutation(() => CompanyDocumentChange, {
    description:
      'For admins: edits a document of any company. A `requirement` that is added is mailed to the people whom it ' +
      'concerns, if the newest version waits for it.',
  })
  updateDocumentAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('changes', () => CompanyDocumentChanges, { description: CHANGES }) changes: CompanyDocumentChanges,
  ) {
    return updateDocumentAsAdmin(ctx, { id, version, changes });
  }

  @Access('shareFiles')
  @Mutation(() => CompanyDocumentChange, {
    description: 'Deletes a document with all versions. Refused like `updateDocument`.',
  })
  deleteDocument(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteDocument(ctx, id);
  }

  @Access('sell')
  @Mutation(() => CompanyDocumentChange, { description: 'For admins: deletes a document of any company.' })
  deleteDocumentAsAdmin(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteDocumentAsAdmin(ctx, id);
  }

  @Access('confirmDocuments')
  @Mutation(() => CompanyDocumentChange, {
    description:
      "Confirms a document for the caller's company. Refused with CONFLICT when a newer version than `fileId` is " +
      'there, or when the document is not to be confirmed. The first confirmation of a version stays.',
  })
  confirmDocument(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('fileId', () => ID, { description: 'The version that the caller has seen.' }) fileId: string,
  ) {
    return confirmDocument(ctx, id, fileId);
  }

  @Access('administer')
  @Mutation(() => Customer, {
    description: `For admins: sets how much a company may store, from 1 to ${MAX_QUOTA_MB} MB.`,
  })
  setFileQuota(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company.' }) customerId: string,
    @Arg('megabytes', () => Int, { description: 'The quota in MB of 1,048,576 bytes.' }) megabytes: number,
  ) {
    return setFileQuota(ctx, customerId, megabytes);
  }

  @Access('viewer')
  @Subscription(() => CompanyDocumentChange, {
    description: "Publishes each document of the viewer's company that is created, changed or deleted.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'company-document.changed', documentChange),
  })
  documentChanged(@Root() change: InstanceType<typeof CompanyDocumentChange>) {
    return change;
  }

  @AdminSubscription('sell', () => CompanyDocumentChange, 'company-document.changed', documentChange)
  adminDocumentChanged(@Root() change: InstanceType<typeof CompanyDocumentChange>) {
    return change;
  }
}
