import type { Fixture } from '../../../../testing/Fixture.ts';

export const fixture: Fixture = {
  mutations: {
    setMailChoice: { callers: 'personNotImpersonated' },
  },
};
