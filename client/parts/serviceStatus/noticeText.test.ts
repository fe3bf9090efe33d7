import { expect, test } from '@jest/globals';
import { detailOf, lineOf, type ShownNotice } from './noticeText.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const incident: ShownNotice = {
  id: 'notice_1',
  kind: 'INCIDENT',
  title: 'Delayed messages',
  text: null,
  state: 'IDENTIFIED',
  severity: 'WARNING',
  startsAt: '2026-11-21T08:12:00Z',
  endsAt: null,
  link: 'https://status.zendesk.com',
  installations: [{ id: 'inst_1', subdomain: 'fjordlyst' }],
};

const maintenance: ShownNotice = {
  ...incident,
  kind: 'MAINTENANCE',
  state: 'PLANNED',
  startsAt: '2026-11-24T02:00:00Z',
  endsAt: '2026-11-24T04:00:00Z',
  installations: [],
};

test.each([
  [incident, 'Driftsforstyrrelse hos Zendesk siden i dag kl. 09.12'],
  [maintenance, 'Zendesk vedligeholder den 24. nov. 2026 kl. 03.00'],
  [{ ...maintenance, state: 'RUNNING' }, 'Zendesk vedligeholder lige nu'],
])('a notice of Zendesk is one Danish line: %#', (notice, line) => expect(lineOf(notice, NOW)).toBe(line));

test('the details of a notice say how far Zendesk is, when it ends, whom it concerns and what to do', () => {
  expect(detailOf(incident, NOW)).toBe(
    'Zendesk har fundet årsagen og arbejder på det. Det gælder fjordlyst. I skal ikke gøre noget, og beskeden ' +
      'forsvinder af sig selv.',
  );
  expect(detailOf(maintenance, NOW)).toBe(
    'Begynder den 24. nov. 2026 kl. 03.00 og slutter kl. 05.00. I skal ikke gøre noget.',
  );
});
