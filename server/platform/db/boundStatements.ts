import {
  isRaw,
  JsonProperty,
  NativeQueryBuilder,
  PostgreSqlConnection,
  PostgreSqlDriver,
  raw,
  Utils,
  type Platform,
  type RawQueryFragment,
} from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

type Execute = PostgreSqlConnection['execute'];

/** A statement with its values as parameters, which neither PostgreSQL's log nor its statement statistics show. */
interface BoundStatement {
  text: string;
  values: unknown[];
}

/**
 * A PostgreSQL driver for MikroORM that sends values as parameters. MikroORM itself writes values into the text of
 * statements (mikro-orm/mikro-orm#8001), and PostgreSQL writes the text of a failed statement to its log.
 */
export class BindingDriver extends PostgreSqlDriver {
  protected override readonly connection = new BindingConnection(this.config);
}

class BindingConnection extends PostgreSqlConnection {
  override execute: Execute = async (query, params = [], method = 'all', transaction, loggerContext) => {
    await this.ensureConnection();
    const { sql, params: values } = fragmentOf(query, params);
    const bound = bindValues(sql, values, this.platform);
    return this.executeQuery(
      bound.text,
      async () => {
        const client = transaction ?? this.getClient();
        return this.transformRawResult(await client.executeQuery(CompiledQuery.raw(bound.text, bound.values)), method);
      },
      loggerContext,
    );
  };

  override stream(): never {
    throw new Error('Streams are not supported: MikroORM would write their values into the statement');
  }
}

function fragmentOf(
  query: Parameters<Execute>[0],
  params: NonNullable<Parameters<Execute>[1]>,
): Pick<RawQueryFragment, 'sql' | 'params'> {
  if (query instanceof NativeQueryBuilder) return query.toRaw();
  if (isRaw(query)) return query;
  return Array.isArray(params) ? { sql: query, params } : raw(query, params);
}

/**
 * Replaces MikroORM's marks with numbered parameters: `?` is a value, `??` an identifier, and `\?` a question mark.
 * Throws when a value is undefined or missing.
 */
export function bindValues(
  sql: string,
  params: readonly unknown[],
  platform: Pick<Platform, 'quoteIdentifier'>,
): BoundStatement {
  const values: unknown[] = [];
  const placeholder = (value: unknown): string => {
    if (isRaw(value)) return replaceMarks(value.sql, value.params);
    if (Array.isArray(value)) return value.map(placeholder).join(', ');
    if (value === undefined) throw new Error(`A value is missing in: ${sql}`);
    const isJson = Utils.isPlainObject(value) || (value as { [JsonProperty]?: true } | null)?.[JsonProperty];
    return `$${values.push(isJson ? JSON.stringify(value) : value)}`;
  };
  const replaceMarks = (text: string, marked: readonly unknown[]): string => {
    if (!marked.length) return text;
    const next = marked.values();
    return text.replaceAll(/\\\?|\?\??/g, (mark) => {
      if (mark === String.raw`\?`) return '?';
      const { value } = next.next();
      return mark === '??' ? platform.quoteIdentifier(value as string) : placeholder(value);
    });
  };
  return { text: replaceMarks(sql, params), values };
}
