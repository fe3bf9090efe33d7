import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** Every type that a partner can meet, as a page to read: roots first, then the rest by name. */
export function schemaReference(schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
  const others = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !roots.some((root) => root === type) && !isOwnToEveryone(type),
  );
  const types = [...roots, ...others.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))];
  return `${INTRODUCTION}${types.map((type) => section(type)).join('\n')}`;
}

const INTRODUCTION = `# Reference of the schema

Made from the schema by \`npm run schema\`. How to call it is in [partner-api.md](partner-api.md).

`;

/** They belong to the language. */
const isOwnToEveryone = (type: GraphQLNamedType) =>
  isScalarType(type) && ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name);

function section(type: GraphQLNamedType): string {
  return [`## ${type.name}`, '', ...paragraph(type.description), ...body(type), ''].join('\n');
}

function body(type: GraphQLNamedType): string[] {
  if (isEnumType(type))
    return rows(
      ['Value', 'Meaning'],
      type
        .getValues()
        .map(({ name, description, deprecationReason }) => [code(name), told(description, deprecationReason)]),
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
    ...paragraph(implemented && `Is a ${implemented}.`),
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
  [code(name), link(String(type)), told(description, deprecationReason)],
  ...args.map((arg) => inputRow(arg, '· ')),
];

function inputRow(
  { name, type, description, defaultValue, deprecationReason }: GraphQLArgument | GraphQLInputField,
  indent = '',
): string[] {
  const standard = defaultValue === undefined ? '' : ` Where it is left out: ${code(JSON.stringify(defaultValue))}.`;
  return [indent + code(name), link(String(type)), told(description, deprecationReason) + standard];
}

const told = (description: string | null | undefined, deprecated: string | null | undefined) =>
  [description ?? '', deprecated && `**Deprecated:** ${deprecated}`]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');

const paragraph = (text: string | null | undefined) => (text ? [text, ''] : []);
const code = (text: string) => `\`${text}\``;
/** The type as it is written, leading to its section. */
const link = (type: string) =>
  type.replace(/\w+/, (name) => (isPlain(name) ? name : `[${name}](#${name.toLowerCase()})`));
const isPlain = (name: string) => ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name);
const rows = (head: string[], cells: string[][]) => [line(head), line(head.map(() => '---')), ...cells.map(line), ''];
const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
