import type { z } from 'zod';
import type { stepSchemas } from './stepSchemas.ts';

export type StepSchemas = typeof stepSchemas;
export type InputStep = keyof StepSchemas;
export type StepKey = InputStep | 'review';

type RawValues<Key extends InputStep> = z.input<StepSchemas[Key]>;

/** The raw input of the fields before validation; the terms may not be accepted yet. */
export interface StepValues {
  company: RawValues<'company'>;
  department: RawValues<'department'>;
  zendesk: RawValues<'zendesk'>;
  user: Omit<RawValues<'user'>, 'acceptTerms'> & { acceptTerms?: true | undefined };
}

/** The steps in their order. The slug names the step in the address. */
export const steps: { key: StepKey; slug: string; title: string }[] = [
  { key: 'company', slug: 'virksomhed', title: 'Virksomhed' },
  { key: 'department', slug: 'afdeling', title: 'Afdeling' },
  { key: 'zendesk', slug: 'zendesk', title: 'Zendesk-opsætning' },
  { key: 'user', slug: 'bruger', title: 'Bruger' },
  { key: 'review', slug: 'gennemse', title: 'Gennemse' },
];

export const stepSlugs = steps.map(({ slug }) => slug);

export const indexOfStep = (key: StepKey) => steps.findIndex((step) => step.key === key);

/** Returns the index of the first step with invalid values, which is the last step that the user can go to. */
export function furthestStep(values: StepValues, stepSchemas: StepSchemas): number {
  const firstInvalid = steps.findIndex(
    ({ key }) => key !== 'review' && !stepSchemas[key].safeParse(values[key]).success,
  );
  return firstInvalid < 0 ? steps.length - 1 : firstInvalid;
}
