import { Extensions } from 'type-graphql';
import type { Subject } from '../../../domain/basics/vocabulary.ts';

/**
 * Declares that a type or a field belongs to one of the subjects. Lists of the type, and the field, are empty for
 * callers who see none of them (`hideSubjects`). Row-level security hides the rows as well.
 */
export const Sees = (...subjects: Subject[]): MethodDecorator & PropertyDecorator & ClassDecorator =>
  Extensions({ sees: subjects });

/** The subjects that a type or a field of the schema declares. */
export const subjectsOf = ({ extensions }: { extensions: object }): Subject[] | undefined =>
  (extensions as { sees?: Subject[] }).sees;
