import { LockMode } from '@mikro-orm/postgresql';
import { addMonths, formatDate } from '../../../../domain/basics/dates.ts';
import { formatDecimal } from '../../../../domain/basics/formatCount.ts';
import { isRegulatedOn, REGULATION_MONTHS } from '../../../../domain/sales/regulation.ts';
import { regulationForm } from '../../../../domain/sales/validation/regulation.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { agreementChange } from '../serviceAgreements/agreement.reads.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { AgreementRegulation } from './AgreementRegulation.ts';
import { regulationChange } from './regulation.reads.ts';
import { Regulation } from './Regulation.ts';
import type { RegulationInput } from './regulation.types.ts';

/** Plans a regulation. Throws BAD_USER_INPUT when another one is less than twelve months away. */
export async function planRegulation(ctx: Context, input: RegulationInput) {
  const form = parseInput(regulationForm, input);
  const id = await ctx.writeAsAdmin('administer', async (write) => {
    await lockRegulations(write);
    const { em } = write;
    const near = await em.findOne(Regulation, {
      withdrawnAt: null,
      validFrom: {
        $gt: addMonths(form.validFrom, -REGULATION_MONTHS),
        $lt: addMonths(form.validFrom, REGULATION_MONTHS),
      },
    });
    if (near) {
      const message = `Der er allerede en regulering fra ${formatDate(near.validFrom)}.`;
      throw badInput({ validFrom: `${message} Vælg en dag mindst et år derfra.` }, 'NOT_ALLOWED');
    }
    const regulation = em.create(Regulation, { ...form, createdById: ctx.person.userId, createdAt: new Date() });
    await em.flush();
    await recordRegulation(ctx, write, 'PRICES_PLANNED', regulation);
    return regulation.id;
  });
  return regulationChange(ctx.admin, id);
}

/** Withdraws a regulation. Throws CONFLICT once a company was told about it. */
export async function withdrawRegulation(ctx: Context, id: string) {
  await ctx.writeAsAdmin('administer', async (write) => {
    await lockRegulations(write);
    const regulation = await write.em.findOne(Regulation, { id });
    if (!regulation) throw notFound('Reguleringen findes ikke');
    if (regulation.withdrawnAt) return;
    if (await write.em.count(AgreementRegulation, { regulationId: id, state: { $in: ['NOTIFIED', 'APPLIED'] } }))
      throw conflict('Der er sendt varsler, så reguleringen kan ikke trækkes tilbage. Aftaler kan holdes udenfor.');
    regulation.withdrawnAt = new Date();
    await recordRegulation(ctx, write, 'PRICES_WITHDRAWN', regulation);
  });
  return regulationChange(ctx.admin, id);
}

/** Leaves an agreement out of a regulation, or takes it in again. Throws CONFLICT once its company was told. */
export async function leaveOutOfRegulation(
  ctx: Context,
  regulationId: string,
  agreementId: string,
  isLeftOut: boolean,
) {
  await ctx.writeAsAdmin('sell', async (write) => {
    const { em } = write;
    // The lock keeps the notice of a parallel job apart.
    const agreement = await em.findOne(
      ServiceAgreement,
      { id: agreementId, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const regulation = await em.findOne(Regulation, { id: regulationId, withdrawnAt: null });
    if (!agreement || !regulation) throw notFound('Reguleringen eller aftalen findes ikke');
    if (!isRegulatedOn(regulation.validFrom, agreement.endDate))
      throw conflict('Aftalen fornyes ikke i reguleringens tid.');
    const { customerId, endDate } = agreement;
    const stored = await em.findOne(AgreementRegulation, { regulationId, agreementId });
    if (stored && stored.state !== 'LEFT_OUT') throw conflict('Kunden er varslet om den nye pris.');
    if (isLeftOut === Boolean(stored)) return;
    if (stored) em.remove(stored);
    else
      em.create(AgreementRegulation, {
        regulationId,
        agreementId,
        customerId,
        endDate,
        state: 'LEFT_OUT',
        changedAt: new Date(),
      });
    await recordAudit(write, ctx, {
      action: 'PRICES_PLANNED',
      target: agreementId,
      detail: isLeftOut ? 'Holdt uden for regulering' : 'Med i regulering igen',
    });
    write.publish({ topic: 'regulation.changed', id: regulationId, customerId: null });
    write.publish({ topic: 'service-agreement.changed', id: agreementId, customerId });
  });
  return agreementChange(ctx.admin, agreementId);
}

/** Plans and withdrawals run one after the other, so that two of them never overlap. */
const lockRegulations = (write: Write) => takeLock(write, 'regulation');

async function recordRegulation(
  ctx: Context,
  write: Write,
  action: 'PRICES_PLANNED' | 'PRICES_WITHDRAWN',
  { id, percent, validFrom }: Regulation,
): Promise<void> {
  const detail = `Regulering på ${formatDecimal(percent / 100)} % fra ${formatDate(validFrom)}`;
  await recordAudit(write, ctx, { action, target: id, detail });
  write.publish({ topic: 'regulation.changed', id, customerId: null });
}
