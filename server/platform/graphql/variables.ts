import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  getVariableValues,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { AppError, type FieldError } from '../errors.ts';

/** The variables of an operation, by name. */
export type Variables = Record<string, unknown>;

/** A variable, or a part of one, that does not match its type. */
export interface VariableProblem {
  /** The variable's name, followed by the keys and indexes of the part that does not match. */
  path: (string | number)[];
  message: string;
  isMissing: boolean;
}

/** Variables that do not match their types. The messages never contain a value, because a value may be a password. */
export class InvalidVariablesError extends AppError {
  readonly problems: readonly VariableProblem[];

  constructor(problems: readonly VariableProblem[]) {
    super('BAD_USER_INPUT', problems[0]?.message ?? 'Invalid variables');
    this.problems = problems;
  }

  /** One error for each problem, as GraphQL reports them. */
  get errors(): AppError[] {
    return this.problems.map(
      ({ message, path, isMissing }) =>
        new AppError('BAD_USER_INPUT', message, { [fieldAt(path)]: mistypedField(isMissing) }),
    );
  }
}

/** A variable that has no type, no value or another type. */
export const mistypedField = (isMissing: boolean): FieldError => ({
  code: isMissing ? 'REQUIRED' : 'INVALID',
  message: 'Mangler eller har en forkert type',
});

/** The path without the variable, as in errors of services about the fields of an input. */
const fieldAt = ([variable, ...path]: VariableProblem['path']): string => path.join('.') || String(variable);

const MAX_PROBLEMS = 10;

/**
 * Converts the variables of an operation to their types and adds the defaults of those that were not sent. Throws
 * InvalidVariablesError with at most ten problems.
 */
export function coerceVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, sent: Variables): Variables {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], sent, { maxErrors: MAX_PROBLEMS });
  if (!coerced) throw new InvalidVariablesError(problemsOf(schema, operation, sent).slice(0, MAX_PROBLEMS));
  return coerced;
}

function problemsOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  sent: Variables,
): VariableProblem[] {
  return variableDefinitions.flatMap(({ variable, type: typeNode, defaultValue }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type))
      return [{ path: [name], message: `Variable "$${name}" has a type that cannot be sent.`, isMissing: false }];
    if (!Object.hasOwn(sent, name)) {
      return isNonNullType(type) && !defaultValue
        ? [
            {
              path: [name],
              message: `Variable "$${name}" of required type "${type}" was not provided.`,
              isMissing: true,
            },
          ]
        : [];
    }
    const problems: VariableProblem[] = [];
    coerceInputValue(sent[name], type, (path, value, error) =>
      problems.push(problemAt(name, type, path, value, error)),
    );
    return problems;
  });
}

const MISSING_FIELD = /^Field "(\w+)" of required type/;

function problemAt(
  name: string,
  type: GraphQLInputType,
  path: readonly (string | number)[],
  value: unknown,
  error: GraphQLError,
): VariableProblem {
  const missing = MISSING_FIELD.exec(error.message)?.[1];
  const where = path.length
    ? ` at "${name}${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}"`
    : '';
  const expected = getNamedType(typeAt(type, path));
  // Scalars and enums repeat the sent value in their messages. The messages of graphql-js about objects and nulls do
  // not.
  const reason =
    isLeafType(expected) && value !== null && value !== undefined ? `Expected type "${expected.name}".` : error.message;
  return {
    path: [name, ...path, ...(missing ? [missing] : [])],
    message: `Variable "$${name}" has an invalid value${where}; ${reason}`,
    isMissing: missing !== undefined || value === null,
  };
}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  return path.reduce((current: GraphQLInputType, key) => {
    // A single value is accepted in place of a list of one, so a field name may follow where an index is expected.
    const parent = typeof key === 'string' ? getNamedType(current) : getNullableType(current);
    if (isListType(parent)) return parent.ofType as GraphQLInputType;
    return (isInputObjectType(parent) && parent.getFields()[key]?.type) || parent;
  }, type);
}
