import { isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

/** Of companies and departments, in their forms as on their pages. */
const address = {
  contactPerson: 'Whom to ask for.',
  phoneNumber: 'As it was typed.',
  billingEmail: "For invoices, and for mails about what ends soon. A department without one uses its company's.",
  street: 'With its number.',
  zip: 'Text, since it may begin with a zero.',
  city: 'The town of the postal code.',
  vatNumber: 'CVR: eight digits.',
  eanNumber: 'Where electronic invoices to public bodies go: 13 digits, the last of them a check digit.',
  poNumber: "What the company's own bookkeeping wants to read on its invoices.",
};

/** Of what is read. */
const fields: Readonly<Record<string, string>> = {
  ...address,
  id: 'Opaque, and the same in every API: GraphQL, REST, webhooks and addresses.',
  version: "Rises with every change. Sent along with an edit, it keeps that from overwriting somebody else's.",
  createdAt: 'When the portal first had it.',
  edges: "The page's rows in the list's order.",
  node: 'The row itself.',
  cursor: 'Opaque: where the row stands in its list.',
  pageInfo: 'Whether the list goes on, and from where.',
  totalCount:
    'Of the whole list, whatever the page, counted to 10,000: a longer one says 10,000. Counted only where it is asked for.',
  edge: 'The row as it is now; absent where it is gone.',
  deletedId: "Of the row that is gone, or no longer the viewer's to see.",
};

/** Of what is sent: fields of inputs, and arguments. */
const inputs: Readonly<Record<string, string>> = {
  ...address,
  id: "Another company's answers like one that does not exist.",
  version: 'The version that was edited; a newer one answers CONFLICT. Left out, the last one to save wins.',
  input: 'Checked as a whole: BAD_USER_INPUT names every field that is wrong.',
  after: 'The cursor behind which the page begins; left out, it is the first one.',
  search: 'Finds any part of a word, in upper or lower case. Left out or empty, the list is whole.',
  departmentId: "One of the company's own.",
  installationId: "One of the company's own.",
  acceptTerms: 'Must be true: the terms are accepted.',
};

/** Types of which there is one for each list, and the three that everything begins with. */
const types: readonly (readonly [name: RegExp, text: string])[] = [
  [/^Query$/, 'What can be read. Nothing here changes anything.'],
  [/^Mutation$/, 'What can be changed. A token that only reads is answered FORBIDDEN.'],
  [
    /^Subscription$/,
    'What happens, as it happens. Each message is read anew, with the rights that its listener has at that moment.',
  ],
  [/Connection$/, 'A page of a list, and how to go on.'],
  [/Edge$/, 'A row, and where it stands in its list.'],
];

/** Describes what goes by a name that means the same everywhere, so that only what is particular is told at its place. */
export function describeConventions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ||= types.find(([name]) => name.test(type.name))?.[1];
    if (isInputObjectType(type)) fill(Object.values(type.getFields()), inputs);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    fill(Object.values(type.getFields()), fields);
    for (const { args } of Object.values(type.getFields())) fill(args, inputs);
  }
}

interface Described {
  name: string;
  description?: string | null | undefined;
}

function fill(items: readonly Described[], words: Readonly<Record<string, string>>): void {
  for (const item of items) if (Object.hasOwn(words, item.name)) item.description ||= words[item.name];
}

/** All there are, for the proof that each is of use. */
export const conventions: readonly string[] = [
  ...Object.values(fields),
  ...Object.values(inputs),
  ...types.map(([, text]) => text),
];
