import { Fragment } from 'react';
import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import { isNullable, resolveSchema, type OpenApi } from './openApi.ts';

interface SchemaTreeProps {
  schema: JsonSchema;
  api: OpenApi;
  /** Marks required fields of a request body. In a response, the optional fields are marked instead. */
  isBody?: boolean;
}

/** The fields of a request body or response, with their own fields below them. */
export function SchemaTree({ schema, api, isBody = false }: SchemaTreeProps) {
  const alternatives = objectsOf(schema);
  if (alternatives.length > 1)
    return alternatives.map((alternative, i) => (
      <Fragment key={Object.keys(alternative.properties!).join()}>
        {i > 0 && <p className="ref-note">eller</p>}
        <SchemaTree schema={alternative} api={api} isBody={isBody} />
      </Fragment>
    ));
  const { properties = {}, required = [] } = fieldsOf(schema, api);
  const names = Object.keys(properties);
  if (!names.length) return null;
  return (
    <ul className="ref-tree">
      {names.map((name) => (
        <li key={name}>
          <p>
            <SchemaField
              name={name}
              schema={properties[name]!}
              api={api}
              note={isBody ? required.includes(name) && 'påkrævet' : !required.includes(name) && 'kan mangle'}
            />
          </p>
          <SchemaTree schema={properties[name]!} api={api} isBody={isBody} />
        </li>
      ))}
    </ul>
  );
}

interface FieldProps {
  name: string;
  schema: JsonSchema;
  api: OpenApi;
  note?: string | false;
}

/** One field: its name, type, default, description and allowed values. */
export function SchemaField({ name, schema, api, note }: FieldProps) {
  const { enum: values, default: fallback, examples } = resolveSchema(schema, api);
  const description = schema.description ?? (values ? undefined : resolveSchema(schema, api).description);
  return (
    <>
      <code className="ref-name">{name}</code> <span className="ref-type">{typeText(schema, api)}</span>
      {note && <span className="ref-note"> · {note}</span>}
      {fallback !== undefined && (
        <span className="ref-type">
          {' '}
          · ellers <code>{JSON.stringify(fallback)}</code>
        </span>
      )}
      {examples && (
        <span className="ref-type">
          {' '}
          · fx <code>{JSON.stringify(examples[0])}</code>
        </span>
      )}
      {description && (
        <span className="ref-description" lang="en">
          {description}
        </span>
      )}
      {values && (
        <span className="ref-values">
          {values.map((value) => (
            <code key={String(value)}>{String(value)}</code>
          ))}
        </span>
      )}
    </>
  );
}

/** The alternatives of a schema that are objects with fields of their own. */
const objectsOf = ({ anyOf = [] }: JsonSchema) => anyOf.filter(({ properties }) => properties);

/** Returns the schema with the fields; for a list, that of its items. */
function fieldsOf(schema: JsonSchema, api: OpenApi): JsonSchema {
  const resolvedSchema = resolveSchema(schema, api);
  return resolvedSchema.items ? fieldsOf(resolvedSchema.items, api) : resolvedSchema;
}

const typeNames: Record<string, string> = {
  string: 'tekst',
  integer: 'heltal',
  number: 'tal',
  boolean: 'true/false',
  object: 'objekt',
};

function typeText(schema: JsonSchema, api: OpenApi): string {
  const { type, format, items, const: always, enum: values } = resolveSchema(schema, api);
  const orNull = isNullable(schema) ? ' eller null' : '';
  if (always !== undefined) return `altid ${JSON.stringify(always)}`;
  if (values) return `en af${orNull}`;
  if (items) return `liste af ${typeText(items, api)}${orNull}`;
  const name = (Array.isArray(type) ? type[0] : type) ?? '';
  return `${format === 'date' ? 'dato' : format === 'date-time' ? 'tidspunkt' : (typeNames[name] ?? name)}${orNull}`;
}
