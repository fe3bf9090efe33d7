import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import {
  AwaitedDocumentState,
  DocumentKind,
  DocumentRequirement,
  FileRefusal,
  FileState,
} from '../../../../domain/work/files.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const FileStateEnum = enumOf(FileState);
registerEnum(FileStateEnum, 'FileState', 'How far a file is.', {
  UPLOADING: 'Its bytes are on their way.',
  SCANNING: 'All bytes have arrived and wait for the scan.',
  READY: 'Can be downloaded.',
  REFUSED: 'Can be downloaded by nobody; `refusal` says why.',
  GONE: 'Was deleted.',
});

export const FileRefusalEnum = enumOf(FileRefusal);
registerEnum(FileRefusalEnum, 'FileRefusal', 'Why a file was refused.', {
  PROGRAM: 'A program, by its content or its name.',
  MALWARE: 'The scanner has found malware.',
  LOST: 'The store has lost the bytes, or ClickUp no longer has them.',
  TOO_LARGE: 'A file of a comment from ClickUp that is larger than the portal takes.',
});

export const DocumentKindEnum = enumOf(DocumentKind);
registerEnum(DocumentKindEnum, 'DocumentKind', 'The folders of documents.', {
  AGREEMENTS: 'Agreements; for people who see agreements.',
  DATA_PROTECTION: 'Data protection, such as a data processing agreement.',
  ORDERS: 'Order forms; for people who see licences.',
  REPORTS: 'Reports and minutes.',
  OTHER: 'Everything else.',
});

export const DocumentRequirementEnum = enumOf(DocumentRequirement);
registerEnum(DocumentRequirementEnum, 'DocumentRequirement', 'What the reseller asks of a company.', {
  NONE: 'Nothing.',
  READ: 'That somebody reads the document.',
  CONFIRM: 'That an administrator of the company confirms the document.',
});

export const AwaitedDocumentStateEnum = enumOf(AwaitedDocumentState);
registerEnum(AwaitedDocumentStateEnum, 'AwaitedDocumentState', 'What a document waits for.', {
  TO_READ: 'That somebody of the company reads it.',
  TO_CONFIRM: 'That an administrator of the company confirms it.',
  OVERDUE: 'Either of them, after the day by which it was asked.',
});
