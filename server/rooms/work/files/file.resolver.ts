import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import { callerId } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeAsAdmin, subscribeToOwn, subscribeToShared } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Event } from '../../events/events/Event.ts';
import { LicenseRequest } from '../../sales/licenses/LicenseRequest.ts';
import { ServiceAgreement } from '../../sales/serviceAgreements/ServiceAgreement.ts';
import { TaskCommentType } from '../taskComments/comment.types.ts';
import { Task } from '../tasks/Task.ts';
import { deleteFile, deleteFileAsAdmin } from './deleteFile.service.ts';
import {
  agreementFilesLoader,
  commentFilesLoader,
  eventFilesLoader,
  fileChangeAt,
  fileLoader,
  filesLoaderAt,
  licenseRequestFilesLoader,
  taskFilesLoader,
  type FileRow,
} from './file.reads.ts';
import {
  EventUploadInput,
  FileUsage,
  StoredFileChange,
  StoredFileConnection,
  Upload,
  UploadInput,
} from './file.types.ts';
import { linkOf, type FileView } from './fileLink.ts';
import { isReadable } from './readable.ts';
import { StoredFile } from './StoredFile.ts';
import { completeUpload, createEventUpload, createUpload } from './upload.service.ts';
import { fileUsage } from './usage.reads.ts';

const REQUEST_ID =
  'Idempotency key chosen by the client. Sending the same upload again with the same key returns the first file.';
const NEWEST_FIRST = 'Files, the newest first.';
const LINK =
  'It works for at least five minutes, for the session or API token of the caller alone, and only as long as the ' +
  'caller sees the file. An API token sends its `Authorization` with it.';

const TARGET_ID = 'The task, the agreement, the order of licences, the document or the event whose files are sent.';
const CHANGES_AT = 'Sends new, changed and deleted files of a task, an agreement, an order or a document';

/** A row of a read; the class declares the type of the schema. */
type Row = FileRow;

@Resolver(() => StoredFile)
export class StoredFileResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Type of the content, such as `application/pdf`, judged by the portal. Null until it has arrived.',
  })
  mediaType(@Root() file: StoredFile) {
    return (file as unknown as Row).mediaType;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a scanner has found nothing. False until then, and where no scanner is set up.',
  })
  isScanned(@Root() file: StoredFile) {
    return (file as unknown as Row).isScanned;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the file can be downloaded now.' })
  isReadable(@Root() file: StoredFile, @Ctx() ctx: Context) {
    return isReadable(file as unknown as Row, ctx.services.files.settings);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `Path that saves the file. Null while the file cannot be downloaded. ${LINK}`,
  })
  downloadPath(@Root() file: StoredFile, @Ctx() ctx: Context) {
    return pathOf(ctx, file, 'download');
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `Path that shows a PDF in the browser, and saves any other file. ${LINK}`,
  })
  readPath(@Root() file: StoredFile, @Ctx() ctx: Context) {
    return pathOf(ctx, file, 'read');
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `Path of a small PNG of the picture. Null for other files. ${LINK}`,
  })
  previewPath(@Root() file: StoredFile, @Ctx() ctx: Context) {
    return (file as unknown as Row).hasPreview ? pathOf(ctx, file, 'preview') : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete the file as a customer.' })
  viewerCanDelete(@Root() file: StoredFile, @Ctx() { viewer }: Context) {
    if (file.isFromReseller || !may(viewer, 'shareFiles')) return false;
    return file.uploadedById === callerId(viewer) || may(viewer, 'manageCompany');
  }
}

function pathOf(ctx: Context, file: StoredFile, view: FileView): string | null {
  if (!isReadable(file as unknown as Row, ctx.services.files.settings)) return null;
  const isAdmin = ctx.readerOf(file) !== ctx;
  return linkOf(ctx.services, ctx.viewer, { fileId: file.id, view, isAdmin });
}

/**
 * A file of an event belongs to no company, so its changes reach the subscribers of all of them, who read their own.
 */
function fileChanges(ctx: Context, targetId: string) {
  const subscribe = targetId.startsWith(`${Event.idPrefix}_`) ? subscribeToShared : subscribeToOwn;
  return subscribe(ctx, 'file.changed', (reader: Context, id: string) => fileChangeAt(reader, id, targetId));
}

@Resolver(() => Task)
export class TaskFilesResolver {
  @FieldResolver(() => StoredFileConnection, { description: `${NEWEST_FIRST} Those of comments are among them.` })
  files(@Root() task: Task, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return taskFilesLoader.of(ctx.readerOf(task)).page(task.id, args);
  }
}

@Resolver(() => TaskCommentType)
export class TaskCommentFilesResolver {
  @FieldResolver(() => [StoredFile], { description: 'The files that were sent with the comment.' })
  files(@Root() comment: TaskCommentType, @Ctx() ctx: Context) {
    return commentFilesLoader.of(ctx.readerOf(comment)).load(comment.id);
  }
}

@Resolver(() => ServiceAgreement)
export class AgreementFilesResolver {
  @FieldResolver(() => StoredFileConnection, { description: NEWEST_FIRST })
  files(@Root() agreement: ServiceAgreement, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return agreementFilesLoader.of(ctx.readerOf(agreement)).page(agreement.id, args);
  }
}

@Resolver(() => LicenseRequest)
export class LicenseRequestFilesResolver {
  @FieldResolver(() => StoredFileConnection, { description: NEWEST_FIRST })
  files(@Root() request: LicenseRequest, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return licenseRequestFilesLoader.of(ctx.readerOf(request)).page(request.id, args);
  }
}

@Resolver(() => Event)
export class EventFilesResolver {
  @FieldResolver(() => StoredFileConnection, {
    description: `${NEWEST_FIRST} Those for attendees are shown to people who have a place, and to employees.`,
  })
  files(@Root() event: Event, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return eventFilesLoader.of(ctx.readerOf(event)).page(event.id, args);
  }
}

@Resolver(() => Customer)
export class FileUsageResolver {
  @FieldResolver(() => FileUsage, { description: 'How much the company stores in files.' })
  fileUsage(@Root() customer: Customer, @Ctx() ctx: Context) {
    return fileUsage(ctx.readerOf(customer), customer.id, ctx.services.files.settings);
  }
}

@Resolver(() => Admin)
export class AdminFilesResolver {
  @Access('workInBackOffice')
  @FieldResolver(() => StoredFileConnection, {
    description:
      'Files of a task, an agreement, an order of licences or a document of any company, or of an event, the newest ' +
      'first. Empty for another id.',
  })
  filesAt(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The thing at which the files stand.' }) id: string,
    @Args(() => PageArgs) args: PageArgs,
  ) {
    return filesLoaderAt(id).of(ctx.admin).page(id, args);
  }

  @Access('workInBackOffice')
  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'A file of any company. Null when there is none with the id.',
  })
  file(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return fileLoader.of(ctx.admin).load(id);
  }
}

@Resolver()
export class FileMutationsResolver {
  @Access('shareFiles')
  @Mutation(() => Upload, {
    description:
      "Begins the upload of a file to a task, an agreement, an order or a document of the caller's company. Refused " +
      'with NOT_FOUND for what the caller does not see, and with BAD_USER_INPUT for a file that is too large, is a ' +
      "program, or does not fit into the company's quota.",
  })
  createUpload(
    @Ctx() ctx: Context,
    @Arg('input', () => UploadInput) input: UploadInput,
    @Arg('requestId', () => String, { description: REQUEST_ID }) requestId: string,
  ) {
    return createUpload(ctx, ctx, { input, requestId, isFromReseller: false });
  }

  @Access('workInBackOffice')
  @Mutation(() => Upload, { description: 'For admins: begins the upload of a file to a thing of any company.' })
  createUploadAsAdmin(
    @Ctx() ctx: Context,
    @Arg('input', () => UploadInput) input: UploadInput,
    @Arg('requestId', () => String, { description: REQUEST_ID }) requestId: string,
  ) {
    return createUpload(ctx, ctx.admin, { input, requestId, isFromReseller: true });
  }

  @Access('runEvents')
  @Mutation(() => Upload, {
    description:
      'For admins: begins the upload of a file to an event. Completed by `completeUploadAsAdmin`. Files of events ' +
      'count towards no quota.',
  })
  createEventUpload(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'The event at which the file stands.' }) eventId: string,
    @Arg('input', () => EventUploadInput) input: EventUploadInput,
    @Arg('requestId', () => String, { description: REQUEST_ID }) requestId: string,
  ) {
    return createEventUpload(ctx, { eventId, input, requestId });
  }

  @Access('shareFiles')
  @Mutation(() => StoredFileChange, {
    description:
      'Completes an upload of the caller, whose bytes have all arrived; the file is scanned next. Refused with ' +
      'CONFLICT while bytes are missing. A repeated call changes nothing.',
  })
  completeUpload(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The uploaded file.' }) id: string) {
    return completeUpload(ctx, id);
  }

  @Access('workInBackOffice')
  @Mutation(() => StoredFileChange, {
    description: 'For admins: completes an upload that they have begun. Works like `completeUpload`.',
  })
  completeUploadAsAdmin(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The uploaded file.' }) id: string) {
    return completeUpload(ctx, id);
  }

  @Access('shareFiles')
  @Mutation(() => StoredFileChange, {
    description:
      "Deletes a file of the caller's company, or cancels its upload. Refused with FORBIDDEN for files of the " +
      'reseller, and for files of others unless the caller is an administrator of the company.',
  })
  deleteFile(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteFile(ctx, id);
  }

  @Access('workInBackOffice')
  @Mutation(() => StoredFileChange, { description: 'For admins: deletes a file of any company or event.' })
  deleteFileAsAdmin(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteFileAsAdmin(ctx, id);
  }

  @Access('viewer')
  @Subscription(() => StoredFileChange, {
    description:
      `${CHANGES_AT} of the viewer's company, or of an event: those that the viewer sees. Files of an event arrive ` +
      'within some seconds.',
    subscribe: ({ context, args }) => fileChanges(context as Context, (args as { targetId: string }).targetId),
  })
  fileChanged(
    @Root() change: InstanceType<typeof StoredFileChange>,
    @Arg('targetId', () => ID, { description: TARGET_ID }) _targetId: string,
  ) {
    return change;
  }

  @Access('workInBackOffice')
  @Subscription(() => StoredFileChange, {
    description: `For admins: ${CHANGES_AT.toLowerCase()} of any company, or of an event.`,
    subscribe: ({ context, args }) =>
      subscribeAsAdmin(context as Context, 'file.changed', (ctx, id) =>
        fileChangeAt(ctx.admin, id, (args as { targetId: string }).targetId),
      ),
  })
  adminFileChanged(
    @Root() change: InstanceType<typeof StoredFileChange>,
    @Arg('targetId', () => ID, { description: TARGET_ID }) _targetId: string,
  ) {
    return change;
  }
}
