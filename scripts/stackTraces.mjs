/**
 * Makes the stacks of errors name the lines of the TypeScript sources. Node's own source maps take 14 MB, because it
 * decodes and keeps that of every module; these are read when an error's stack is.
 *
 * @param {(url: string) => string | undefined} readMappings Returns the mappings of a compiled file, if it has any.
 */
export function mapStackTraces(readMappings) {
  // A program has a limited number of places that throw, and an error may be thrown for each request.
  const known = new Map();

  const locate = (site) => {
    const url = site.getFileName();
    const text = String(site);
    if (!url?.endsWith('.ts') && !url?.endsWith('.tsx')) return text;
    const compiled = `${url}:${site.getLineNumber()}:${site.getColumnNumber()}`;
    if (!known.has(compiled)) {
      const origin = sourcePosition(readMappings(url) ?? '', site.getLineNumber(), site.getColumnNumber());
      known.set(compiled, origin ? `${url}:${origin.line}:${origin.column}` : compiled);
    }
    return text.replace(compiled, known.get(compiled));
  };

  Error.prepareStackTrace = (error, sites) =>
    [headOf(error), ...sites.map((site) => `    at ${locate(site)}`)].join('\n');
}

function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

/**
 * Returns the position in the source of a position in the compiled file, both from 1, by the mappings of a source map
 * of one file: lines end with ';', their segments with ','. A segment has the differences to the one before in the
 * compiled column, file, source line and source column.
 */
export function sourcePosition(mappings, line, column) {
  let sourceLine = 1;
  let sourceColumn = 1;
  let found;
  for (const [index, segments] of mappings.split(';').slice(0, line).entries()) {
    let compiledColumn = 1;
    for (const segment of segments.split(',').filter(Boolean)) {
      const [columns, , lines = 0, sourceColumns = 0] = decode(segment);
      compiledColumn += columns;
      sourceLine += lines;
      sourceColumn += sourceColumns;
      if (index === line - 1 && compiledColumn <= column) found = { line: sourceLine, column: sourceColumn };
    }
  }
  return found;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads numbers of base-64 digits. Each digit has five bits, the lowest first, and says whether another follows. */
function decode(segment) {
  const numbers = [];
  let bits = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    bits += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    // The lowest bit is the sign.
    numbers.push(bits & 1 ? -(bits >> 1) : bits >> 1);
    bits = 0;
    shift = 0;
  }
  return numbers;
}
