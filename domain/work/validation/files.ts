import { z } from 'zod';
import { optionalDate, optionalText, optionalTitle, requiredTitle, wholeNumber } from '../../basics/rules.ts';
import { documentKinds, documentRequirements, MAX_DOCUMENT_TITLE, MAX_QUOTA_MB, MAX_VERSION_NOTE } from '../files.ts';

/** Long names are cut, so only texts that no file system can have made are refused. */
const MAX_SENT_NAME = 20_000;

const sentFile = (maxBytes: number) =>
  z.object({
    name: z
      .string('Filen skal have et navn')
      .min(1, 'Filen skal have et navn')
      .max(MAX_SENT_NAME, 'Navnet er for langt'),
    size: z
      .number('Filens størrelse mangler')
      .int('Størrelsen er et helt antal bytes')
      .min(1, 'Filen er tom')
      .max(maxBytes, `En fil må højst være ${Math.round(maxBytes / (1024 * 1024))} MB`),
  });

export const uploadForm = (maxBytes: number) =>
  sentFile(maxBytes).extend({
    taskId: z.string().nullish(),
    serviceAgreementId: z.string().nullish(),
    licenseRequestId: z.string().nullish(),
    documentId: z.string().nullish(),
    note: optionalTitle(MAX_VERSION_NOTE),
  });

export const eventUploadForm = (maxBytes: number) => sentFile(maxBytes).extend({ isForAttendees: z.boolean() });

export const documentForm = z.object({
  title: requiredTitle('Skriv en titel', MAX_DOCUMENT_TITLE),
  kind: z.enum(documentKinds, 'Vælg en mappe'),
  departmentId: optionalText(),
  requirement: z
    .enum(documentRequirements)
    .nullish()
    .transform((value) => value ?? 'NONE'),
  dueOn: optionalDate(),
});

/** How much a company may store. */
export const quotaForm = z.object({ megabytes: wholeNumber(1, MAX_QUOTA_MB, 'Mindst 1 MB') });
