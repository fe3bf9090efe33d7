import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { Subject } from '../../../domain/basics/vocabulary.ts';
import { ALL_SUBJECTS, readSubjects } from './access.ts';

interface SeenAccess {
  readonly subjects: readonly string[] | null | undefined;
  readonly departmentIds: readonly string[] | null | undefined;
}

/** What somebody sees, for a table: such as 'Alt', or 'Licenser, Opgaver · 2 afdelinger'. */
export function accessText({ subjects, departmentIds }: SeenAccess): string {
  const seen = readSubjects(subjects);
  const words = seen.length === ALL_SUBJECTS.length ? 'Alt' : seen.map((subject) => Subject[subject].label).join(', ');
  const departments = departmentIds && formatPlural(departmentIds.length, 'afdeling', 'afdelinger');
  return [words || 'Ingen emner', departments].filter(Boolean).join(' · ');
}
