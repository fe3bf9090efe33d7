import { addMonths, dateOf, lastDayOfTerm, momentOf } from '../../../../domain/basics/dates.ts';
import { formatHourCount } from '../../../../domain/basics/formatCount.ts';
import { ClipCardStatus, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { CLIP_CARD_MONTHS, clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import type { Demo } from '../../../demo/Demo.ts';
import type { DemoDepartment } from '../../../demo/DemoCompany.ts';
import { between, daysAgo, onWorkday } from '../../../demo/demoTime.ts';
import { newId } from '../../../platform/db/ids.ts';
import { ClipCard } from './ClipCard.ts';
import { HourEntry } from './HourEntry.ts';

const statuses = valuesOf(ClipCardStatus);
const descriptions = [
  'Opsætning af visninger og makroer',
  'Oplæring af nye medarbejdere',
  'Fejlsøgning i triggere',
] as const;

export const demo: Demo = {
  addToDepartment(department) {
    const { em, buyer, company, row, n } = department;
    if (!row.paymentMethod) return;
    const hours = department.pick([5, 10, 25, 50]);
    const status = department.pick(statuses);
    const { net, discountPercent } = clipCardPrice(firstPriceList, hours);
    const hoursUsed = status === 'USED' ? hours : status === 'ACTIVE' ? Math.floor(hours / 3) + 0.5 : 0;
    const boughtOn = addMonths(dateOf(daysAgo(17)), -(n % 5) - (status === 'USED' ? 4 : 0));
    const card = em.create(ClipCard, {
      ...buyer,
      hours,
      hoursUsed,
      discount: discountPercent,
      price: net,
      status,
      isBilled: true,
      expiresOn: lastDayOfTerm(boughtOn, CLIP_CARD_MONTHS),
      purchaseId: newId('clip'),
    });
    department.add(card, momentOf(boughtOn, '09:40'));
    company.addActivity(card, {
      entityType: 'clip_card',
      title: `Et klippekort med ${formatHourCount(hours)} er købt`,
    });
    addHourEntries(department, card);
  },
};

/** Adds hour entries to a card, whose sum is the used hours of the card. */
function addHourEntries(
  department: DemoDepartment,
  { customerId, id: clipCardId, hoursUsed, createdAt }: ClipCard,
): void {
  const minutes = hoursUsed * 60;
  const parts = [0.5, 0.3, 0.2].map((share) => Math.round((minutes * share) / 15) * 15);
  parts[0]! += minutes - parts.reduce((sum, part) => sum + part, 0);
  for (const [i, part] of parts.entries()) {
    if (part <= 0) continue;
    const moment = onWorkday(between(createdAt, (i + 1) / 4), createdAt);
    const entry = department.em.create(HourEntry, {
      customerId,
      clipCardId,
      minutes: part,
      workedOn: dateOf(moment),
      description: descriptions[i]!,
      loggedBy: 'Jonas Winther',
    });
    department.add(entry, moment);
  }
}
