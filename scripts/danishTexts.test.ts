import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** The sources with texts that people read in Danish; the choices are explained in docs/glossary.md. */
const sources = globSync('{client,server,domain}/**/*.{ts,tsx}')
  .filter((file) => !/__generated__|\/testing\/|\/e2e\/|\.(test|spec|pictures)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Returns the lines that match, as 'file: text'. */
const linesWith = (pattern: RegExp, of = /./) =>
  sources
    .filter(({ file }) => of.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

const label = (words: string) => new RegExp(`(?:[lL]abel|[tT]itle|TITLE)\\s*[:=].*[\`'"]${words}`);

test('quotations stand in »«', () => {
  expect(linesWith(/[„“”‟‘]/)).toEqual([]);
});

test('a number has the minus sign of withMinus', () => {
  expect(linesWith(/[`'">]-\$\{format/)).toEqual([]);
  expect(linesWith(/new Intl\.NumberFormat\('da-DK'/, /^domain\/basics\//)).toHaveLength(
    linesWith(/withMinus\((?!formatted)/, /^domain\/basics\//).length,
  );
});

test('a record is edited by »Rediger«', () => {
  expect(linesWith(label('Ret\\b'), /^client\/(admin|parts|app)\//)).toEqual([]);
  expect(linesWith(/^\s*Ret$/, /^client\/(admin|parts|app)\//)).toEqual([]);
});

test('a question is left by »Annuller«, and by »Behold« where the action itself withdraws or cancels', () => {
  expect(linesWith(/cancelLabel="(?!Behold|Bliv her)/)).toEqual([]);
  const keeping = sources.filter(({ text }) => text.includes('cancelLabel="Behold'));
  expect(keeping).not.toEqual([]);
  for (const { file, text } of keeping) expect([file, text]).toEqual([file, expect.stringMatching(WITHDRAWS)]);
});

const WITHDRAWS = /confirmLabel="(?:Træk|Annuller|Aflys|Fortryd)/;

test('what is gone afterwards is deleted by »Slet«, and what is taken off another thing is removed by »Fjern«', () => {
  expect(linesWith(/confirmLabel="(?!Slet)/, /\/Delete\w+Dialog\.tsx$/)).toEqual([]);
  // A rule of a company is not removed but switched off.
  expect(linesWith(/confirmLabel="(?!Fjern|Slå fra)/, /\/Remove\w+Dialog\.tsx$/)).toEqual([]);
});
