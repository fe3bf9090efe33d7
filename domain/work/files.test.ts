import { describe, expect, test } from '@jest/globals';
import { cleanFileName, formatBytes, isProgramName, MAX_FILE_NAME } from './files.ts';

describe('the name of a file', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Mette\\aftale.pdf', 'aftale.pdf'],
    ['aftale\u0000.pdf', 'aftale.pdf'],
    ['faktura\u202Efdp.exe', 'fakturafdp.exe'],
    ['  .skjult\n navn.txt ', 'skjult navn.txt'],
    ['a<b>:c?.pdf', 'a_b__c_.pdf'],
    ['..', 'fil'],
    ['', 'fil'],
    ['Åbningstider jul.pdf', 'Åbningstider jul.pdf'],
  ])('%j is listed as %j', (name, listed) => {
    expect(cleanFileName(name)).toBe(listed);
  });

  test('keeps its type when it is cut', () => {
    const name = cleanFileName(`${'x'.repeat(10_000)}.pdf`);
    expect(name).toHaveLength(MAX_FILE_NAME);
    expect(name.endsWith('x.pdf')).toBe(true);
  });
});

test.each([
  ['opsætning.pdf.exe', true],
  ['SCRIPT.PS1', true],
  ['exe', false],
  ['billede.jpeg', false],
])('%s is a program: %s', (name, isProgram) => {
  expect(isProgramName(name)).toBe(isProgram);
});

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_200_000, '1,2 MB'],
  [340_000, '340 kB'],
  [5_000_000_000, '5 GB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text.replace(' ', '\u00A0'));
});
