import type { Room } from '../../../platform/room.ts';
import { attachToComment } from './attachToComment.ts';
import { AwaitedDocumentsResolver } from './awaitedDocument.resolver.ts';
import { copyClickUpFiles } from './clickUpFiles.ts';
import { CompanyDocument } from './CompanyDocument.ts';
import { countDocuments, documentLoader, documentNodeLoader } from './document.reads.ts';
import {
  AdminDocumentsResolver,
  CompanyDocumentResolver,
  CustomerDocumentsResolver,
  DocumentMutationsResolver,
} from './document.resolver.ts';
import { DocumentReading } from './DocumentReading.ts';
import { companyDocument } from './documents.bulk.ts';
import { fetchFiles } from './fetchFiles.ts';
import { fileLoader } from './file.reads.ts';
import {
  AdminFilesResolver,
  AgreementFilesResolver,
  EventFilesResolver,
  FileMutationsResolver,
  FileUsageResolver,
  LicenseRequestFilesResolver,
  StoredFileResolver,
  TaskCommentFilesResolver,
  TaskFilesResolver,
} from './file.resolver.ts';
import { FileContent } from './FileContent.ts';
import { FilePlace } from './FilePlace.ts';
import { FileQuota } from './FileQuota.ts';
import { filesRoutes } from './files.rest.ts';
import { scanFiles } from './scan.jobs.ts';
import { sendFiles } from './sendFiles.ts';
import { serveFiles } from './serveFiles.ts';
import { serveUploads } from './serveUploads.ts';
import { StoredFile } from './StoredFile.ts';
import { sweepFiles } from './sweep.jobs.ts';

/** Files on tasks, agreements, orders and events, and the documents that a company and the reseller share. */
export const filesRoom: Room = {
  name: 'files',
  entities: [FileContent, CompanyDocument, StoredFile, DocumentReading, FileQuota, FilePlace],
  resolvers: [
    StoredFileResolver,
    TaskFilesResolver,
    TaskCommentFilesResolver,
    AgreementFilesResolver,
    LicenseRequestFilesResolver,
    EventFilesResolver,
    FileUsageResolver,
    AdminFilesResolver,
    FileMutationsResolver,
    CompanyDocumentResolver,
    CustomerDocumentsResolver,
    AdminDocumentsResolver,
    AwaitedDocumentsResolver,
    DocumentMutationsResolver,
  ],
  nodes: [
    { type: StoredFile, loader: fileLoader },
    { type: CompanyDocument, loader: documentNodeLoader, rows: documentLoader },
  ],
  rest: {
    name: 'Filer',
    description: 'Files on tasks, agreements and orders, and the documents of the company.',
    routes: filesRoutes,
  },
  jobs: {
    'files.scan': { handler: scanFiles, schedule: '* * * * *' },
    'files.send': { handler: sendFiles, schedule: '* * * * *' },
    'files.fetch': { handler: fetchFiles, schedule: '* * * * *' },
    'files.sweep': { handler: sweepFiles, schedule: '23 3 * * *' },
  },
  queues: {
    files: { rows: 'file_content where scan_at is not null', created: 'created_at', due: 'scan_at' },
  },
  bulkActions: { COMPANY_DOCUMENT: companyDocument },
  whenCommentIsStored: attachToComment,
  whenClickUpFilesAreRead: copyClickUpFiles,
  countDepartmentHistory: countDocuments,
  serve(app, services, contextOf) {
    serveUploads(app, services, contextOf);
    serveFiles(app, services, contextOf);
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'files.scan': typeof scanFiles;
    'files.send': typeof sendFiles;
    'files.fetch': typeof fetchFiles;
    'files.sweep': typeof sweepFiles;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'file.changed': true;
    'company-document.changed': true;
  }
}
