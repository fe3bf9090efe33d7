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
import { AppError } from '../errors.ts';

export type Variables = Record<string, unknown>;

/** A variable, or a part of one, that does not fit its type. */
export interface VariableProblem {
  /** The variable's name, and the way from there to the part that does not fit. */
  path: (string | number)[];
  message: string;
}

/** The messages name variables, fields and types. They never repeat a value: it may be a password. */
export class InvalidVariables extends AppError {
  readonly problems: readonly VariableProblem[];

  constructor(problems: readonly VariableProblem[]) {
    super('BAD_USER_INPUT', problems[0]?.message ?? 'Invalid variables');
    this.problems = problems;
  }

  /** One error for each problem, as GraphQL reports them. */
  get errors(): AppError[] {
    return this.problems.map(({ message }) => new AppError('BAD_USER_INPUT', message));
  }
}

const MAX_PROBLEMS = 10;

/** The values that an operation runs with: what was sent, converted to its types, and the defaults of what was not sent. */
export function coerceVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, sent: Variables): Variables {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], sent, { maxErrors: MAX_PROBLEMS });
  if (!coerced) throw new InvalidVariables(problemsOf(schema, operation, sent).slice(0, MAX_PROBLEMS));
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
    if (!isInputType(type)) return [{ path: [name], message: `Variable "$${name}" has a type that cannot be sent.` }];
    if (!Object.hasOwn(sent, name)) {
      return isNonNullType(type) && !defaultValue
        ? [{ path: [name], message: `Variable "$${name}" of required type "${type}" was not provided.` }]
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
  // Scalars and enums put the value that was sent into their messages; what graphql-js says of objects and nulls holds none.
  const reason =
    isLeafType(expected) && value !== null && value !== undefined ? `Expected type "${expected.name}".` : error.message;
  return {
    path: [name, ...path, ...(missing ? [missing] : [])],
    message: `Variable "$${name}" has an invalid value${where}; ${reason}`,
  };
}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  return path.reduce((current: GraphQLInputType, key) => {
    // A single value stands for a list of one, so that a field may follow where a number should stand.
    const parent = typeof key === 'string' ? getNamedType(current) : getNullableType(current);
    if (isListType(parent)) return parent.ofType as GraphQLInputType;
    return (isInputObjectType(parent) && parent.getFields()[key]?.type) || parent;
  }, type);
}
