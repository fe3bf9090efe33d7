/** A task waits for the approval of its company. Nobody calls the portal for that. */
export const AWAITING_TASK = 'a task that awaits approval';
/** The card of a department was declined when the portal charged it. */
export const FAILED_CHARGE = 'a charge of the portal that failed';
/** Invoices are overdue, and events are over. */
export const MONTH_LATER = 'a month later';

/**
 * A statement that finds the arguments with which a mutation can succeed now, as `given`, and the company or the person
 * that has to call it, or its kind. Values that the statement does not give are generated.
 */
type Situation = string;

/** The day of the simulated clock: `current_date` is the real one. */
const TODAY = 'simulated.now()::date';

/** The newest rows of a table, whose id is the argument of this name. */
const rowsOf = (table: string, condition = 'true', argument = 'id', company = 'customer_id'): Situation =>
  `select ${company} as "customerId", json_build_object('${argument}', id) as given from ${table}
   where ${condition} order by id desc limit 8`;

/** Days of the next months, as an argument of the input, with the other values that the input needs. */
const planned = (firstDay: number, values: string): Situation =>
  `select json_build_object('input', ${values} || jsonb_build_object('validFrom', ${TODAY} + n)) as given
   from generate_series(${firstDay}, ${firstDay + 60}) n`;

const PRICE_LIST = `'{"note": "Nye priser", "hourlyRate": 120000, "yearlyDiscountPercent": 5,
  "licenseYearlyDiscountPercent": 5, "volumeDiscounts": [{"fromHours": 1, "percent": 0}],
  "licenseTiers": [{"upTo": 10, "price": 9000}, {"upTo": null, "price": 8000}],
  "planPrices": [{"plan": "PLAN_SUITE_TEAM", "price": 50000}]}'::jsonb`;

/** Licences and agreements that end so soon that a renewal is decided, and not too soon for that. */
const endsSoon = (column: string) =>
  `status = 'ACTIVE' and deleted_at is null and ${column} between ${TODAY} + 31 and ${TODAY} + 89`;
const undecided = (table: string) => `not exists (select from renewal_decision d where d.subject_id = ${table}.id)`;
const renewable = (argument: string): Situation =>
  `(${rowsOf('license', `${endsSoon('valid_until')} and ${undecided('license')}`, argument)}) union all
   (${rowsOf('service_agreement', `${endsSoon('end_date')} and ${undecided('service_agreement')}`, argument)})`;

const placeOf = (condition: string, given: string): Situation =>
  `select r.user_id as "userId", json_build_object(${given}) as given
   from event_registration r join event e on e.id = r.event_id
   where ${condition} and e.status = 'PUBLISHED' order by r.id desc limit 8`;

const viewOf = (given: string): Situation =>
  `select owner_id as "userId", json_build_object(${given}) as given from saved_view order by id desc limit 8`;

const waitingForAnswer = rowsOf('purchase_approval', "status = 'PENDING'");
const openInvitation = rowsOf('invitation', 'accepted_at is null and revoked_at is null');
const awaitingTask = rowsOf(
  'task',
  `deleted_at is null and status_key = 'client approval'
    and not exists (select from task_approval a where a.task_id = task.id)`,
);
const ownFile: Situation = `select uploaded_by_id as "userId", json_build_object('id', id) as given from stored_file
  where state <> 'GONE' and not is_from_reseller order by id desc limit 8`;
const ownDocument: Situation = `select created_by_id as "userId", json_build_object('id', id, 'version', null) as given
  from company_document where deleted_at is null and not is_from_reseller order by id desc limit 8`;
const ownToken = rowsOf('api_token', 'revoked_at is null');
const openAccessRequest = rowsOf('access_request', 'decided_at is null and expires_at > simulated.now()');
const activeUser = "role = 'USER' and deactivated_at is null";
const topUp = rowsOf('clip_card_top_up', "state = 'ACTIVE'", 'departmentId').replaceAll(
  "'departmentId', id",
  "'departmentId', department_id",
);

/** The situations of mutations that plausible values alone seldom fit, by the name of the mutation. */
export const situations: Record<string, Situation> = {
  addAgreedPrice: planned(1, `'{"price": 40000, "discountPercent": null, "validUntil": null}'::jsonb`),
  answerTask: rowsOf('task', 'deleted_at is null', 'taskId'),
  addTaskComment: rowsOf('task', 'deleted_at is null', 'taskId'),
  answerRightsRequest: rowsOf('rights_request', 'decided_at is null'),
  approveAccess: openAccessRequest,
  approvePurchase: waitingForAnswer,
  approveTask: awaitingTask,
  cancelBulkRun: rowsOf('bulk_run', 'true', 'id', 'null'),
  cancelLicenseRequest: rowsOf('license_request', "status = 'PENDING'"),
  cancelEmailChange: `select u.id as "userId", '{}'::json as given from email_confirmation c
    join user_account u on u.person_id = c.person_id limit 8`,
  checkDomain: rowsOf('company_domain'),
  confirmDomain: rowsOf('company_domain', 'confirmed_at is null'),
  completeUploadAsAdmin: `select uploaded_by_id as "userId", json_build_object('id', id) as given from stored_file
    where state = 'UPLOADING' and arrived_sha256 is not null and is_from_reseller order by id desc limit 8`,
  confirmDocument: `select f.customer_id as "customerId", json_build_object('id', d.id, 'fileId', f.id) as given
    from company_document d join stored_file f on f.document_id = d.id join file_content c on c.id = f.content_id
    where d.requirement = 'CONFIRM' and d.deleted_at is null and c.state = 'READY' order by f.id desc limit 8`,
  createUploadAsAdmin: `select json_build_object('input', json_build_object('name', 'note.txt', 'size', 9,
      'taskId', id, 'serviceAgreementId', null, 'licenseRequestId', null, 'documentId', null, 'note', null)) as given
    from task where deleted_at is null order by id desc limit 8`,
  deleteDocument: ownDocument,
  deleteFile: ownFile,
  deleteFileAsAdmin: rowsOf('stored_file', "state <> 'GONE'", 'id', 'null'),
  updateDocument: ownDocument,
  createInstallationAsAdmin: rowsOf('department', 'true', 'departmentId'),
  createPaymentLink: rowsOf('ledger_entry', "method = 'CREDIT_CARD' and status = 'FAILED' and origin = 'PORTAL'"),
  createServiceAgreement: `select json_build_object('input', json_build_object('departmentId', d.id, 'userId', null))
    as given from department d order by d.id desc limit 8`,
  deactivateColleague: rowsOf('user_account', "role = 'USER' and deactivated_at is null and customer_id is not null"),
  decideAgreement: rowsOf('service_agreement', endsSoon('end_date'), 'agreementId'),
  decideRenewal: rowsOf('license', endsSoon('valid_until'), 'licenseId'),
  declineAccess: openAccessRequest,
  declinePurchase: waitingForAnswer,
  deleteAnnouncement: rowsOf('announcement', 'true', 'id', 'null'),
  deleteApiCredentials: rowsOf('installation', "connection <> 'NONE'", 'installationId'),
  deleteEvent: rowsOf('event', 'registration_count = 0', 'id', 'null'),
  deleteInstallation: rowsOf(
    'installation',
    `not exists (select from license l where l.installation_id = installation.id)
     and not exists (select from license_request q where q.installation_id = installation.id)`,
  ),
  deleteSavedView: viewOf("'id', id, 'version', version"),
  deleteTeamMember: rowsOf(
    'team_member',
    'not exists (select from customer c where c.point_of_contact_id = team_member.id)',
    'id',
    'null',
  ),
  downloadPersonalData: `select user_id as "userId", '{}'::json as given from personal_data_export
    where content is not null limit 8`,
  editTaskComment: `select author_id as "userId", json_build_object('id', id) as given from task_comment
    where origin = 'PORTAL' and author_id is not null order by id desc limit 8`,
  endAnnouncement: rowsOf('announcement', 'starts_at < simulated.now() and ends_at is null', 'id', 'null'),
  endSession: `select user_id as "userId", json_build_object('id', id) as given from session
    where ended_at is null and actor_id is null order by id limit 20`,
  exportBookkeeping: `select json_build_object('from', ${TODAY} - 20, 'to', ${TODAY}) as given`,
  giveEventFeedback: placeOf(
    "r.user_id is not null and e.ends_at < simulated.now() and r.status in ('REGISTERED', 'CONFIRMED')",
    "'eventId', e.id",
  ),
  changeEventPlace: placeOf(
    "e.ends_at > simulated.now() and r.status in ('REGISTERED', 'CONFIRMED')",
    "'key', r.link_key",
  ),
  holdInvoice: `select json_build_object('input',
      json_build_object('invoiceId', id, 'kind', 'PROMISED', 'until', ${TODAY} + 7)) as given
    from invoice where kind = 'INVOICE' and open > 0 order by id desc limit 8`,
  issueInvoices: `select json_build_object('customerId', customer_id) as given from ledger_entry
    where invoice_id is null and status = 'PENDING' and method = 'INVOICE' order by id desc limit 8`,
  leaveOutOfRegulation: `select json_build_object('regulationId', r.id, 'agreementId', a.id, 'isLeftOut', true) as given
    from regulation r join service_agreement a on a.end_date between r.valid_from and r.valid_from + 364
    where r.withdrawn_at is null and a.status = 'ACTIVE' and a.deleted_at is null order by r.id desc, a.id limit 8`,
  letExpire: renewable('subjectId'),
  login: `select json_build_object('input', json_build_object('email', u.email)) as given from user_account u
    where u.deactivated_at is null and u.email_confirmed_at is not null
      and not exists (select from authenticator_app a where a.person_id = u.person_id)
      and not exists (select from passkey p where p.person_id = u.person_id) order by u.id desc limit 8`,
  markTaskSeen: rowsOf('task', 'deleted_at is null'),
  moveOnWaitingList: `select json_build_object('id', id, 'position', 1, 'version', null) as given
    from event_registration where status = 'WAITLISTED' order by id desc limit 8`,
  pauseClipCardTopUp: topUp,
  addPriceList: planned(2, PRICE_LIST),
  planRegulation: planned(105, `'{"note": "Årlig regulering", "percent": 300}'::jsonb`),
  redeliverWebhook: rowsOf('webhook_delivery', "status <> 'WAITING'"),
  removeDomain: rowsOf('company_domain'),
  removeDomainAsAdmin: rowsOf('company_domain'),
  renew: renewable('subjectId').replaceAll("'subjectId', id", "'endDate', null, 'subjectId', id"),
  replacePointOfContact: `select json_build_object('fromId', c.point_of_contact_id, 'toId', m.id, 'expectedCount', null)
    as given from customer c join team_member m on m.is_active and m.id <> c.point_of_contact_id limit 8`,
  requestErasureAsAdmin: `select json_build_object('email', email) as given from user_account
    where role = 'USER' and deactivated_at is null order by id desc limit 4`,
  requestRights: `select id as "userId", json_build_object('input',
      json_build_object('subject', 'INTEGRATIONS', 'departmentId', null, 'path', null)) as given from user_account
    where ${activeUser} and not 'INTEGRATIONS' = any (subjects) order by id desc limit 8`,
  requestTaskChanges: awaitingTask,
  resendEmailConfirmation: `select u.id as "userId", '{}'::json as given from email_confirmation c
    join user_account u on u.person_id = c.person_id limit 8`,
  resendInvitation: openInvitation,
  resendInvitationAsAdmin: openInvitation,
  retryBooking: rowsOf('invoice', 'number is null'),
  retryBulkRun: rowsOf('bulk_run', 'true', 'id', 'null'),
  revokeInvitation: openInvitation,
  revokeInvitationAsAdmin: openInvitation,
  revokeOwnApiToken: ownToken,
  rotateApiToken: ownToken,
  rotateOwnApiToken: ownToken,
  saveIntegrationSettings: `select customer_id as "customerId",
      json_build_object('installationId', installation_id, 'pluginId', plugin_id, 'version', null) as given
    from integration_instance where plugin_id = 'webhooks' limit 8`,
  saveRenewal: renewable('subjectId').replaceAll(
    "'subjectId', id",
    `'version', null, 'subjectId', id, 'input', json_build_object('ownerId', null)`,
  ),
  sendInvoice: rowsOf('invoice', 'number is not null'),
  sendReminder: rowsOf(
    'invoice',
    `kind = 'INVOICE' and method = 'INVOICE' and number is not null and open > 0 and due_on < ${TODAY} - 10`,
    'invoiceId',
  ),
  setDefaultView: viewOf("'list', list, 'viewId', id"),
  setUserRights: `select customer_id as "customerId", json_build_object('input', json_build_object('userId', id,
      'version', null, 'companyRole', 'MEMBER', 'subjects', null, 'departmentIds', null)) as given from user_account
    where ${activeUser} and company_role <> 'ADMINISTRATOR' order by id desc limit 8`,
  settlePurchase: `select customer_id as "customerId", json_build_object('purchaseId', purchase_id) as given
    from ledger_entry where method = 'CREDIT_CARD' and origin = 'CLIENT' order by id desc limit 8`,
  startTaskApproval: awaitingTask,
  stopImpersonating: `select 'impersonator' as kind, '{}'::json as given`,
  switchOffClipCardTopUp: topUp,
  undoAgreementDecision: rowsOf(
    'service_agreement',
    `${endsSoon('end_date')} and not ${undecided('service_agreement')}`,
    'agreementId',
  ),
  undoBulkRun: rowsOf('bulk_run', "state not in ('RUNNING', 'UNDOING')", 'id', 'null'),
  undoInvoicePayment: rowsOf(
    'invoice_payment',
    'undone_at is null and provider_id is null and not is_from_dinero and dinero_state is null',
    'paymentId',
  ),
  undoRenewalDecision: rowsOf('license', `${endsSoon('valid_until')} and not ${undecided('license')}`, 'licenseId'),
  undoTaskApproval: `select customer_id as "customerId", json_build_object('id', task_id) as given from task_approval
    order by approved_at desc limit 8`,
  unregisterFromEvent: placeOf(
    "r.user_id is not null and r.status <> 'CANCELLED' and e.ends_at > simulated.now()",
    "'eventId', e.id",
  ),
  updateAgreedPrice: `select json_build_object('id', id, 'version', null, 'input', json_build_object('item', item,
      'price', 45000, 'discountPercent', null, 'validFrom', valid_from, 'validUntil', null)) as given
    from agreed_price where withdrawn_at is null and valid_from > ${TODAY} order by id desc limit 8`,
  updateClipCard: `select json_build_object('id', id, 'version', null, 'changes',
      json_build_object('departmentId', department_id, 'userId', null, 'hours', 100, 'hoursUsed', null)) as given
    from clip_card where deleted_at is null order by id desc limit 8`,
  updatePriceList: `select json_build_object('id', id, 'version', null, 'input',
      ${PRICE_LIST} || jsonb_build_object('validFrom', valid_from)) as given
    from price_list where withdrawn_at is null and valid_from > ${TODAY} order by id desc limit 8`,
  updateServiceAgreement: `select json_build_object('id', id, 'version', null, 'changes',
      json_build_object('departmentId', department_id, 'userId', null, 'status', status)) as given
    from service_agreement where deleted_at is null order by id desc limit 8`,
  updateSavedView: viewOf("'id', id, 'version', version"),
  waiveReminderFee: rowsOf('reminder', 'fee_entry_id is not null and waived_at is null', 'reminderId'),
  withdrawAgreedPrice: rowsOf('agreed_price', `withdrawn_at is null and valid_from > ${TODAY}`),
  withdrawPriceList: rowsOf('price_list', `withdrawn_at is null and valid_from > ${TODAY}`, 'id', 'null'),
  withdrawPurchase: `select requested_by_id as "userId", json_build_object('id', id) as given from purchase_approval
    where status = 'PENDING' order by id desc limit 8`,
  withdrawRegulation: rowsOf('regulation', 'withdrawn_at is null', 'id', 'null'),
};

/** What has to be reached first for a mutation, which is often tried before it. */
export const preparations: Record<string, string> = {
  acceptInvitation: 'inviteUser',
  answerRightsRequest: 'requestRights',
  approveAccess: 'requestAccess',
  approvePurchase: 'AWAITING_APPROVAL',
  approveTask: AWAITING_TASK,
  cancelBulkRun: 'startBulkRun',
  cancelEmailChange: 'updateProfile',
  checkDomain: 'addDomain',
  confirmDomain: 'addDomain',
  confirmEmail: 'updateProfile',
  createPaymentLink: FAILED_CHARGE,
  deactivateColleague: 'createUser',
  declineAccess: 'requestAccess',
  declinePurchase: 'AWAITING_APPROVAL',
  deleteAnnouncement: 'createAnnouncement',
  deleteEvent: 'createEvent',
  deleteInstallation: 'createInstallation',
  deleteSavedView: 'createSavedView',
  deleteTeamMember: 'createTeamMember',
  downloadPersonalData: 'requestPersonalData',
  editTaskComment: 'addTaskComment',
  endAnnouncement: 'createAnnouncement',
  giveEventFeedback: 'registerForEvent',
  leaveEvent: 'registerForPublicEvent',
  moveOnWaitingList: 'joinWaitingList',
  holdInvoice: 'issueInvoices',
  leaveOutOfRegulation: 'planRegulation',
  pauseClipCardTopUp: 'setUpClipCardTopUp',
  reactivateColleague: 'deactivateColleague',
  removeDomain: 'addDomain',
  removeDomainAsAdmin: 'addDomain',
  replacePointOfContact: 'setPointOfContact',
  requestTaskChanges: AWAITING_TASK,
  resendEmailConfirmation: 'updateProfile',
  resendInvitation: 'inviteUser',
  resendInvitationAsAdmin: 'inviteUser',
  resetPassword: 'forgotPassword',
  retryBooking: 'issueInvoices',
  retryBulkRun: 'startBulkRun',
  revokeInvitation: 'inviteUser',
  revokeInvitationAsAdmin: 'inviteUser',
  revokeOwnApiToken: 'issueOwnApiToken',
  rotateOwnApiToken: 'issueOwnApiToken',
  sendInvoice: 'issueInvoices',
  sendReminder: MONTH_LATER,
  setDefaultView: 'createSavedView',
  setPointOfContact: 'createTeamMember',
  startLinkPayment: FAILED_CHARGE,
  startTaskApproval: AWAITING_TASK,
  stopImpersonating: 'impersonate',
  switchOffClipCardTopUp: 'setUpClipCardTopUp',
  undoBulkRun: 'startBulkRun',
  undoInvoicePayment: 'recordInvoicePayment',
  undoRenewalDecision: 'decideRenewal',
  undoAgreementDecision: 'decideAgreement',
  undoTaskApproval: 'startTaskApproval',
  unregisterFromEvent: 'registerForEvent',
  updateAgreedPrice: 'addAgreedPrice',
  updatePriceList: 'addPriceList',
  updateSavedView: 'createSavedView',
  waiveReminderFee: 'sendReminder',
  withdrawAgreedPrice: 'addAgreedPrice',
  withdrawPriceList: 'addPriceList',
  withdrawPurchase: 'AWAITING_APPROVAL',
  withdrawRegulation: 'planRegulation',
};
