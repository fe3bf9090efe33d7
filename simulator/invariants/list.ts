import { noForbiddenSuccess, noForeignRows, noIdsOfOtherAreas, noSecretsInLog, noServerErrors } from './answers.ts';
import { causeInvariants, seatInvariants } from './causes.ts';
import { commentInvariants } from './comments.ts';
import { commitmentInvariants } from './commitments.ts';
import { companyRoleInvariants } from './companyRoles.ts';
import { countInvariants } from './counts.ts';
import { employeeInvariants } from './employees.ts';
import { eventMailInvariants } from './eventMails.ts';
import { eventPlaceInvariants } from './eventPlaces.ts';
import { externalIdInvariants } from './externalIds.ts';
import { inboxInvariants } from './inbox.ts';
import type { Invariant } from './Invariant.ts';
import { bookingsEqualDinero, invoiceInvariants } from './invoices.ts';
import { ledgerInvariants } from './ledger.ts';
import { everyChangeIsHeard, noForeignRowIsHeard } from './live.ts';
import { membershipInvariants } from './memberships.ts';
import { cardPaymentsEqualLedger, draftsEqualLedger } from './money.ts';
import { personalDataInvariants } from './personalData.ts';
import { regulationInvariants } from './regulations.ts';
import { oneAgreementForEachOrder, oneAnswerForEachKey } from './repeated.ts';
import { reportInvariants } from './reports.ts';
import { noRowOutsideScope } from './scopes.ts';
import { searchInvariants } from './search.ts';
import { seatsInUseInvariants } from './seats.ts';
import { noticesEqualTheirSources } from './serviceNotices.ts';
import { signInInvariants } from './signIns.ts';
import { subscribersReceiveWhatTheyRead } from './subscriberReads.ts';
import { copiesEqualLists } from './sync.ts';
import { noForeignWrites } from './tenants.ts';
import { termsInvariants } from './terms.ts';
import { topUpInvariants } from './topUps.ts';
import { noJobFails, waitingInvariants } from './waiting.ts';
import { webhooksAreSigned } from './webhooks.ts';

/** Everything that must hold, whatever the actors do. */
export const invariants: Invariant[] = [
  noServerErrors,
  noForeignRows,
  noRowOutsideScope,
  noIdsOfOtherAreas,
  noForeignWrites,
  noForbiddenSuccess,
  noSecretsInLog,
  oneAnswerForEachKey,
  oneAgreementForEachOrder,
  cardPaymentsEqualLedger,
  draftsEqualLedger,
  ...ledgerInvariants,
  ...invoiceInvariants,
  bookingsEqualDinero,
  ...eventPlaceInvariants,
  ...eventMailInvariants,
  ...seatsInUseInvariants,
  ...inboxInvariants,
  ...commentInvariants,
  ...searchInvariants,
  ...reportInvariants,
  ...countInvariants,
  ...causeInvariants,
  ...seatInvariants,
  ...signInInvariants,
  ...membershipInvariants,
  ...companyRoleInvariants,
  ...employeeInvariants,
  ...commitmentInvariants,
  ...topUpInvariants,
  ...termsInvariants,
  ...regulationInvariants,
  ...personalDataInvariants,
  ...externalIdInvariants,
  ...waitingInvariants,
  noticesEqualTheirSources,
  noJobFails,
  noForeignRowIsHeard,
  everyChangeIsHeard,
  copiesEqualLists,
  webhooksAreSigned,
  subscribersReceiveWhatTheyRead,
];
