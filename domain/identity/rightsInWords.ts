import { Subject, valuesOf, type CompanyRole } from '../basics/vocabulary.ts';

/** The rights of a person in a company, with the names of the departments in place of their ids. */
export interface RightsToDescribe {
  companyRole: CompanyRole;
  /** Null for all subjects. */
  subjects: readonly Subject[] | null;
  /** Null for all departments. */
  departmentNames: readonly string[] | null;
}

const nouns: Readonly<Record<Subject, string>> = {
  FINANCE: 'fakturaer',
  LICENSES: 'licenser',
  AGREEMENTS: 'aftaler',
  TASKS: 'opgaver',
  INTEGRATIONS: 'integrationer',
  PEOPLE: 'brugere',
};

/** Plain sentences about what a person may see and do, such as "Kan se fakturaer for Salg og Support." */
export function rightsInWords({ companyRole, subjects, departmentNames }: RightsToDescribe): string[] {
  if (companyRole === 'ADMINISTRATOR') return ['Kan se og ændre alt.'];
  const seen = valuesOf(Subject).filter((subject) => subjects === null || subjects.includes(subject));
  return [...sentencesAboutSight(seen, departmentNames), ...sentencesAboutActions(companyRole, seen)];
}

function sentencesAboutSight(seen: readonly Subject[], departmentNames: readonly string[] | null): string[] {
  // Users belong to the whole company, whatever the departments of the person are.
  const perDepartment = seen.filter((subject) => subject !== 'PEOPLE');
  const people = seen.includes('PEOPLE') ? ['Kan se brugere.'] : [];
  if (!seen.length)
    return [`Kan kun se virksomheden${ofDepartments(departmentNames, ' og dens afdelinger')} og events.`];
  if (departmentNames === null)
    return seen.length === valuesOf(Subject).length
      ? ['Kan se alt.']
      : [`Kan se ${listInWords(seen.map((subject) => nouns[subject]))}.`];
  if (!perDepartment.length) return people;
  const things = listInWords(perDepartment.map((subject) => nouns[subject]));
  return departmentNames.length
    ? [`Kan se ${things} for ${listInWords(departmentNames)}.`, ...people]
    : [`Kan se ${things}, som ikke hører til en afdeling.`, ...people];
}

const ofDepartments = (departmentNames: readonly string[] | null, all: string): string =>
  departmentNames === null ? all : departmentNames.map((name) => `, ${name}`).join('');

function sentencesAboutActions(role: CompanyRole, seen: readonly Subject[]): string[] {
  const sees = (subject: Subject) => seen.includes(subject);
  const orders = [
    ...(sees('LICENSES') ? ['bestille licenser'] : []),
    ...(sees('AGREEMENTS') ? ['købe aftaler og klippekort'] : []),
  ];
  const pays = sees('FINANCE') ? ['betale fakturaer'] : [];
  const works = sees('TASKS') ? ['oprette og godkende opgaver'] : [];
  const actions: Readonly<Record<CompanyRole, string[]>> = {
    ADMINISTRATOR: [],
    BUYER: [...orders, ...pays, ...works],
    FINANCE: [...pays, ...works],
    MEMBER: works,
    READER: [],
  };
  return actions[role].length ? actions[role].map((action) => `Kan ${action}.`) : ['Kan ikke ændre noget.'];
}

/** A list as a sentence has it: "Salg", "Salg og Support", "Salg, Support og Drift". */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} og ${last}`;
}
