import { z } from 'zod';
import { requiredTitle } from '../../basics/rules.ts';
import { MAX_COLUMN_WIDTH, MAX_COLUMNS, MAX_PARAMETERS_LENGTH, MIN_COLUMN_WIDTH } from '../savedViews.ts';

const NAME_MAX = 60;
const COLUMN_ID = /^[a-zA-Z0-9_-]{1,40}$/;
const WIDTH = `En kolonne er ${MIN_COLUMN_WIDTH} til ${MAX_COLUMN_WIDTH} bred`;

export const columnSettings = z
  .array(
    z.object({
      id: z.string().regex(COLUMN_ID, 'Ukendt kolonne'),
      isHidden: z.boolean(),
      width: z
        .number()
        .int()
        .min(MIN_COLUMN_WIDTH, WIDTH)
        .max(MAX_COLUMN_WIDTH, WIDTH)
        .nullish()
        .transform((width) => width ?? null),
    }),
  )
  .max(MAX_COLUMNS, `Højst ${MAX_COLUMNS} kolonner`)
  .refine((columns) => new Set(columns.map(({ id }) => id)).size === columns.length, 'En kolonne er nævnt to gange');

/** Columns on their own, so that an error is on the field `columns`. */
export const columnsForm = z.object({ columns: columnSettings });

export const savedViewForm = z.object({
  name: requiredTitle('Giv visningen et navn', NAME_MAX),
  isShared: z.boolean(),
  /** The search parameters of the list's address: filters, search and sort. */
  parameters: z
    .string()
    .max(MAX_PARAMETERS_LENGTH, 'Visningen har for mange filtre')
    .transform((text) => new URLSearchParams(text).toString())
    .refine((text) => text.length <= 3 * MAX_PARAMETERS_LENGTH && !text.includes('%00'), 'Ugyldige filtre'),
  columns: columnSettings,
});
