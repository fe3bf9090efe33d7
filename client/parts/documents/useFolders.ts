import { valuesOf, type Word } from '../../../domain/basics/vocabulary.ts';
import { DocumentKind, subjectOfDocuments } from '../../../domain/work/files.ts';
import { useSubjects } from '../../app/shell/rights/subjects.tsx';

/** The folders whose documents the viewer sees. */
export function useFolders(): Readonly<Record<string, Word>> {
  const subjects = useSubjects();
  const seen = valuesOf(DocumentKind).filter((kind) => {
    const subject = subjectOfDocuments[kind];
    return !subject || subjects.has(subject);
  });
  return Object.fromEntries(seen.map((kind) => [kind, DocumentKind[kind]]));
}
