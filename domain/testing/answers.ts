import { initGraphQLTada, type ResultOf } from 'gql.tada';
import type { introspection } from './__generated__/schemaTypes.d.ts';

const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { Date: string; DateTime: string; JSONObject: Record<string, unknown> };
  disableMasking: true;
}>();

/** Only its type is used: a type can't choose among the overloads of `graphql`, a call can. */
const typedDocument = <const Document extends string>(document: Document) => graphql(document, []);

/** False for `string`, and for a template whose text is known at run time only. */
type IsLiteral<Text extends string> = {} extends Record<Text, 1> ? false : true;

/** One object with the fields of all members, so that a test can read a field of the member that it asked for. */
type Merged<Union> = (Union extends object ? (member: Omit<Union, '__typename'>) => void : never) extends (
  member: infer Members,
) => void
  ? Members & Pick<Union, Extract<keyof Union, '__typename'>>
  : never;

type PresentField<Value> = [Extract<Value, object>] extends [never] ? Value : Present<NonNullable<Value>>;

/** Nullable objects count as present: a test that reads a field of null fails by itself. */
type Present<Value> = [Value] extends [(infer Item)[]]
  ? PresentField<Item>[]
  : { [Key in keyof Merged<Value>]: PresentField<Merged<Value>[Key]> };

type LiteralDataOf<Document extends string> =
  IsLiteral<Document> extends true ? Present<ResultOf<ReturnType<typeof typedDocument<Document>>>> : unknown;

/** Arguments do not change the type of an answer, so they may contain text that is known at run time only. */
type WithoutArguments<Document extends string> = Document extends `${infer Before}(${string})${infer After}`
  ? WithoutArguments<`${Before}${After}`>
  : Document;

/**
 * The data that a document asks for. Its selections must be literal text, or a template of literal texts; the answer to
 * any other document is `unknown`.
 */
export type DataOf<Document extends string> =
  IsLiteral<Document> extends true ? LiteralDataOf<Document> : LiteralDataOf<WithoutArguments<Document>>;
