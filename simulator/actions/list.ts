import type { Action } from './Action.ts';
import { announce } from './announce.ts';
import { askForApproval } from './askForApproval.ts';
import { beDeclined } from './beDeclined.ts';
import { beErased } from './beErased.ts';
import { billInvoice } from './billInvoice.ts';
import { breakZendesk } from './breakZendesk.ts';
import { burst } from './burst.ts';
import { callDuringOutage } from './callDuringOutage.ts';
import { callRest } from './callRest.ts';
import { changeCompanies } from './changeCompanies.ts';
import { connectHelpDesk } from './connectHelpDesk.ts';
import { connectShop } from './connectShop.ts';
import { demoteEachOther } from './demoteEachOther.ts';
import { downloadFile } from './downloadFile.ts';
import { draftInvoice } from './draftInvoice.ts';
import { explore } from './explore.ts';
import { failAgreement } from './failAgreement.ts';
import { fillQuota } from './fillQuota.ts';
import { findEvent } from './findEvent.ts';
import { mutate, query } from './generated.ts';
import { impersonate } from './impersonate.ts';
import { keepExternalIds } from './keepExternalIds.ts';
import { linkFolder } from './linkFolder.ts';
import { openMail } from './openMail.ts';
import { orderAtOnce } from './orderAtOnce.ts';
import { passTime } from './passTime.ts';
import { payByCard } from './payByCard.ts';
import { payByLink } from './payByLink.ts';
import { previewColleague } from './previewColleague.ts';
import { readOwnWrite } from './readOwnWrite.ts';
import { repeatCall } from './repeatCall.ts';
import { replaceSecret } from './replaceSecret.ts';
import { runBulk } from './runBulk.ts';
import { saveCard } from './saveCard.ts';
import { sendMalformed } from './sendMalformed.ts';
import { signInWithProvider } from './signInWithProvider.ts';
import { subscribeWithoutReading } from './subscribeWithoutReading.ts';
import { syncCopy } from './syncCopy.ts';
import { takePlaces } from './takePlaces.ts';
import { uploadAsReseller } from './uploadAsReseller.ts';
import { uploadFile } from './uploadFile.ts';
import { useAuthenticatorApp } from './useAuthenticatorApp.ts';
import { usePasskey } from './usePasskey.ts';
import { workAtClickUp } from './workAtClickUp.ts';
import { workAtZendesk } from './workAtZendesk.ts';
import { workInInbox } from './workInInbox.ts';
import { writeToAttendees } from './writeToAttendees.ts';

/** Everything that actors can do. */
export const actions: Action[] = [
  mutate,
  explore,
  query,
  repeatCall,
  callRest,
  burst,
  orderAtOnce,
  beErased,
  sendMalformed,
  subscribeWithoutReading,
  saveCard,
  payByCard,
  payByLink,
  openMail,
  findEvent,
  connectHelpDesk,
  connectShop,
  impersonate,
  previewColleague,
  demoteEachOther,
  linkFolder,
  draftInvoice,
  billInvoice,
  syncCopy,
  takePlaces,
  uploadFile,
  uploadAsReseller,
  fillQuota,
  downloadFile,
  useAuthenticatorApp,
  usePasskey,
  workAtClickUp,
  workAtZendesk,
  breakZendesk,
  announce,
  workInInbox,
  replaceSecret,
  runBulk,
  readOwnWrite,
  writeToAttendees,
  keepExternalIds,
  askForApproval,
  beDeclined,
  callDuringOutage,
  signInWithProvider,
  changeCompanies,
  failAgreement,
  passTime,
];
