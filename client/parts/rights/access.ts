import { Subject, valuesOf, type CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { presetOf } from '../../../domain/identity/presets.ts';

/** What of the company a person or a token may see. */
export interface Access {
  subjects: Subject[];
  /** The ids of the departments; null for all. */
  departmentIds: string[] | null;
}

export const ALL_SUBJECTS: readonly Subject[] = valuesOf(Subject);

/** The subjects that a user with the role sees, unless an administrator adjusts them. */
export const subjectsOfRole = (role: CompanyRole): Subject[] => presetOf(role) ?? [...ALL_SUBJECTS];

/** Whether two lists name the same values. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The subjects that the server answers with, in the order in which they are shown. */
export const readSubjects = (subjects: readonly string[] | null | undefined): Subject[] =>
  ALL_SUBJECTS.filter((subject) => !subjects || subjects.includes(subject));

/** The fields of a dialog in which access is limited on purpose alone. */
export interface LimitedAccessValues extends Access {
  isLimited: boolean;
}

export const unlimitedAccess = (): LimitedAccessValues => ({
  isLimited: false,
  subjects: [...ALL_SUBJECTS],
  departmentIds: null,
});

/** The fields of the input to send: none unless access is limited, so that the server uses what it suggests. */
export const accessInput = ({ isLimited, subjects, departmentIds }: LimitedAccessValues): Partial<Access> =>
  isLimited ? { subjects, departmentIds } : {};
