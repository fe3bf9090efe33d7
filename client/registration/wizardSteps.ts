import type { z } from 'zod';
import { companyStep, departmentStep, userStep, zendeskStep } from '../../domain/validation/registration.ts';

/** The steps that are filled in, named as the server names them in its errors. */
export const schemas = { company: companyStep, department: departmentStep, zendesk: zendeskStep, user: userStep };

export type FilledStep = keyof typeof schemas;
export type StepKey = FilledStep | 'review';

type Raw<Key extends FilledStep> = z.input<(typeof schemas)[Key]>;

/** What stands in the fields, before the rules have tidied it up; the terms may still be waiting for their tick. */
export interface StepValues {
  company: Raw<'company'>;
  department: Raw<'department'>;
  zendesk: Raw<'zendesk'>;
  user: Omit<Raw<'user'>, 'acceptTerms'> & { acceptTerms?: true | undefined };
}

/** In the order they are taken; the slug is the step's name in the address. */
export const steps: { key: StepKey; slug: string; title: string }[] = [
  { key: 'company', slug: 'virksomhed', title: 'Virksomhed' },
  { key: 'department', slug: 'afdeling', title: 'Afdeling' },
  { key: 'zendesk', slug: 'zendesk', title: 'Zendesk-opsætning' },
  { key: 'user', slug: 'bruger', title: 'Bruger' },
  { key: 'review', slug: 'gennemse', title: 'Gennemse' },
];

export const slugs = steps.map(({ slug }) => slug);

export const indexOfStep = (key: StepKey) => steps.findIndex((step) => step.key === key);

/** How far one may go: to the first step that does not hold yet. */
export function furthestStep(values: StepValues): number {
  const missing = steps.findIndex(({ key }) => key !== 'review' && !schemas[key].safeParse(values[key]).success);
  return missing < 0 ? steps.length - 1 : missing;
}

/** 'zendesk.zendeskSubdomain' belongs to the field zendeskSubdomain of the step zendesk. */
export function errorsByStep(fields: Record<string, string>): { key: FilledStep; fields: Record<string, string> }[] {
  return steps.flatMap(({ key }) => {
    if (key === 'review') return [];
    const own = Object.entries(fields)
      .filter(([name]) => name.startsWith(`${key}.`))
      .map(([name, message]) => [name.slice(key.length + 1), message]);
    return own.length ? [{ key, fields: Object.fromEntries(own) as Record<string, string> }] : [];
  });
}
