import { LockMode } from '@mikro-orm/postgresql';
import { agreementWorkForm } from '../../domain/validation/serviceAgreements.ts';
import { hoursText } from '../../domain/workedTime.ts';
import { doerOf, recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { enteredBefore, onceUnder } from '../db/askedTwice.ts';
import { notFound } from '../errors.ts';
import { idempotencyKey, valid } from '../graphql/validation.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { AgreementWork } from './AgreementWork.ts';
import type { AgreementWorkInput } from './work.inputs.ts';
import { workChange } from './work.reads.ts';

/** Enters work on a service agreement. `requestId` makes a repeated call return the first entry. */
export async function logAgreementWork(
  ctx: Context,
  agreementId: string,
  { requestId: key, ...input }: AgreementWorkInput,
) {
  const requestId = key ? idempotencyKey('requestId', key) : null;
  const form = valid(agreementWorkForm, input);
  const work = await onceUnder(['agreement_work_request_id_unique'], () =>
    ctx.writeAsAdmin(async (write) => {
      const agreement = await write.em.findOne(
        ServiceAgreement,
        { id: agreementId, deletedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!agreement) throw notFound('Serviceaftalen findes ikke');
      const earlier = await enteredBefore(write.em, AgreementWork, { ...form, agreementId, requestId });
      if (earlier) return { id: earlier.id };
      const { customerId } = agreement;
      const logged = Object.assign(new AgreementWork(), form, {
        customerId,
        agreementId,
        requestId,
        loggedBy: ctx.viewer.name,
      });
      write.em.persist(logged);
      await recordActivity(write, doerOf(ctx.viewer), {
        customerId,
        entityType: 'service_agreement_work',
        entityId: agreementId,
        title: `${hoursText(form.minutes)} arbejde på serviceaftalen`,
        description: form.description,
      });
      write.publish({ topic: 'service-agreement.changed', id: agreementId, customerId });
      return { id: logged.id };
    }),
  );
  return workChange(ctx.admin, work.id);
}
