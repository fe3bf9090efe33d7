import { z } from 'zod';
import { requiredText } from './rules.ts';

const MISSING = 'Klippekort og opgavens navn er påkrævet';

export const newTaskForm = z.object({
  clipCardId: requiredText(MISSING),
  name: requiredText(MISSING, 200),
  description: z
    .string()
    .trim()
    .max(10_000, 'Højst 10.000 tegn')
    .nullish()
    .transform((text) => text || null),
});

export const taskChangesForm = z.object({
  comment: requiredText('Skriv, hvad der skal ændres', 5_000),
});

export const newFolderForm = z.object({
  spaceId: requiredText('Vælg et space'),
  name: requiredText('Mappens navn er påkrævet'),
});
