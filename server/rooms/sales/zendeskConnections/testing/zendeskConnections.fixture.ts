import { OWN_CLIENT } from '../../../../../sandbox/zendesk/state.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';

export const fixture: Fixture = {
  tablesWithoutPeople: ['zendesk_grant'],
  mutations: {
    startZendeskConnection: { callers: 'administratorNotImpersonated' },
    connectZendeskByClient: { callers: 'companyNotImpersonated' },
    testConnection: { callers: 'company' },
  },
  values: OWN_CLIENT,
};
