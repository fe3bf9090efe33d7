import type { Fixture } from '../../testing/Fixture.ts';

export const registrationFixture: Fixture = {
  mutations: {
    register: { skip: 'has no company' },
  },
};
