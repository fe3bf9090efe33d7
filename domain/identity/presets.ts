import { Subject, valuesOf, type CompanyRole } from '../basics/vocabulary.ts';

const presets: Readonly<Record<CompanyRole, readonly Subject[] | null>> = {
  ADMINISTRATOR: null,
  BUYER: null,
  FINANCE: ['FINANCE', 'LICENSES', 'AGREEMENTS', 'PEOPLE'],
  MEMBER: ['LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE'],
  READER: null,
};

/** The subjects that a user sees who gets the role, unless an administrator chooses others; null for all. */
export const presetOf = (role: CompanyRole): Subject[] | null => presets[role]?.slice() ?? null;

/**
 * A list of subjects as it is stored: in the order of the vocabulary and without repetitions. All of them are null, so
 * that the user sees a subject that is added later.
 */
export function normalizeSubjects(subjects: readonly Subject[] | null): Subject[] | null {
  const chosen = valuesOf(Subject).filter((subject) => subjects === null || subjects.includes(subject));
  return chosen.length === valuesOf(Subject).length ? null : chosen;
}
