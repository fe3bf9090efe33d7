import { writeSync } from 'node:fs';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { workFields } from '../work.ts';

/** Fields whose values are removed from log lines, down to the third level. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'apiKey',
  'zendeskApiKey',
  'refreshToken',
  'codeVerifier',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'tokenHash',
  'accessToken',
  'clientSecret',
];

const paths = secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Options of a logger that writes no secrets, no request headers, and no values that a database error carries. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    mixin: () => workFields(),
    hooks: {
      // For an error without a message, pino would use the error's own message, which may contain values.
      logMethod(args, method) {
        const [first] = args as unknown[];
        const hasNoMessage = args.length === 1 && typeof first === 'object' && first !== null;
        if (hasNoMessage && (first instanceof Error || 'err' in first))
          return method.apply(this, [first instanceof Error ? { err: first } : first, 'unexpected error'] as never);
        return method.apply(this, args);
      },
    },
    redact: {
      paths: [...paths, 'req.headers', 'err.config', 'err.parameters', 'err.query', 'err.detail', 'err.where'],
      censor: '[skjult]',
    },
    serializers: {
      err: plainError,
      // The query string is left out, because the address of a reset link contains its token there.
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        path: url?.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
}

/** Writes each line at once. On a full disk, lines are lost but the process goes on. */
export const standardOutput: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line);
    } catch {
      // There is no other place to report the loss.
    }
  },
};

/** The logger of the process. */
export const createLogger = (level: string, logTo: DestinationStream): Logger => pino(loggerOptions(level), logTo);

/**
 * A copy of an error with only its message and stack, and without values from the database in them. For places that
 * store all properties of an error.
 */
export function errorWithoutValues(error: unknown): Error {
  const message = error instanceof Error ? withoutValues(error.message) : NOT_AN_ERROR;
  const plain = new Error(message);
  plain.stack = error instanceof Error && error.stack ? withoutValues(error.stack) : message;
  return plain;
}

const NOT_AN_ERROR = 'a value that is not an Error was thrown';

/** Name, message, code and stack of an error, without values from the database. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: NOT_AN_ERROR };
  const { name, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  return {
    type: name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    stack: stack && withoutValues(stack),
    ...(cause !== undefined && { cause: plainError(cause) }),
  };
}

/** Removes SQL statements, tokens, and values that PostgreSQL or the ORM quotes from a text. */
const withoutValues = (text: string) =>
  text
    .replaceAll(/\b(insert into|update|select|delete from|with) [^\n]*/gi, '$1 …')
    .replaceAll(/\n - (detail|hint): [^\n]*/g, '')
    .replaceAll(/(invalid input (?:syntax|value) for [^:\n]+): "[^\n]*/g, '$1')
    .replaceAll(/\bvalue "[^\n]*" is out of range/g, 'value is out of range')
    .replaceAll(/(Bearer\s+|portal_|eyJ)[\w.-]+/g, '$1…');
