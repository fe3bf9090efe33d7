import { zodResolver } from '@hookform/resolvers/zod';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useFormWithResolver, type AppForm } from './useFormWithResolver.ts';

export type { AppForm } from './useFormWithResolver.ts';

/** Creates a form that is validated by a schema of `domain/<subject>/validation`. */
export const useAppForm = <Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
): AppForm<Values> => useFormWithResolver(zodResolver(schema), defaultValues);
