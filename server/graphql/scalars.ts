import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

/** ISO 8601 in UTC. Reads hand over ready text, writes hand over Dates. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A moment, as ISO 8601 in UTC.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : undefined),
});

function parseMoment(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  const text = Number.isNaN(time) ? '' : new Date(time).toISOString();
  // Years beyond four digits are written in a way that PostgreSQL does not read.
  if (!/^\d{4}-/.test(text)) throw new GraphQLError('Et tidspunkt skal skrives som ISO 8601');
  return text;
}

/** A date on the calendar in Copenhagen, as the database writes it. */
export const CalendarDate = new GraphQLScalarType({
  name: 'Date',
  description: 'A date on the calendar, such as 2026-11-21.',
  serialize: String,
  parseValue: dateText,
  parseLiteral: (node) => dateText(node.kind === Kind.STRING ? node.value : undefined),
});

function dateText(value: unknown): string {
  if (typeof value === 'string' && (value === '' || isDate(value))) return value;
  throw new GraphQLError('En dato skal skrives som 2026-11-21');
}

/** What has its fields from data, such as the settings of an integration: whoever takes it in checks it by that data. */
export const JsonObject = new GraphQLScalarType({
  name: 'JSONObject',
  description: 'An object whose fields are described elsewhere.',
  serialize: (value) => value,
  parseValue: objectValue,
  parseLiteral: (node, variables) => objectValue(valueFromASTUntyped(node, variables)),
});

function objectValue(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new GraphQLError('Der skal stå et objekt');
}

/** A day that exists: neither 30 February nor the year 0, which the calendar does not have. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
