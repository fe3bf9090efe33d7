import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** Returns a Markdown page with every type that a partner can use: the root types first, then the rest by name. */
export function schemaReference(schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
  const others = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !roots.some((root) => root === type) && !isStandardScalar(type.name),
  );
  const types = [...roots, ...others.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))];
  return `${INTRODUCTION}${types.map((type) => section(type)).join('\n')}`;
}

const INTRODUCTION = `# Schema reference

Generated from the schema by \`npm run schema\`. How to call the API is described in [partner-api.md](partner-api.md).

`;

/** The scalars of the GraphQL language need no section of their own. */
const isStandardScalar = (name: string) => ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name);

function section(type: GraphQLNamedType): string {
  return [`## ${type.name}`, '', ...paragraph(type.description), ...body(type), ''].join('\n');
}

function body(type: GraphQLNamedType): string[] {
  if (isEnumType(type))
    return rows(
      ['Value', 'Meaning'],
      type
        .getValues()
        .map(({ name, description, deprecationReason }) => [code(name), meaning(description, deprecationReason)]),
    );
  if (isInputObjectType(type))
    return rows(
      ['Field', 'Type', 'Meaning'],
      Object.values(type.getFields()).map((field) => inputRow(field)),
    );
  if (isUnionType(type))
    return [
      type
        .getTypes()
        .map(({ name }) => link(name))
        .join(' or '),
      '',
    ];
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const implemented = type
    .getInterfaces()
    .map(({ name }) => link(name))
    .join(', ');
  return [
    ...paragraph(implemented && `Implements ${implemented}.`),
    ...rows(['Field', 'Type', 'Meaning'], Object.values(type.getFields()).flatMap(fieldRows)),
  ];
}

const fieldRows = ({
  name,
  type,
  args,
  description,
  deprecationReason,
}: GraphQLField<unknown, unknown>): string[][] => [
  [code(name), link(String(type)), meaning(description, deprecationReason)],
  ...args.map((arg) => inputRow(arg, '· ')),
];

function inputRow(
  { name, type, description, defaultValue, deprecationReason }: GraphQLArgument | GraphQLInputField,
  indent = '',
): string[] {
  const defaultText = defaultValue === undefined ? '' : ` Default: ${code(JSON.stringify(defaultValue))}.`;
  return [indent + code(name), link(String(type)), meaning(description, deprecationReason) + defaultText];
}

const meaning = (description: string | null | undefined, deprecated: string | null | undefined) =>
  [description ?? '', deprecated && `**Deprecated:** ${deprecated}`]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');

const paragraph = (text: string | null | undefined) => (text ? [text, ''] : []);
const code = (text: string) => `\`${text}\``;
/** Links a type such as `[Event!]!` to its section. */
const link = (type: string) =>
  type.replace(/\w+/, (name) => (isStandardScalar(name) ? name : `[${name}](#${name.toLowerCase()})`));
const rows = (head: string[], cells: string[][]) => [line(head), line(head.map(() => '---')), ...cells.map(line), ''];
const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
