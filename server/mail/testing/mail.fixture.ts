import type { Fixture } from '../../testing/Fixture.ts';

export const mailFixture: Fixture = {
  mutations: {
    setMailChoice: {},
  },
};
