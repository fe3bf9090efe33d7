import { Field, getMetadataStorage, InputType, type ClassType } from 'type-graphql';
import { badInput } from '../errors.ts';
import { inputDescription } from './conventions.ts';

/** The changes of an edit: the fields of the input that creates the same row, each of which may be left out. */
export type Changes<Input> = { [Name in keyof Input]?: Input[Name] | null };

interface ChangesOptions<Input> {
  description: string;
  /** Descriptions of fields for which an edit has another rule than the input that creates. */
  fields?: Partial<Record<keyof Input, string>>;
}

/**
 * Declares the input type of an edit from the input type that creates the same row, so that no field stands twice. A
 * field that is left out keeps its value, and each description says what null does.
 */
export function changesOf<Input extends object>(
  input: ClassType<Input>,
  name: string,
  { description, fields = {} }: ChangesOptions<Input>,
): ClassType<Changes<Input>> {
  class ChangesType {}
  InputType(name, { description })(ChangesType);
  for (const field of getMetadataStorage().fields.filter(({ target }) => target === input)) {
    const meaning = [field.description ?? inputDescription(field.name), ruleOfNull(field.typeOptions.nullable)];
    Field(field.getType, {
      nullable: true,
      description: fields[field.name as keyof Input] ?? meaning.filter(Boolean).join(' '),
    })(ChangesType.prototype, field.name);
  }
  return ChangesType as ClassType<Changes<Input>>;
}

const ruleOfNull = (isNullable: unknown) =>
  isNullable ? 'Stays the same when left out; null empties it.' : 'Stays the same when left out, and cannot be null.';

/** Why the argument `input` of an edit is deprecated whose changes have an input type of their own now. */
export const INPUT_OF_EDIT =
  'Use `changes`, whose fields can each be left out. Exactly one of the two is sent. Removed on 2027-06-01.';

/** The description of the argument that replaces `input`. */
export const CHANGES = 'The fields to change. Required unless `input` is sent.';

/** The changes that a call sends, in either argument. Throws BAD_USER_INPUT unless it sends exactly one of them. */
export function sentChanges<Input extends object>(
  changes: Changes<Input> | null | undefined,
  input: Input | null | undefined,
): Changes<Input> {
  if (changes && input) throw badInput({ changes: 'Send enten changes eller input' }, 'NOT_ALLOWED');
  const sent = changes ?? input;
  if (!sent) throw badInput({ changes: 'Send de felter, der skal ændres' }, 'REQUIRED');
  return sent;
}
