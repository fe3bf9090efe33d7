import { lazy } from 'react';
import { Outlet, useMatches } from 'react-router';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import { subjectOf } from '../navigation.ts';
import { useSubjects } from './subjects.tsx';

/** Loaded by the few who open a link to what they may not see. */
const NoAccess = lazy(async () => ({ default: (await import('./NoAccess.tsx')).NoAccess }));

/** Shows the screen of the address, or whom to ask when the viewer does not see the subject of the screen. */
export function SubjectGate() {
  const hidden = useHiddenSubject();
  return hidden ? <NoAccess subject={hidden} /> : <Outlet />;
}

/** The subject of the screen, if the viewer does not see it. */
function useHiddenSubject(): Subject | undefined {
  const subjects = useSubjects();
  return useMatches()
    .map(subjectOf)
    .find((subject) => subject && !subjects.has(subject));
}
