import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Demo } from '../../../demo/Demo.ts';
import { between, onWorkday } from '../../../demo/demoTime.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { AgreementWork } from './AgreementWork.ts';

const descriptions = [
  ['Gennemgang af triggere efter opdatering', 'Svar om brugerroller og adgang'],
  ['Rettet e-mailvideresendelse', 'Kvartalsvist eftersyn af opsætningen', 'Hjælp til ny rapport'],
] as const;

export const demo: Demo = {
  addToDepartment(department) {
    const { em, n } = department;
    const work = department.pick(descriptions);
    for (const { id: agreementId, customerId, status, createdAt } of department.rowsOf(ServiceAgreement)) {
      if (status !== 'ACTIVE') continue;
      for (const [i, description] of work.entries()) {
        const moment = onWorkday(between(createdAt, (i + 1) / (work.length + 1)), createdAt);
        const entry = em.create(AgreementWork, {
          customerId,
          agreementId,
          workedOn: dateOf(moment),
          minutes: 30 + ((n + i) % 5) * 15,
          description,
          loggedBy: 'Jonas Winther',
        });
        department.add(entry, moment);
      }
    }
  },
};
