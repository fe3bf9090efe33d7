import { expect, test } from '@jest/globals';
import { parseHoursCommand } from './hoursCommand.ts';

test.each([
  ['log timer på a7f3k2', 'klippekort a7f3k2'],
  ['Registrér timer på klippekort a7f3k2', 'klippekort a7f3k2'],
  ['registrer timer Fjordlyst Møbler', 'klippekort Fjordlyst Møbler'],
  ['log timer på klippekortet fjord ', 'klippekort fjord'],
  ['log timer', ''],
  ['log timer på', ''],
  ['log timer på f', ''],
])('%s searches for "%s"', (text, cards) => {
  expect(parseHoursCommand(text)).toEqual({ cards });
});

test.each(['log', 'timer', 'log ud', 'log timerne', 'blog timer på a7f3k2'])('%s is no command', (text) => {
  expect(parseHoursCommand(text)).toBeUndefined();
});
