import { z } from 'zod';
import { optionalText } from '../../basics/rules.ts';
import { CompanyRole, enumOf, Subject } from '../../basics/vocabulary.ts';

/** More than any company has. The limit keeps a list from growing the session of its user without bound. */
const MAX_DEPARTMENTS = 500;
const MAX_ID = 100;

/**
 * What of a company a user or an API token may see. Null is everything. A field that is left out of a new user is the
 * preset of the role, and in an edit stays as it is.
 */
export const scopeFields = {
  subjects: z.array(z.enum(enumOf(Subject), 'Vælg et område')).nullish(),
  departmentIds: z
    .array(z.string().max(MAX_ID, 'Afdelingen findes ikke'))
    .max(MAX_DEPARTMENTS, `Højst ${MAX_DEPARTMENTS} afdelinger`)
    .nullish(),
};

export const userRightsForm = z.object({
  companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle').nullish(),
  ...scopeFields,
});

/** The screen that a person wanted to see. Only an address of the portal itself, because administrators open it. */
const path = optionalText(500).refine(
  (text) => !text || /^\/(?![/\\])[^\s\\]*$/.test(text),
  'Skriv en adresse i portalen, fx /payments',
);

export const requestRightsForm = z.object({
  subject: z.enum(enumOf(Subject), 'Vælg et område').nullish(),
  departmentId: z.string().max(MAX_ID, 'Afdelingen findes ikke').nullish(),
  path,
});
