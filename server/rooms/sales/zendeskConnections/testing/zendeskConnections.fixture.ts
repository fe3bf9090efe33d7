import type { Fixture } from '../../../../testing/Fixture.ts';

export const fixture: Fixture = {
  tablesWithoutPeople: ['zendesk_grant'],
  mutations: {
    startZendeskConnection: {},
    connectZendeskByClient: {},
    testConnection: {},
  },
};
