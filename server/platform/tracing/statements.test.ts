import { expect, test } from '@jest/globals';
import { runAsWork } from '../work.ts';
import type { Span, SpanDescription } from './Span.ts';
import { traceStatement } from './statements.ts';

/** The description of the span that a statement gets. */
function describe(text: string): SpanDescription {
  const started: SpanDescription[] = [];
  const span = {
    isRecording: true,
    startChild: (description: SpanDescription) => {
      started.push(description);
      return { set: () => undefined, end: () => undefined };
    },
  } as unknown as Span;
  runAsWork({ requestId: 'a-request', span }, () => traceStatement({ text }, Promise.resolve({ rowCount: 1 })));
  return started[0]!;
}

test.each([
  ['select id from "clip_card" where id = $1', 'SELECT clip_card'],
  ['with s as materialized (select * from session_of($1)) select 1 from s', 'SELECT session_of'],
  ['insert into activity (id) values ($1)', 'INSERT activity'],
  ['\n  update task_sync set is_wanted = true', 'UPDATE task_sync'],
  ['delete from mail where created_at < $1', 'DELETE mail'],
  ['begin', 'BEGIN'],
  ['select record_audit($1)', 'SELECT'],
  ['', 'STATEMENT'],
])('names the statement %j by its operation and table', (text, name) => {
  expect(describe(text).name).toBe(name);
});

test('removes quoted constants, also those with quotes in them, and cuts long texts', () => {
  const { attributes } = describe("select * from customer where name = 'Hemmelig''s ApS' and kind = '' limit 5");
  expect(attributes!['db.query.text']).toBe("select * from customer where name = '…' and kind = '…' limit 5");
  expect(String(describe(`select ${'x'.repeat(10_000)}`).attributes!['db.query.text'])).toHaveLength(2_000);
});
