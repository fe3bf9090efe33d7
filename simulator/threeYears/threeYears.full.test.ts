import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { firstPriceList } from '../../domain/money/prices.ts';
import { notifyRegulations } from '../../server/rooms/sales/renewals/notifyRegulations.ts';
import { runNightlyJob } from '../../server/rooms/sales/renewals/renewal.jobs.ts';
import { createTestApp, type TestApp } from '../../server/testing/createTestApp.ts';
import { SimulatedClock } from '../portal/SimulatedClock.ts';
import { Random } from '../Random.ts';
import {
  anyFigures,
  applyEvent,
  chooseEvent,
  eventKinds,
  purchasesAtBoundaries,
  type EventName,
  type LifeEvent,
} from './eventKinds.ts';
import { Life, plans, type Line, type PlanName, type Start } from './Life.ts';
import { mistakes } from './mistakes.ts';
import { playEvent, type PlayedCompany } from './playEvent.ts';
import { plusDays, theRules, type Rules } from './rules.ts';

const SEED = 2030;
/** Three months before the terms of agreements get the clause about regulation. */
const FIRST_DAY = '2026-10-05';
/** Includes 29 February 2028. */
const LAST_DAY = '2029-10-04';
const COMPANIES = 50;
/** The history takes half a minute on an idle machine, and several minutes on a busy one. */
const HANGING_AFTER_MS = 1_200_000;
/** Later than the job of the night in every part of the year. */
const NOON = 'T11:00:00Z';

let app: TestApp;
let clock: SimulatedClock;
let history: { day: string; events: LifeEvent[] }[];
let start: Start;
let life: Life;
let stored: string[];

beforeAll(async () => {
  clock = SimulatedClock.startingAt(new Date(FIRST_DAY + NOON));
  clock.install();
  app = await createTestApp({ rateLimit: 1_000_000_000, sessionIdleHours: 100_000 }, { runJobs: false, clock });
  start = firstDay(new Random(SEED));
  life = new Life(start);
  history = await playHistory();
  stored = (await storedLines()).map(lineText).toSorted();
}, HANGING_AFTER_MS);
afterAll(async () => {
  await app.close();
  clock.restore();
});

/** Companies that have bought nothing yet, and the price list of the portal. */
function firstDay(random: Random): Start {
  const { hourlyRate, volumeDiscounts, licenseTiers, yearlyDiscountPercent } = firstPriceList;
  return {
    day: FIRST_DAY,
    lists: [
      {
        validFrom: firstPriceList.validFrom,
        isWithdrawn: false,
        figures: {
          hourlyRate,
          steps: volumeDiscounts.map((step) => ({ ...step })),
          tiers: licenseTiers.map((tier) => ({ ...tier })),
          agreementPercent: yearlyDiscountPercent,
          planPrices: {},
          licencePercent: 0,
        },
      },
    ],
    companies: Array.from({ length: COMPANIES }, () => ({
      plan: random.pick(Object.keys(plans) as PlanName[]),
      interval: random.chance(0.5) ? ('MONTHLY' as const) : ('YEARLY' as const),
      term: random.pick([6, 12, 12, 24]),
      agreed: [],
      licences: [],
      agreements: [],
      orders: [],
    })),
  };
}

/** Plays every day in the portal and in the calculation. The calculation knows what can happen. */
async function playHistory() {
  const random = new Random(SEED + 1);
  const admin = await app.world.person({ role: 'ADMIN' });
  const session = { expiresAt: new Date('2031-01-01') };
  const stage = {
    app,
    adminToken: (await app.world.session(admin.id, session)).token,
    companies: await Promise.all(Array.from({ length: COMPANIES }, (_, index) => createCompany(index, session))),
  };
  const days: typeof history = [];
  let idleDays = 0;
  for (let day = FIRST_DAY; day <= LAST_DAY; day = plusDays(day, 1)) {
    if (day > FIRST_DAY) {
      await clock.jumpTo(new Date(`${day}T01:30:00Z`));
      // The days between run the job only every fourth time, which keeps the test short: what the portal bills too
      // early or too late still has another day than in the calculation.
      if (life.isSomethingDue(day) || idleDays === 3) {
        await runNightlyJob(app.portal.services, {} as never);
        await notifyRegulations(app.portal.services);
        idleDays = 0;
      } else idleDays += 1;
      life.startDay(day);
      await clock.jumpTo(new Date(day + NOON));
    }
    const events: LifeEvent[] = [];
    const happen = async (event: LifeEvent | undefined) => {
      if (!event) return;
      await playEvent(stage, event);
      applyEvent(life, event);
      events.push(event);
    };
    if (day === FIRST_DAY) await happen({ name: 'planPrices', details: firstUpcomingPrices(random) });
    for (const event of purchasesAtBoundaries(life)) await happen(event);
    // More happens on the last days of months, whose periods are the hardest to calculate.
    for (let left = random.below(2) + (day.slice(8) > '28' ? 3 : 0); left > 0; left -= 1)
      await happen(chooseEvent(life, random));
    days.push({ day, events });
  }
  companyIds = stage.companies.map(({ customerId }) => customerId);
  return days;
}

/** Licences have prices from the second day on. */
const firstUpcomingPrices = (random: Random) => ({ validFrom: plusDays(FIRST_DAY, 1), figures: anyFigures(random) });

let companyIds: string[];

async function createCompany(index: number, session: { expiresAt: Date }): Promise<PlayedCompany> {
  const { plan, interval, term } = start.companies[index]!;
  const buyer = await app.world.person();
  const { token } = await app.world.session(buyer.id, session);
  const departmentId = await app.world.department(buyer.customerId!);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  const subdomain = `firma-${index}-desk`;
  const fields = { subdomain, license_type: plan, payment_interval: interval, contract_term: term };
  const installationId = await app.world.installation(departmentId, fields);
  return { customerId: buyer.customerId!, departmentId, installationId, subdomain, buyer: { ...buyer, token } };
}

async function storedLines(): Promise<Line[]> {
  const rows = await app.db.sql<Line & { customer: string }>(
    `select customer_id as customer, (created_at at time zone 'Europe/Copenhagen')::date::text as day, subject,
       description as text, net, vat, gross from ledger_entry`,
  );
  return rows.map(({ customer, ...line }) => ({ ...line, company: companyIds.indexOf(customer) }));
}

const lineText = ({ company, day, subject, text, net, vat, gross }: Line) =>
  [company, day, subject, text, net, vat, gross].join(' | ');

/** The ledger of the same history by other rules. Undefined when what happened is not possible by them. */
function ledgerBy(rules: Partial<Rules>): string[] | undefined {
  const other = new Life(start, { ...theRules, ...rules });
  try {
    for (const { day, events } of history) {
      if (day > FIRST_DAY) other.startDay(day);
      for (const event of events) applyEvent(other, event);
    }
  } catch {
    return undefined;
  }
  return other.ledger.map(lineText).toSorted();
}

describe('three years of 50 companies', () => {
  test('leave the ledger that a plain calculation expects, to the øre', () => {
    expect(stored.length).toBeGreaterThan(400);
    expect(stored).toEqual(life.ledger.map(lineText).toSorted());
  });

  test('contain events of every kind, and entries of every kind of goods', () => {
    const names = new Set(history.flatMap(({ events }) => events.map(({ name }) => name)));
    expect([...names].toSorted()).toEqual((Object.keys(eventKinds) as EventName[]).toSorted());
    expect(new Set(life.ledger.map(({ subject }) => subject)).size).toBe(3);
    expect(life.ledger.some(({ text }) => text.includes('29. feb. 2028'))).toBe(true);
  });

  test('can be calculated again from the events', () => {
    expect(ledgerBy({})).toEqual(stored);
  });

  test.each(Object.entries(mistakes))('show it when %s', (_, rules) => {
    expect(ledgerBy(rules)).not.toEqual(stored);
  });
});
