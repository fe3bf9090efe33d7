import type { Fixture } from '../../testing/Fixture.ts';

export const renewalsFixture: Fixture = {
  mutations: {
    saveRenewal: {},
    renew: {},
    letExpire: {},
  },
};
