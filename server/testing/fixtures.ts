import { accountingFixture } from '../accounting/testing/accounting.fixture.ts';
import { activityFixture } from '../activity/testing/activity.fixture.ts';
import { agreementWorkFixture } from '../agreementWork/testing/agreementWork.fixture.ts';
import { authFixture } from '../auth/testing/auth.fixture.ts';
import { backOfficeFixture } from '../backOffice/testing/backOffice.fixture.ts';
import { clipCardsFixture } from '../clipCards/testing/clipCards.fixture.ts';
import { customersFixture } from '../customers/testing/customers.fixture.ts';
import { dashboardFixture } from '../dashboard/testing/dashboard.fixture.ts';
import { departmentsFixture } from '../departments/testing/departments.fixture.ts';
import { eventsFixture } from '../events/testing/events.fixture.ts';
import { installationsFixture } from '../installations/testing/installations.fixture.ts';
import { integrationsFixture } from '../integrations/testing/integrations.fixture.ts';
import { invitationsFixture } from '../invitations/testing/invitations.fixture.ts';
import { licensesFixture } from '../licenses/testing/licenses.fixture.ts';
import { mailFixture } from '../mail/testing/mail.fixture.ts';
import { partnerApiFixture } from '../partnerApi/testing/partnerApi.fixture.ts';
import { paymentsFixture } from '../payments/testing/payments.fixture.ts';
import { registrationFixture } from '../registration/testing/registration.fixture.ts';
import { renewalsFixture } from '../renewals/testing/renewals.fixture.ts';
import { serviceAgreementsFixture } from '../serviceAgreements/testing/serviceAgreements.fixture.ts';
import { tasksFixture } from '../tasks/testing/tasks.fixture.ts';
import { teamFixture } from '../team/testing/team.fixture.ts';
import { usersFixture } from '../users/testing/users.fixture.ts';
import type { Fixture } from './Fixture.ts';

/** The fixtures of all rooms. The company with everything gets its rows in this order. */
export const fixtures: Fixture[] = [
  authFixture,
  customersFixture,
  usersFixture,
  registrationFixture,
  departmentsFixture,
  installationsFixture,
  licensesFixture,
  serviceAgreementsFixture,
  agreementWorkFixture,
  renewalsFixture,
  clipCardsFixture,
  tasksFixture,
  paymentsFixture,
  backOfficeFixture,
  accountingFixture,
  eventsFixture,
  integrationsFixture,
  invitationsFixture,
  partnerApiFixture,
  teamFixture,
  activityFixture,
  dashboardFixture,
  mailFixture,
];
