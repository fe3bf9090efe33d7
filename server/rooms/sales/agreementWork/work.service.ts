import { LockMode } from '@mikro-orm/postgresql';
import { formatWorkedTime } from '../../../../domain/sales/formatWorkedTime.ts';
import { agreementWorkForm } from '../../../../domain/sales/validation/serviceAgreements.ts';
import type { Context } from '../../../platform/context.ts';
import { findEarlierEntry, retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { notFound } from '../../../platform/errors.ts';
import { parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { AgreementWork } from './AgreementWork.ts';
import { workChange } from './work.reads.ts';
import type { AgreementWorkInput } from './work.types.ts';

/** Enters work on a service agreement. `requestId` makes a repeated call return the first entry. */
export async function logAgreementWork(
  ctx: Context,
  agreementId: string,
  { requestId: key, ...input }: AgreementWorkInput,
) {
  const requestId = key ? parseIdempotencyKey('requestId', key) : null;
  const form = parseInput(agreementWorkForm, input);
  const work = await retryOnUniqueViolation(['agreement_work_request_id_unique'], () =>
    ctx.writeAsAdmin('sell', async (write) => {
      const agreement = await write.em.findOne(
        ServiceAgreement,
        { id: agreementId, deletedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!agreement) throw notFound('Serviceaftalen findes ikke');
      const earlier = await findEarlierEntry(write.em, AgreementWork, { ...form, agreementId, requestId });
      if (earlier) return { id: earlier.id };
      const { customerId } = agreement;
      const logged = write.em.create(AgreementWork, {
        workedOn: form.workedOn,
        minutes: form.minutes,
        description: form.description,
        customerId,
        agreementId,
        requestId,
        loggedBy: ctx.viewer.name,
      });
      await recordActivity(write, actorOf(ctx.viewer), {
        customerId,
        entityType: 'service_agreement_work',
        entityId: agreementId,
        title: `${formatWorkedTime(form.minutes)} arbejde på serviceaftalen`,
        description: form.description,
      });
      write.publish({ topic: 'service-agreement.changed', id: agreementId, customerId });
      return { id: logged.id };
    }),
  );
  return workChange(ctx.admin, work.id);
}
