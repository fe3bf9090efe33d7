import { sql } from 'kysely';
import { formatExact, VAT_PERCENT } from '../../../../domain/basics/money.ts';
import { labelOf, PaymentMethod, type LedgerSubject } from '../../../../domain/basics/vocabulary.ts';
import { personOf } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Recipient } from '../../../platform/mail/outgoing.ts';
import type { Services } from '../../../platform/services.ts';
import { findBillingEmail } from '../../companies/departments/billingEmail.reads.ts';
import { Department } from '../../companies/departments/Department.ts';
import { type Facts } from '../../money/ledger/facts.mails.ts';
import type { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { requesterOf, type ApprovalRow } from '../approvals/approval.reads.ts';
import { latestAcceptance } from '../terms/terms.service.ts';
import type { TermsAcceptance } from '../terms/TermsAcceptance.ts';
import { approvedByFact, orderConfirmedMail } from './orderConfirmed.mails.ts';

/** The person whose order is confirmed, and who approved it; no person for an order of a program. */
export interface ConfirmedBuyer {
  person: Recipient | undefined;
  approvedBy?: string | undefined;
}

/** Reads the recipient of a confirmation: the caller, or the buyer of an order that the caller approves. */
export async function buyerToConfirm(
  ctx: Context,
  approval: Pick<ApprovalRow, 'requestedById'> | undefined,
): Promise<ConfirmedBuyer> {
  if (!approval) return { person: personOf(ctx.viewer) };
  return { person: await requesterOf(ctx, approval.requestedById), approvedBy: ctx.viewer.name };
}

/** The recipient of a confirmation. An order of a program is confirmed to the billing address of the department. */
export async function recipientOf(
  write: Pick<Write, 'em'>,
  { person }: ConfirmedBuyer,
  { id, contactPerson }: Department,
): Promise<Recipient | undefined> {
  if (person) return person;
  const email = await findBillingEmail(write, id);
  return email ? { name: contactPerson, email } : undefined;
}

interface ConfirmedOrder {
  subject: LedgerSubject;
  subjectId: string;
  department: Department;
  /** Null when the goods were free. */
  entry: Pick<LedgerEntry, 'net' | 'vat' | 'gross' | 'method'> | null;
  acceptance: TermsAcceptance | undefined;
  description: string;
}

/** Mails the buyer what was bought, its price and period, and the terms that were accepted. */
export async function confirmOrder(
  write: Write,
  { config, goods }: Pick<Services, 'config' | 'goods'>,
  buyer: ConfirmedBuyer,
  { subject, subjectId, department, entry, acceptance, description }: ConfirmedOrder,
): Promise<void> {
  const to = await recipientOf(write, buyer, department);
  const described = to && (await goods[subject].describe?.(write, subjectId));
  if (!described) return;
  const { facts, screen } = described;
  write.mail(
    orderConfirmedMail(config, to, {
      customerId: department.customerId,
      description,
      facts: [
        ['Afdeling', department.name],
        ...facts,
        ...approvedByFact(buyer.approvedBy),
        ...(entry ? priceFacts(entry) : freeFacts),
      ],
      screen,
      acceptance,
    }),
  );
}

/** Confirms a purchase whose card payment has succeeded. Needs the role of the system, which reads the approval. */
export async function confirmPaidPurchase(write: Write, entry: LedgerEntry, services: Services): Promise<void> {
  const { em } = write;
  const { subject, subjectId, departmentId, customerId, description } = entry;
  if (!services.goods[subject].describe || entry.origin !== 'CLIENT') return;
  const acceptance = await latestAcceptance(em, subjectId);
  if (!acceptance) return;
  const [person] = await runIn(
    em,
    sql<Recipient>`
      select name, email from user_account where id = ${acceptance.acceptedById} and customer_id = ${customerId}
        and deactivated_at is null`,
  );
  const [approval] = await runIn(
    em,
    sql<{ decided_by: string | null }>`select decided_by from purchase_approval where subject_id = ${subjectId}`,
  );
  const department = await em.findOneOrFail(Department, { id: departmentId });
  const buyer = { person, approvedBy: approval?.decided_by ?? undefined };
  await confirmOrder(write, services, buyer, { subject, subjectId, department, entry, acceptance, description });
}

const freeFacts: Facts = [['Pris', formatExact(0)]];

const priceFacts = ({ net, vat, gross, method }: Pick<LedgerEntry, 'net' | 'vat' | 'gross' | 'method'>): Facts => [
  ['Pris ekskl. moms', formatExact(net)],
  [`Moms ${VAT_PERCENT} %`, formatExact(vat)],
  ['I alt', formatExact(gross)],
  ['Betaling', labelOf(PaymentMethod, method)],
];
