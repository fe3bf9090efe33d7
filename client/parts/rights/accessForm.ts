import { z } from 'zod';
import { enumOf, Subject } from '../../../domain/basics/vocabulary.ts';

/** The rules of the fields. A person or token without any department is a mistake; without a subject, it is not. */
export const accessFields = {
  subjects: z.array(z.enum(enumOf(Subject))),
  departmentIds: z.array(z.string()).min(1, 'Vælg mindst én afdeling').nullable(),
};

/** The rules of a dialog in which access is limited on purpose alone. */
export const limitedAccessForm = z.object({ isLimited: z.boolean(), ...accessFields });
