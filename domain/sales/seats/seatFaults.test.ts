import { expect, test } from '@jest/globals';
import { valuesOf } from '../../basics/vocabulary.ts';
import { isFixedByCompany, SeatFault, seatFaultText } from './seatFaults.ts';

test('the company is told what to change where it can fix the fault, and only there', () => {
  const faults = valuesOf(SeatFault);
  expect(faults.filter(isFixedByCompany)).toEqual([
    'KEY_REJECTED',
    'CONNECTION_BROKEN',
    'LIST_FORBIDDEN',
    'HELP_DESK_GONE',
  ]);
  for (const fault of faults) {
    const isToldToChange = seatFaultText(fault).includes('under Zendesk-installationer');
    expect({ fault, isToldToChange }).toEqual({ fault, isToldToChange: isFixedByCompany(fault) });
  }
  expect(seatFaultText('TOO_MANY_AGENTS')).toBe(
    'Zendesk har over 20.000 agenter, og dem kan portalen ikke tælle. Skriv til os.',
  );
});
