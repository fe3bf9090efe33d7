import { isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

/** Contact and billing fields of companies and departments, the same in inputs and outputs. */
const contactFields = {
  contactPerson: 'Name of the person whom the reseller may contact.',
  phoneNumber:
    "Phone number. Eight digits, which are stored in pairs such as '86 00 12 40', or a foreign number with a plus " +
    'and its country code. Numbers that were stored before this rule are kept.',
  billingEmail:
    'E-mail address for invoices, and for mails about licences and service agreements that end soon. ' +
    "For a department without one, its company's address is used.",
  street: 'Street name and house number.',
  zip:
    "Postal code: four digits, or a foreign one with its country code, such as 'SE-211 20'. Text, because a postal " +
    'code may begin with a zero.',
  city: 'Town that the postal code belongs to.',
  vatNumber: 'Danish company number (CVR): eight digits.',
  eanNumber: 'Number (EAN) that public bodies receive electronic invoices at: 13 digits, the last one a check digit.',
  poNumber: "Reference that the company's own bookkeeping wants to find on its invoices.",
};

/** Descriptions of output fields, by the field's name. */
const fields: Readonly<Record<string, string>> = {
  ...contactFields,
  id: 'Opaque id. An object has the same id in GraphQL, REST, webhooks and the addresses of pages.',
  version: "Increases with every change. Send it with an edit to avoid overwriting somebody else's change.",
  createdAt: 'Time at which the portal first stored the object.',
  edges: 'Rows of the page, in the order of the list.',
  node: 'The object itself.',
  cursor: 'Opaque position of the row in its list.',
  pageInfo: 'Whether the list continues, and from which cursor.',
  totalCount:
    'Number of rows in the whole list, not only on the page. Counted up to 10,000: a longer list returns 10,000. ' +
    'Counted only when the field is selected.',
  edge: 'The row as it is now; null if the row is gone.',
  deletedId: 'Id of a row that is gone, or that the viewer may no longer see.',
};

/** Descriptions of input fields and arguments, by their name. */
const inputs: Readonly<Record<string, string>> = {
  ...contactFields,
  id: "Id of the object. The id of another company's object is answered like one that does not exist.",
  version:
    'The version that was edited. If the stored version is newer, the call is refused with CONFLICT. ' +
    'When omitted, the last save wins.',
  input: 'Validated as a whole: BAD_USER_INPUT names every invalid field.',
  after: 'Cursor after which the page begins. When omitted, the first page is returned.',
  search: 'Matches any part of a word, in upper or lower case. When omitted or empty, the whole list is returned.',
  departmentId: "Id of one of the company's own departments.",
  installationId: "Id of one of the company's own installations.",
  acceptTerms: 'Must be true: the user accepts the terms.',
  termsVersion:
    'The version of the terms that the caller was shown, named by its first day. BAD_USER_INPUT when another version ' +
    'is in force. When omitted, the version in force is accepted.',
};

/** Descriptions of the root types, and of the types that exist once per list. */
const types: readonly (readonly [name: RegExp, text: string])[] = [
  [/^Query$/, 'Everything that can be read. Queries change nothing.'],
  [/^Mutation$/, 'Everything that can be changed. A token that may only read is refused with FORBIDDEN.'],
  [
    /^Subscription$/,
    'Live events. The content of each message is read when it is sent, with the rights that the subscriber has then.',
  ],
  [/Connection$/, 'A page of a list, and how to get the next one.'],
  [/Edge$/, 'A row and its position in its list.'],
];

/** The description of an input field or argument whose name means the same everywhere; undefined for other names. */
export const inputDescription = (name: string): string | undefined =>
  Object.hasOwn(inputs, name) ? inputs[name] : undefined;

/**
 * Adds the descriptions of names that mean the same everywhere to the types, fields and arguments that have no
 * description of their own. Call once, after the schema is built.
 */
export function describeConventions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ||= types.find(([name]) => name.test(type.name))?.[1];
    if (isInputObjectType(type)) addDescriptions(Object.values(type.getFields()), inputs);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    addDescriptions(Object.values(type.getFields()), fields);
    for (const { args } of Object.values(type.getFields())) addDescriptions(args, inputs);
  }
}

interface Described {
  name: string;
  description?: string | null | undefined;
}

function addDescriptions(items: readonly Described[], descriptions: Readonly<Record<string, string>>): void {
  for (const item of items) if (Object.hasOwn(descriptions, item.name)) item.description ||= descriptions[item.name];
}

/** All shared descriptions. A test checks that each of them is in use. */
export const conventions: readonly string[] = [
  ...Object.values(fields),
  ...Object.values(inputs),
  ...types.map(([, text]) => text),
];
