import { sql } from 'kysely';
import { addDays, addMonths, dateOf, lastDayOfTerm, momentOf } from '../../../../domain/basics/dates.ts';
import { CLIP_CARD_MONTHS, clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import type { Demo, DemoWrite } from '../../../demo/Demo.ts';
import { backdate } from '../../../demo/demoTime.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { HourEntry } from '../clipCards/HourEntry.ts';

/** A department's used hours, from the month after the purchase of a card on, in minutes. */
interface Story {
  hours: number;
  work: string;
  monthly: readonly number[];
}

/** Steady support, a new shop that opens in the fifth month, and a department that has only just begun. */
const stories: readonly Story[] = [
  {
    hours: 50,
    work: 'Løbende rettelser af makroer og visninger',
    monthly: [180, 210, 150, 240, 405, 300, 195, 180, 210, 225, 180, 240],
  },
  {
    hours: 75,
    work: 'Opsætning af webshoppens henvendelser',
    monthly: [0, 60, 360, 780, 1_350, 615, 240, 120, 90, 0, 150, 105],
  },
  { hours: 10, work: 'Oplæring af nye medarbejdere', monthly: [0, 0, 0, 0, 0, 0, 0, 90, 150, 120, 60, 75] },
];

/** Gives the departments of the demo's customer a card each that expired last month, and a year of its hours. */
export const demo: Demo = { addOnce: addYearOfHours };

async function addYearOfHours({ write: { em }, customer, customerId }: DemoWrite): Promise<void> {
  const departments = await runIn(
    em,
    sql<{ id: string }>`
      select id from department where customer_id = ${customerId} order by id limit ${stories.length}`,
  );
  const boughtOn = addMonths(dateOf(), -CLIP_CARD_MONTHS - 1);
  for (const [i, { id: departmentId }] of departments.entries()) {
    const { hours, work, monthly } = stories[i]!;
    const { net, discountPercent } = clipCardPrice(firstPriceList, hours);
    const card = backdate(
      em.create(ClipCard, {
        customerId,
        departmentId,
        userId: customer.id,
        hours,
        hoursUsed: monthly.reduce((sum, minutes) => sum + minutes, 0) / 60,
        discount: discountPercent,
        price: net,
        status: 'USED',
        isBilled: true,
        expiresOn: lastDayOfTerm(boughtOn, CLIP_CARD_MONTHS),
        purchaseId: newId(ClipCard.idPrefix),
      }),
      momentOf(boughtOn, '10:05'),
    );
    for (const [month, minutes] of monthly.entries()) {
      if (minutes === 0) continue;
      const workedOn = addDays(addMonths(boughtOn, month), 3 + ((month * 5 + i * 7) % 20));
      const entry = { customerId, clipCardId: card.id, workedOn, description: work, loggedBy: 'Jonas Winther' };
      const enteredAt = momentOf(workedOn, '15:30');
      // Part of the time of the launch was entered twice, and given back.
      const isCorrected = minutes === Math.max(...monthly) && i === 1;
      backdate(em.create(HourEntry, { ...entry, minutes: isCorrected ? minutes + 45 : minutes }), enteredAt);
      if (isCorrected)
        backdate(
          em.create(HourEntry, { ...entry, minutes: -45, reason: 'Mødet var skrevet på to gange' }),
          momentOf(addDays(workedOn, 1), '09:10'),
        );
    }
  }
}
