import { Field, getMetadataStorage, InputType, type ClassType } from 'type-graphql';
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

/** The description of the argument of an edit. */
export const CHANGES = 'The fields to change.';
