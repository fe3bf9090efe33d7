import { createContext, use, useMemo, type ReactNode } from 'react';
import { Subject, valuesOf } from '../../../../domain/basics/vocabulary.ts';

/** The subjects that the viewer may see. The frame around the screens provides the value. */
export const SubjectsContext = createContext<ReadonlySet<Subject>>(new Set(valuesOf(Subject)));

/**
 * The subjects of the viewer, the same object for as long as they are the same: a new one would render every screen
 * with each count in the navigation.
 */
export function useSubjectsOf(viewer: { readonly subjects: readonly string[] }): ReadonlySet<Subject> {
  const words = viewer.subjects.toSorted().join(' ');
  return useMemo(() => new Set(words.split(' ').filter(Boolean) as Subject[]), [words]);
}

export const useSubjects = () => use(SubjectsContext);

/** Renders its children only for viewers who see the subject. The server hides it from the others anyway. */
export const Sees = ({ subject, children }: { subject: Subject; children: ReactNode }) =>
  useSubjects().has(subject) && children;
