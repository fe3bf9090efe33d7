import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

/** Serializes both the ISO 8601 texts of reads and the Date objects of entities that were just written. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A point in time, as ISO 8601 in UTC.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : undefined),
});

function parseMoment(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  const text = Number.isNaN(time) ? '' : new Date(time).toISOString();
  // toISOString() writes a year beyond four digits in a form that PostgreSQL cannot read.
  if (!/^\d{4}-/.test(text)) throw new GraphQLError('Et tidspunkt skal skrives som ISO 8601');
  return text;
}

/** A calendar date in Copenhagen, in the database's format. An empty input passes; the rules of each form judge it. */
export const CalendarDate = new GraphQLScalarType({
  name: 'Date',
  description: 'A calendar date in Copenhagen, such as 2026-11-21.',
  serialize: String,
  parseValue: dateText,
  parseLiteral: (node) => dateText(node.kind === Kind.STRING ? node.value : undefined),
});

function dateText(value: unknown): string {
  if (typeof value === 'string' && (value === '' || isDate(value))) return value;
  throw new GraphQLError('En dato skal skrives som 2026-11-21');
}

/**
 * An object whose fields are not part of the schema, such as the settings of an integration, which its manifest lists.
 * The service that receives the object validates it.
 */
export const JsonObject = new GraphQLScalarType({
  name: 'JSONObject',
  description: 'A JSON object. The field or argument that holds it says which fields it has.',
  serialize: (value) => value,
  parseValue: objectValue,
  parseLiteral: (node, variables) => objectValue(valueFromASTUntyped(node, variables)),
});

function objectValue(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new GraphQLError('Der skal stå et objekt');
}

/** Whether the text is a day that exists. 30 February and the year 0 do not. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
