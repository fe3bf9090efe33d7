/** A mistake that is put into the code on purpose, to see whether the simulation notices it. */
export interface Mutant {
  name: string;
  file: string;
  /** Text that occurs once in the file. */
  from: string;
  to: string;
}

export const mutants: Mutant[] = [
  {
    name: 'two admins may demote each other at the same moment',
    file: 'server/rooms/identity/users/lastAdmin.service.ts',
    from: "await takeLock(write, 'admins');",
    to: '',
  },
  {
    name: 'every employee reads the tasks',
    file: 'server/platform/db/migrations/129_employees.ts',
    from: "'task_sync',\n    ],\n    reads: 'SUPPORT',",
    to: "'task_sync',\n    ],\n    reads: EVERYBODY,",
  },
  {
    name: 'every employee does the work of support',
    file: 'server/platform/access/policy.ts',
    from: "support: (viewer: Viewer) => isEmployeeIn(viewer, ['SUPPORT']),",
    to: 'support: (viewer: Viewer) => isEmployeeIn(viewer, EVERY_EMPLOYEE),',
  },
  {
    name: 'the search shows invoices to every employee',
    file: 'server/platform/db/migrations/129_employees.ts',
    from: "when kind = 'INVOICE' then 'BOOKKEEPING'",
    to: "when kind = 'INVOICE' then '${EVERYBODY}'",
  },
  {
    name: 'an impersonation keeps no reason',
    file: 'server/rooms/identity/auth/impersonation.service.ts',
    from: 'target: id, detail: reason });',
    to: 'target: id });',
  },
  {
    name: 'a company sees the incidents of other installations',
    file: 'server/rooms/partners/serviceStatus/serviceNotice.reads.ts',
    from: 'or i.id = any(s.incident_ids)))',
    to: 'or i.id <> all(s.incident_ids)))',
  },
  {
    name: 'an incident that has ended is kept',
    file: 'server/rooms/partners/serviceStatus/readStatus.ts',
    from: 'await runIn(em, sql`delete from zendesk_incident where kind = ${kind} and last_seen_at < now()`);',
    to: '',
  },
  {
    name: 'an erasure leaves the activities of the person',
    file: 'server/rooms/backOffice/personalData/companySources.ts',
    from: 'actor_name: sql`case when t.actor_id = p.id then ${REPLACEMENT} else t.actor_name end`,',
    to: 'actor_name: sql`t.actor_name`,',
  },
  {
    name: 'an admin confirms the erasure of themselves',
    file: 'server/rooms/backOffice/personalData/erasure.service.ts',
    from: 'if (own) throw',
    to: 'if (own && !request) throw',
  },
  {
    name: 'a code of an authenticator app signs in twice',
    file: 'server/rooms/identity/secondFactors/codes.service.ts',
    from: 'and last_step < ${step} and confirmed_at is not null returning person_id`,',
    to: 'and last_step <= ${step} and confirmed_at is not null returning person_id`,',
  },
  {
    name: 'an account keeps the name that its person had',
    file: 'server/platform/db/migrations/124_persons.ts',
    from: 'update user_account set name = new.name, email = new.email,',
    to: 'update user_account set email = new.email,',
  },
  {
    name: 'the database does not keep departments and clip cards of companies apart',
    file: 'simulator/portal/startDatabase.ts',
    from: 'await queryDatabase(superuserUrl, recordForeignWrites);',
    to:
      'await queryDatabase(superuserUrl, recordForeignWrites);' +
      "await queryDatabase(superuserUrl, 'alter table department disable row level security');" +
      "await queryDatabase(superuserUrl, 'alter table clip_card disable row level security');",
  },
  {
    name: 'a purchase does not wait for another purchase of the department',
    file: 'server/rooms/sales/purchases/purchase.service.ts',
    from: '{ lockMode: LockMode.PESSIMISTIC_WRITE },',
    to: '{},',
  },
  {
    name: 'a purchase stores no acceptance of the terms',
    file: 'server/rooms/sales/purchases/purchase.service.ts',
    from: ': recordAcceptance(ctx, write, { customerId, document: terms.document, subjectId, description }),',
    to: ': undefined,',
  },
  {
    name: 'a purchase does not wait for an approval',
    file: 'server/rooms/sales/purchases/purchase.service.ts',
    from: 'const heldBy = await limitHolding(write, rule, commitment);',
    to: 'const heldBy = await limitHolding(write, rule, 0);',
  },
  {
    name: 'licences that arrive in a department are not billed',
    file: 'server/rooms/sales/serviceAgreements/billing.service.ts',
    from: 'if (!net) return undefined;',
    to: 'return undefined;',
  },
  {
    name: 'a regulation is applied twice',
    file: 'server/rooms/sales/regulation/applyRegulation.service.ts',
    from: '[...agreement.regulations, applied.percent]',
    to: '[...agreement.regulations, applied.percent, applied.percent]',
  },
  {
    name: 'an agreement is ordered without waiting for the search for an earlier one',
    file: 'server/rooms/sales/serviceAgreements/agreementPurchase.service.ts',
    from: 'if (!isAdditional) await assertNoOpenAgreement(write, departmentId);',
    to: 'if (!isAdditional) void assertNoOpenAgreement(write, departmentId).catch(() => undefined);',
  },
  {
    name: 'a message about a new user is sent twice',
    file: 'server/rooms/identity/users/userCreatedWebhook.service.ts',
    from: 'if (customerId) webhook({',
    to: 'for (const time of [1, 2]) if (customerId && time) webhook({',
  },
  {
    name: 'a full event still accepts registrations',
    file: 'server/rooms/events/events/places.service.ts',
    from: 'and (${places} <= 0 or capacity is null or registration_count < capacity)',
    to: 'and ${places} < 2',
  },
  {
    name: 'a cancelled registration keeps its place in the count',
    file: 'server/rooms/events/events/places.service.ts',
    from: 'if (places || waiting) {',
    to: 'if (places > 0 || waiting) {',
  },
  {
    name: 'a charge has another idempotency key each time',
    file: 'server/rooms/money/payments/settle.service.ts',
    from: 'return stripe.charge({ entryId,',
    to: 'return stripe.charge({ entryId: `${entryId}${Date.now()}`,',
  },
  {
    name: 'an undecided charge is reported as paid',
    file: 'server/rooms/money/payments/settle.service.ts',
    from: "if (outcome.status === 'PAID' && entry.status !== 'PAID') {",
    to: "if (outcome.status !== 'FAILED' && entry.status !== 'PAID') {",
  },
  {
    name: 'VAT is not added to the amount',
    file: 'server/rooms/money/payments/ledgerEntry.service.ts',
    from: 'gross: input.net + vat,',
    to: 'gross: input.net,',
  },
  {
    name: 'VAT is one percent too low',
    file: 'domain/basics/money.ts',
    from: 'export const VAT_PERCENT = 25;',
    to: 'export const VAT_PERCENT = 24;',
  },
  {
    name: 'a card that an admin activates is not billed',
    file: 'server/rooms/sales/clipCards/clipCard.service.ts',
    from: 'if (!card.price) return undefined;',
    to: 'return undefined;',
  },
  {
    name: 'an agreement is billed one day late',
    file: 'server/rooms/sales/serviceAgreements/billing.service.ts',
    from: 'and start_date + make_interval(months => billed_months) <= ${today}',
    to: 'and start_date + make_interval(months => billed_months) < ${today}',
  },
  {
    name: 'a period is billed without being marked as billed',
    file: 'server/rooms/sales/serviceAgreements/billing.service.ts',
    from: 'agreement.billedMonths += period.months;',
    to: 'agreement.billedMonths += 0;',
  },
  {
    name: 'an entry that is marked as paid does not make its goods usable',
    file: 'server/rooms/money/payments/markPaid.service.ts',
    from: 'await markEntryPaid(write, services, entry);',
    to: "Object.assign(entry, { status: 'PAID' });",
  },
  {
    name: 'everybody who has signed in may administer',
    file: 'server/platform/access/policy.ts',
    from: 'administer: (viewer: Viewer) => isEmployeeIn(viewer, []),',
    to: "administer: (viewer: Viewer) => viewer.kind === 'session',",
  },
  {
    name: 'everybody in a company sees all subjects',
    file: 'server/platform/db/migrations/126_rights.ts',
    from: "select coalesce(is_listed('app.subjects', subject), false)",
    to: 'select subject is not null',
  },
  {
    name: 'the departments of a scope are not set in the database',
    file: 'server/platform/access/viewer.ts',
    from: '  scope: viewer.scope,',
    to: '  scope: { ...viewer.scope, departmentIds: null },',
  },
  {
    name: 'a preview has the scope of the administrator',
    file: 'server/platform/access/previewedCaller.ts',
    from: 'scope: { subjects: user.subjects, departmentIds: user.department_ids },',
    to: 'scope,',
  },
  {
    name: 'the last administrator of a company may lose the role',
    file: 'server/rooms/identity/users/administrators.service.ts',
    from: 'if (!own) return;',
    to: 'return;',
  },
  {
    name: 'a call acts in the company in which the session began',
    file: 'server/platform/access/identify.ts',
    from: 'select * from session_of($1, $2) f',
    to: 'select * from session_of($1, nullif($2::text, $2::text)) f',
  },
  {
    name: 'the end of a membership ends all sessions of the person',
    file: 'server/rooms/identity/auth/session.service.ts',
    from: 'and case when s.actor_id is null then not exists (',
    to: 'and case when s.actor_id is null then true or not exists (',
  },
  {
    name: 'an administrator renames a person of another company as well',
    file: 'server/platform/db/migrations/125_memberships.ts',
    from: 'where other.person_id = c.person_id and other.id <> account and other.deactivated_at is null)),',
    to: 'where other.person_id = c.person_id and other.id <> account and false)),',
  },
  {
    name: 'a token that may only read can also write',
    file: 'server/platform/access/policy.ts',
    from: "if (viewer.kind === 'token' && !viewer.canWrite) {",
    to: "if (viewer.kind === 'token' && !viewer) {",
  },
  {
    name: 'a card counts one minute more than each of its entries',
    file: 'server/rooms/sales/clipCards/bookHours.service.ts',
    from: 'card.addWork(minutes);',
    to: 'card.addWork(minutes + 1);',
  },
  {
    name: 'a draft at the accounting provider is created again when the answer was lost',
    file: 'server/rooms/money/dinero/createAtDineroOnce.ts',
    from: 'if (found) return found;',
    to: '',
  },
  {
    name: 'a mail that could not be sent is never tried again',
    file: 'server/platform/mail/mail.room.ts',
    from: "'mail.sweep': { handler: sweepMail, schedule: '* * * * *' },",
    to: "'mail.sweep': { handler: async () => undefined, schedule: '* * * * *' },",
  },
  {
    name: 'payments with an unknown outcome are never settled',
    file: 'server/rooms/money/payments/payments.room.ts',
    from: "'payments.settle': { handler: settlePayments, schedule: '* * * * *' },",
    to: "'payments.settle': { handler: async () => undefined, schedule: '* * * * *' },",
  },
  {
    name: 'an idempotency key is accepted for other content',
    file: 'server/platform/idempotency/Idempotency.ts',
    from: 'if (stored && stored.fingerprint !== fingerprint)',
    to: 'if (stored && stored.fingerprint === undefined)',
  },
  {
    name: 'the answer of a repeated call comes from another caller with the same key',
    file: 'server/platform/idempotency/Idempotency.ts',
    from: "const id = this.#hmac(['call', callerNamespace(call), call.key]);",
    to: "const id = this.#hmac(['call', call.key]);",
  },
  {
    name: 'a failed purchase leaves its card usable',
    file: 'server/rooms/sales/clipCards/clipCardGoods.ts',
    from: "onFailed: (write: Write, { subjectId }: ClipCardEntry) => setStatus(write, subjectId, 'CANCELLED'),",
    to: "onFailed: (write: Write, { subjectId }: ClipCardEntry) => setStatus(write, subjectId, 'ACTIVE'),",
  },
  {
    name: 'a changed licence is not reported to open screens',
    file: 'server/rooms/sales/licenses/license.service.ts',
    from: "write.publish({ topic: 'license.changed', id, customerId });",
    to: '',
  },
  {
    name: 'a completed request adds one seat too many',
    file: 'server/rooms/sales/licenses/licenseRequest.service.ts',
    from: 'active.addSeats(seats.quantity);',
    to: 'active.addSeats(seats.quantity + 1);',
  },
  {
    name: 'an object that is deleted leaves its external ids',
    file: 'server/platform/db/migrations/096_external_ids.ts',
    from: 'delete from external_reference where customer_id = new.customer_id and node_id = new.node_id;',
    to: 'perform 1;',
  },
  {
    name: 'a page of changes ends at the present, although older changes are not committed yet',
    file: 'server/platform/graphql/sync.ts',
    from: 'sql<string>`synced_until()`',
    to: 'sql<string>`clock_timestamp()`',
  },
  {
    name: 'deletions of departments and clip cards are not recorded',
    file: 'simulator/portal/startDatabase.ts',
    from: 'await queryDatabase(superuserUrl, recordForeignWrites);',
    to:
      'await queryDatabase(superuserUrl, recordForeignWrites);' +
      "await queryDatabase(superuserUrl, 'drop trigger record_deleted_node_of_department on department');" +
      "await queryDatabase(superuserUrl, 'drop trigger record_deleted_node_by_update_of_clip_card on clip_card');",
  },
  {
    name: 'changes of departments and clip cards do not set the time of the change',
    file: 'simulator/portal/startDatabase.ts',
    from: 'await queryDatabase(superuserUrl, recordCauses);',
    to:
      'await queryDatabase(superuserUrl, recordCauses);' +
      "await queryDatabase(superuserUrl, 'drop trigger department_changed_at on department');" +
      "await queryDatabase(superuserUrl, 'drop trigger clip_card_changed_at on clip_card');",
  },
  {
    name: 'a message is not signed by the replaced secret while that one is valid',
    file: 'server/rooms/partners/integrations/webhooks/webhookSettings.ts',
    from: '[current, isOverlap(previousSecretEndsAt, now) && previous]',
    to: '[current, isOverlap(previousSecretEndsAt, now) && undefined && previous]',
  },
  {
    name: 'companies share the contents of their files',
    file: 'server/rooms/work/files/upload.service.ts',
    from: 'write.em.findOne(FileContent, { customerId, sha256 })',
    to: 'write.em.findOne(FileContent, { sha256 })',
  },
  {
    name: 'an upload may exceed the quota of its company',
    file: 'server/rooms/work/files/upload.service.ts',
    from: 'if (used + size > quota) {',
    to: 'if (used > quota) {',
  },
  {
    name: 'a link of a file opens for everybody who has it',
    file: 'server/rooms/work/files/serveFiles.ts',
    from: 'if (request.headers.authorization) {',
    to: 'if (!link.holder) {',
  },
  {
    name: 'a deleted file leaves its content',
    file: 'server/rooms/work/files/deleteFile.service.ts',
    from: 'if (!contentId) return',
    to: 'if (contentId) return []; else return',
  },
  {
    name: 'an upload is complete without its bytes in the store',
    file: 'server/rooms/work/files/serveUploads.ts',
    from: 'await files.keep(id, storeKey);',
    to: 'await files.forget(id);',
  },
];
