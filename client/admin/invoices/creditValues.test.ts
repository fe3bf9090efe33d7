import { describe, expect, test } from '@jest/globals';
import { chosenLines, creditRules, creditTotal, fieldErrorsOfLines, wholeCredit } from './creditValues.ts';

const lines = [
  { position: 1, description: 'Licenser', net: 10_000, vat: 2_500, creditable: 10_000 },
  { position: 3, description: 'Klippekort', net: 333, vat: 83, creditable: 111 },
];

const messagesOf = (values: ReturnType<typeof wholeCredit>) =>
  creditRules(lines)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the values of a credit', () => {
  test('are every line as a whole at first', () => {
    const values = { ...wholeCredit(lines), reason: 'Forkert antal' };
    expect(messagesOf(values)).toBeUndefined();
    expect(chosenLines(lines, values)).toEqual([
      { position: 1, net: 10_000 },
      { position: 3, net: 111 },
    ]);
  });

  test('leave out lines that are not chosen', () => {
    const values = wholeCredit(lines);
    values.lines.line1!.isChosen = false;
    expect(chosenLines(lines, values)).toEqual([{ position: 3, net: 111 }]);
  });

  test('count the VAT of a line together with its earlier credits', () => {
    // 222 of 333 øre are credited with 56 øre of VAT; the whole line has 83 øre.
    expect(creditTotal(lines, wholeCredit(lines))).toBe(10_000 + 2_500 + 111 + (83 - 56));
  });

  test('have no VAT for the fee of a reminder', () => {
    const fee = [{ position: 1, description: 'Rykkergebyr', net: 100_00, vat: 0, creditable: 100_00 }];
    expect(creditTotal(fee, wholeCredit(fee))).toBe(100_00);
  });

  test('need a reason, a line, and an amount that is left of each line', () => {
    const values = wholeCredit(lines);
    values.lines.line1!.net = 10_001;
    values.lines.line3!.net = null;
    expect(messagesOf(values)).toEqual([
      'reason: Skriv, hvorfor fakturaen krediteres',
      'lines.line1.net: Skriv et beløb fra 0,01 til 100,00 kr',
      'lines.line3.net: Skriv et beløb fra 0,01 til 1,11 kr',
    ]);
    for (const line of Object.values(values.lines)) line.isChosen = false;
    expect(messagesOf({ ...values, reason: 'Fejl' })).toEqual(['lines: Vælg det, der skal krediteres']);
  });
});

test('the server’s errors about sent lines are shown on the fields of these lines', () => {
  expect(fieldErrorsOfLines({ 'lines.0.net': 'For meget', lines: 'Vælg', reason: 'Skriv' }, [{ position: 3 }])).toEqual(
    { 'lines.line3.net': 'For meget', lines: 'Vælg', reason: 'Skriv' },
  );
});
