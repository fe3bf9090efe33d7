import { pino, type Logger, type LoggerOptions } from 'pino';

/** Wherever one of these stands in what is logged, it is not written down. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'apiKey',
  'zendeskApiKey',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'tokenHash',
  'accessToken',
  'clientSecret',
];

const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    hooks: {
      // An error alone would lend its raw message to the line.
      logMethod(args, method) {
        const [first] = args as unknown[];
        const alone = args.length === 1 && typeof first === 'object' && first !== null;
        if (alone && (first instanceof Error || 'err' in first))
          return method.apply(this, [first instanceof Error ? { err: first } : first, 'an error'] as never);
        return method.apply(this, args);
      },
    },
    redact: {
      paths: [...paths, 'req.headers', 'err.config', 'err.parameters', 'err.query', 'err.detail', 'err.where'],
      censor: '[skjult]',
    },
    serializers: {
      err: plainError,
      // Addresses without their query: a reset link carries its token there.
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        id,
        method,
        path: url?.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
}

/** What can't be written waits, up to so many bytes; what comes after that is dropped. */
const WAITING = 1024 * 1024;

export function createLogger(level: string): Logger {
  const log = pino(loggerOptions(level));
  outliveFullDisk((log as unknown as { [pino.symbols.streamSym]: Partial<LogFile> })[pino.symbols.streamSym]);
  return log;
}

interface LogFile {
  on(event: 'error' | 'write', listener: () => void): void;
  flushSync(): void;
  maxLength: number;
}

/** A full disk takes the log away, and nothing else: without a listener, the first line that can't be written ends the process. */
function outliveFullDisk(out: Partial<LogFile>): void {
  if (!out.on || !out.flushSync) return;
  const flush = out.flushSync.bind(out);
  let isFull = false;
  out.on('error', () => void (isFull = true));
  out.on('write', () => void (isFull = false));
  // At the end it would try the same line again for ever, and the process would never be gone.
  out.flushSync = () => void (isFull || flush());
  out.maxLength = WAITING;
}

/** The same error without what a library attached to it, for places that store whatever an error carries. */
export function errorWithoutValues(error: unknown): Error {
  const message = error instanceof Error ? withoutValues(error.message) : 'something that is no error was thrown';
  const plain = new Error(message);
  plain.stack = error instanceof Error && error.stack ? withoutValues(error.stack) : message;
  return plain;
}

/** Names, messages and stacks; never the values that a database error carries along. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
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

/** Statements, and values that PostgreSQL or the ORM quotes in a message, are left out of it. */
const withoutValues = (text: string) =>
  text
    .replaceAll(/\b(insert into|update|select|delete from|with) [^\n]*/gi, '$1 …')
    .replaceAll(/\n - (detail|hint): [^\n]*/g, '')
    .replaceAll(/(invalid input (?:syntax|value) for [^:\n]+): "[^\n]*/g, '$1')
    .replaceAll(/\bvalue "[^\n]*" is out of range/g, 'value is out of range')
    .replaceAll(/(Bearer\s+|portal_|eyJ)[\w.-]+/g, '$1…');
