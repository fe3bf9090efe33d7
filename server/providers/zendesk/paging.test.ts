import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { usesSeat } from '../../../domain/sales/seats/agentRoles.ts';
import { readAgents } from './agents.ts';
import type { HelpDesk } from './HelpDesk.ts';
import { agentWith, usersPage } from './testing/recorded.ts';

const anyUsers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    role: fc.constantFrom('agent', 'admin', 'end-user'),
    role_type: fc.constantFrom(null, 0, 1, 2, 3, '1', '3', '4', 5),
    suspended: fc.boolean(),
    active: fc.boolean(),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 30 },
);

/** Answers with these pages in turn. */
function helpDeskOf(pages: object[][]): Pick<HelpDesk, 'get'> {
  let read = 0;
  return {
    async get(_path, _query, answer) {
      const users = pages[read]!.map(agentWith);
      read += 1;
      return answer.parse(usersPage(users, read < pages.length ? `c${read}` : undefined));
    },
  };
}

async function seatsOf(pages: object[][]): Promise<number> {
  const reading = await readAgents(helpDeskOf(pages));
  if (!('agents' in reading)) throw reading.cause;
  return reading.agents.filter(({ role }) => usesSeat(role)).length;
}

test('the number of seats does not depend on the pages, not even when users are repeated on the next one', async () => {
  await fc.assert(
    fc.asyncProperty(anyUsers, fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1 }), async (users, sizes) => {
      const pages: object[][] = [];
      for (let from = 0; from < users.length;) {
        const size = sizes[pages.length % sizes.length]!;
        pages.push(users.slice(Math.max(0, from - 1), from + size));
        from += size;
      }
      expect(await seatsOf(pages)).toBe(await seatsOf([users]));
    }),
  );
});

test('the number of seats does not depend on empty pages between the others', async () => {
  const pages = [[{ id: 1 }], [], [{ id: 2 }], []];
  expect(await seatsOf(pages)).toBe(2);
});
