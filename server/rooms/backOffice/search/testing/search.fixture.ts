import type { Fixture } from '../../../../testing/Fixture.ts';

export const fixture: Fixture = {
  // Triggers create an entry for each object that can be found.
  examples: { SearchEntry: () => Promise.resolve() },
  mutations: {},
  rest: { 'GET /api/search?text=klippekort': { access: 'user', answer: 'id kind title details department' } },
};
