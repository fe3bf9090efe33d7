import type { Random } from '../Random.ts';
import {
  plans,
  type Agreed,
  type Agreement,
  type Company,
  type Figures,
  type Item,
  type Licence,
  type Life,
  type PlanName,
  type Regulation,
} from './Life.ts';
import { plusDays, type Interval } from './rules.ts';

/** A kind of event: how often it happens, when it can, and what it means for the ledger. */
interface EventKind<Details> {
  weight: number;
  /** Chooses an event that the portal must accept today; undefined when there is none. */
  choose: (life: Life, random: Random) => Details | undefined;
  apply: (life: Life, details: Details) => void;
}

const kind = <Details>(definition: EventKind<Details>): EventKind<Details> => definition;

const LICENCE_NOTICE_DAYS = 30;
const AGREEMENT_NOTICE_MONTHS = 3;
const intervals: Interval[] = ['MONTHLY', 'YEARLY'];
const planNames = Object.keys(plans) as PlanName[];
const itemNames: Item[] = ['HOURLY_RATE', 'SERVICE_AGREEMENT', ...planNames];
/** Hours at and around the steps of the discounts. */
const usualHours = [1, 9, 10, 11, 24, 25, 26, 49, 50, 74, 75, 100];

/** Rows of companies that meet a condition, with the numbers by which events name them. */
function rowsOf<Row>(
  { companies }: Life,
  rowsIn: (company: Company) => Row[],
  isWanted: (row: Row, company: Company) => boolean,
): { company: number; index: number }[] {
  return companies.flatMap((each, company) =>
    rowsIn(each).flatMap((row, index) => (isWanted(row, each) ? [{ company, index }] : [])),
  );
}

const pickFrom = <Item_>(random: Random, items: readonly Item_[]): Item_ | undefined =>
  items.length ? random.pick(items) : undefined;
const companyNumber = (life: Life, random: Random) => random.below(life.companies.length);

const licencesIn = ({ licences }: Company) => licences;
const licenceAt = ({ companies }: Life, { company, index }: { company: number; index: number }): Licence =>
  companies[company]!.licences[index]!;
const agreementAt = ({ companies }: Life, { company, index }: { company: number; index: number }): Agreement =>
  companies[company]!.agreements[index]!;

const deadlineOf = (life: Life, licence: Licence) => plusDays(life.lastDayOf(licence), -LICENCE_NOTICE_DAYS);
const isDecidable = (life: Life, licence: Licence) => !licence.isOver && life.day <= deadlineOf(life, licence);
/** Not long before the deadline, as in real life. */
const isAboutToEnd = (life: Life, licence: Licence) =>
  isDecidable(life, licence) && plusDays(life.day, 40) >= deadlineOf(life, licence);
const agreementDeadline = (life: Life, agreement: Agreement) =>
  life.rules.plusMonths(life.lastDayOf(agreement), -AGREEMENT_NOTICE_MONTHS);
const isAgreementDecidable = (life: Life, agreement: Agreement) =>
  agreement.state === 'ACTIVE' && life.day <= agreementDeadline(life, agreement);

const hasOpenAgreement = ({ agreements }: Company) => agreements.some(({ state }) => state !== 'OVER');
const isAgreementPriceAgreed = (life: Life, { agreed }: Company) =>
  agreed.some(
    ({ item, validFrom, validUntil }) =>
      item === 'SERVICE_AGREEMENT' && life.rules.isAgreedInForce(life.day, validFrom, validUntil),
  );

/** All that happens to companies in the simulated years. */
export const eventKinds = {
  buyCard: kind<{ company: number; hours: number }>({
    weight: 3,
    choose: (life, random) => ({ company: companyNumber(life, random), hours: random.pick(usualHours) }),
    apply(life, { company, hours }) {
      const buyer = life.companies[company]!;
      const { hourlyRate, steps } = life.pricesOf(buyer, life.day);
      const percent = steps.findLast(({ fromHours }) => life.rules.isStepReached(hours, fromHours))?.percent ?? 0;
      const { round, cardUnit } = life.rules;
      const net = round(hours * hourlyRate * (100 - percent), 100 * cardUnit) * cardUnit;
      life.addLine(buyer, 'clip_card', `Klippekort, ${hours === 1 ? '1 time' : `${hours} timer`}`, net);
    },
  }),

  buyAgreement: kind<{ company: number; term: 12 | 36; interval: Interval }>({
    weight: 5,
    choose(life, random) {
      const without = life.companies.flatMap((each, number) => (hasOpenAgreement(each) ? [] : [number]));
      // Agreements with an agreed price are rare, so some are bought on purpose.
      const withPrice = without.filter((number) => isAgreementPriceAgreed(life, life.companies[number]!));
      const company = pickFrom(random, withPrice.length && random.chance(0.4) ? withPrice : without);
      if (company === undefined) return undefined;
      return { company, term: random.chance(0.9) ? 12 : 36, interval: random.pick(intervals) };
    },
    apply(life, { company, term, interval }) {
      const buyer = life.companies[company]!;
      const agreement: Agreement = {
        from: life.day,
        months: term,
        term,
        interval,
        firstInterval: interval,
        billedMonths: interval === 'YEARLY' ? 12 : 1,
        billedSeats: 0,
        prices: life.pricesOf(buyer, life.day),
        isAgreed: isAgreementPriceAgreed(life, buyer),
        acceptedOn: life.day,
        regulations: [],
        leftOutOf: [],
        notifiedOf: null,
        decision: null,
        state: 'PENDING',
      };
      buyer.agreements.push(agreement);
      life.addAgreementLine(buyer, agreement, agreement.billedMonths);
    },
  }),

  activateAgreement: kind<{ company: number; index: number }>({
    weight: 8,
    choose: (life, random) =>
      pickFrom(
        random,
        rowsOf(
          life,
          ({ agreements }) => agreements,
          ({ state }) => state === 'PENDING',
        ),
      ),
    apply(life, details) {
      const agreement = agreementAt(life, details);
      agreement.state = 'ACTIVE';
      life.billAgreement(life.companies[details.company]!, agreement);
    },
  }),

  decideAgreement: kind<{ company: number; index: number; outcome: 'RENEW' | 'EXPIRE' }>({
    weight: 8,
    choose(life, random) {
      const chosen = pickFrom(
        random,
        rowsOf(
          life,
          ({ agreements }) => agreements,
          (agreement) =>
            isAgreementDecidable(life, agreement) &&
            plusDays(life.day, 90) >= agreementDeadline(life, agreement) &&
            (agreement.decision === null || random.chance(0.1)),
        ),
      );
      return chosen && { ...chosen, outcome: random.chance(0.9) ? ('RENEW' as const) : ('EXPIRE' as const) };
    },
    apply(life, { outcome, ...details }) {
      const agreement = agreementAt(life, details);
      const regulation = outcome === 'RENEW' ? life.regulationOf(agreement, life.day) : null;
      agreement.decision = { outcome, regulation, on: life.day };
    },
  }),

  undoAgreementDecision: kind<{ company: number; index: number }>({
    weight: 0.5,
    choose: (life, random) =>
      pickFrom(
        random,
        rowsOf(
          life,
          ({ agreements }) => agreements,
          (agreement) => isAgreementDecidable(life, agreement) && agreement.decision !== null,
        ),
      ),
    apply: (life, details) => void (agreementAt(life, details).decision = null),
  }),

  changeAgreementInterval: kind<{ company: number; index: number; interval: Interval }>({
    weight: 1,
    choose(life, random) {
      const chosen = pickFrom(
        random,
        rowsOf(
          life,
          ({ agreements }) => agreements,
          ({ state }) => state === 'ACTIVE',
        ),
      );
      return chosen && { ...chosen, interval: agreementAt(life, chosen).interval === 'YEARLY' ? 'MONTHLY' : 'YEARLY' };
    },
    apply: (life, { interval, ...details }) => void (agreementAt(life, details).interval = interval),
  }),

  /** An admin plans a regulation about once a year, at times so late that some renewals are decided already. */
  planRegulation: kind<Regulation>({
    weight: 3,
    choose(life, random) {
      const earliest = plusDays(life.rules.plusMonths(life.day, 3), 7);
      const previous = life.regulations.at(-1);
      const next = previous ? life.rules.plusMonths(previous.validFrom, 12) : earliest;
      if (next > plusDays(earliest, 10)) return undefined;
      const from = next > earliest ? next : earliest;
      return { percent: 1 + random.below(700), validFrom: plusDays(from, random.below(5)) };
    },
    apply: (life, regulation) => void life.regulations.push({ ...regulation }),
  }),

  leaveOutOfRegulation: kind<{ company: number; index: number; regulation: number }>({
    weight: 1.5,
    choose(life, random) {
      const chosen = pickFrom(
        random,
        rowsOf(
          life,
          ({ agreements }) => agreements,
          (agreement) => {
            const number = life.regulationOf(agreement, life.day);
            const isSoon = plusDays(life.day, 150) >= life.renewalDayOf(agreement);
            return agreement.state === 'ACTIVE' && number !== null && agreement.notifiedOf === null && isSoon;
          },
        ),
      );
      return chosen && { ...chosen, regulation: life.regulationOf(agreementAt(life, chosen), life.day)! };
    },
    apply: (life, { regulation, ...details }) => void agreementAt(life, details).leftOutOf.push(regulation),
  }),

  orderSeats: kind<{ company: number; seats: number }>({
    weight: 5,
    choose(life, random) {
      const company = companyNumber(life, random);
      // Some companies fill up a step of the prices of agreements.
      const missing = [10, 50].map((step) => step - life.seatsOf(life.companies[company]!)).find((seats) => seats > 0);
      return { company, seats: missing && random.chance(0.3) ? missing : 1 + random.below(20) };
    },
    apply(life, { company, seats }) {
      const buyer = life.companies[company]!;
      const interval = life.openLicence(buyer, buyer.plan)?.interval ?? buyer.interval;
      const price = life.seatPrice(buyer, buyer.plan, interval, life.day);
      buyer.orders.push({ plan: buyer.plan, seats, price, state: 'OPEN' });
    },
  }),

  completeOrder: kind<{ company: number; index: number }>({
    weight: 7,
    choose: (life, random) =>
      pickFrom(
        random,
        rowsOf(
          life,
          ({ orders }) => orders,
          ({ state }) => state === 'OPEN',
        ),
      ),
    apply(life, { company, index }) {
      const buyer = life.companies[company]!;
      const order = buyer.orders[index]!;
      order.state = 'DONE';
      const licence = life.openLicence(buyer, order.plan);
      if (licence && order.price !== null) life.addPricedSeats(buyer, licence, order.seats, order.price);
      else if (licence) life.addSeats(licence, order.seats);
      else {
        const created: Licence = {
          plan: order.plan,
          seats: order.seats,
          monthly: order.price === null ? null : order.price * order.seats,
          from: life.day,
          months: buyer.term,
          term: buyer.term,
          interval: buyer.interval,
          firstInterval: buyer.interval,
          billedMonths: 0,
          nextSeats: null,
          decision: null,
          isOver: false,
        };
        buyer.licences.push(created);
        life.billLicence(buyer, created);
      }
      for (const agreement of buyer.agreements) life.billAgreement(buyer, agreement);
    },
  }),

  cancelOrder: kind<{ company: number; index: number }>({
    weight: 0.3,
    choose: (life, random) =>
      pickFrom(
        random,
        rowsOf(
          life,
          ({ orders }) => orders,
          ({ state }) => state === 'OPEN',
        ),
      ),
    apply: (life, { company, index }) => void (life.companies[company]!.orders[index]!.state = 'CANCELLED'),
  }),

  decideLicence: kind<{
    company: number;
    index: number;
    outcome: 'RENEW' | 'EXPIRE';
    seats: number;
    plan: PlanName;
  }>({
    weight: 7,
    choose(life, random) {
      const chosen = pickFrom(
        random,
        rowsOf(life, licencesIn, (licence) => isAboutToEnd(life, licence)),
      );
      if (!chosen) return undefined;
      const { seats, plan } = licenceAt(life, chosen);
      return {
        ...chosen,
        outcome: random.chance(0.85) ? 'RENEW' : 'EXPIRE',
        seats: random.chance(0.4) ? 1 + random.below(2 * seats) : seats,
        plan: random.chance(0.2) ? random.pick(planNames) : plan,
      };
    },
    apply(life, { outcome, seats, plan, ...details }) {
      const licence = licenceAt(life, details);
      if (outcome === 'EXPIRE') {
        licence.nextSeats = null;
        licence.decision = { outcome, plan: licence.plan, price: null };
        return;
      }
      const day = life.rules.renewalPriceDay(life.lastDayOf(licence), life.day);
      const price = life.seatPrice(life.companies[details.company]!, plan, licence.interval, day);
      licence.nextSeats = seats === licence.seats ? null : seats;
      licence.decision = { outcome, plan, price };
    },
  }),

  undoLicenceDecision: kind<{ company: number; index: number }>({
    weight: 0.5,
    choose: (life, random) =>
      pickFrom(
        random,
        rowsOf(life, licencesIn, (licence) => isDecidable(life, licence) && licence.decision !== null),
      ),
    apply(life, details) {
      Object.assign(licenceAt(life, details), { decision: null, nextSeats: null });
    },
  }),

  /** An admin renews a licence after its deadline, with the fewer seats that the company wanted. */
  renewAsAdmin: kind<{ company: number; index: number }>({
    weight: 2,
    choose: (life, random) =>
      pickFrom(
        random,
        rowsOf(
          life,
          licencesIn,
          (licence) =>
            !licence.isOver && !licence.decision && !isDecidable(life, licence) && life.day <= life.lastDayOf(licence),
        ),
      ),
    apply(life, details) {
      const licence = licenceAt(life, details);
      const day = life.rules.renewalPriceDay(life.lastDayOf(licence), life.day);
      const price = life.seatPrice(life.companies[details.company]!, licence.plan, licence.interval, day);
      licence.decision = { outcome: 'RENEW', plan: licence.plan, price };
    },
  }),

  /** An admin corrects the number of seats. Each seat keeps its price. */
  correctSeats: kind<{ company: number; index: number; seats: number }>({
    weight: 0.7,
    choose(life, random) {
      const chosen = pickFrom(
        random,
        rowsOf(life, licencesIn, ({ isOver }) => !isOver),
      );
      return chosen && { ...chosen, seats: 1 + random.below(40) };
    },
    apply(life, { seats, ...details }) {
      const licence = licenceAt(life, details);
      if (licence.monthly !== null) licence.monthly = life.rules.round(licence.monthly * seats, licence.seats);
      const { nextSeats } = licence;
      const wasReduction = nextSeats !== null && nextSeats < licence.seats;
      if (nextSeats === seats || (wasReduction && nextSeats > seats)) licence.nextSeats = null;
      licence.seats = seats;
    },
  }),

  /** An admin changes how often a licence is billed. Its price stays until the renewal. */
  changeLicenceInterval: kind<{ company: number; index: number; interval: Interval }>({
    weight: 1,
    choose(life, random) {
      const chosen = pickFrom(
        random,
        rowsOf(life, licencesIn, ({ isOver }) => !isOver),
      );
      return chosen && { ...chosen, interval: licenceAt(life, chosen).interval === 'YEARLY' ? 'MONTHLY' : 'YEARLY' };
    },
    apply: (life, { interval, ...details }) => void (licenceAt(life, details).interval = interval),
  }),

  /** Later licences of the installation have another interval and term. */
  changeInstallation: kind<{ company: number; interval: Interval; term: number; plan: PlanName }>({
    weight: 1,
    choose(life, random) {
      const company = companyNumber(life, random);
      const { plan } = life.companies[company]!;
      return { company, interval: random.pick(intervals), term: random.pick([6, 12, 12, 24]), plan };
    },
    apply(life, { company, interval, term }) {
      Object.assign(life.companies[company]!, { interval, term });
    },
  }),

  planPrices: kind<{ validFrom: string; figures: Figures }>({
    weight: 0.6,
    choose(life, random) {
      const validFrom = plusDays(life.day, 1 + random.below(120));
      if (life.lists.some((list) => list.validFrom === validFrom && !list.isWithdrawn)) return undefined;
      return { validFrom, figures: anyFigures(random) };
    },
    apply: (life, list) => void life.lists.push({ ...list, isWithdrawn: false }),
  }),

  withdrawPrices: kind<{ index: number }>({
    weight: 0.8,
    choose: (life, random) =>
      pickFrom(
        random,
        life.lists.flatMap(({ validFrom, isWithdrawn }, index) =>
          validFrom > life.day && !isWithdrawn ? [{ index }] : [],
        ),
      ),
    apply: (life, { index }) => void (life.lists[index]!.isWithdrawn = true),
  }),

  agreePrice: kind<{ company: number; agreed: Agreed }>({
    weight: 3,
    choose(life, random) {
      // Some prices begin with the next term of a licence, whose renewal they decide.
      const atRenewal = random.chance(0.3)
        ? pickFrom(
            random,
            rowsOf(life, licencesIn, (licence) => isAboutToEnd(life, licence)),
          )
        : undefined;
      const company = atRenewal?.company ?? companyNumber(life, random);
      const licence = atRenewal && licenceAt(life, atRenewal);
      const validFrom = licence ? plusDays(life.lastDayOf(licence), 1) : plusDays(life.day, random.below(60));
      const { plan } = life.companies[company]!;
      const item = licence?.plan ?? (random.chance(0.2) ? plan : random.pick(itemNames));
      const validUntil = random.chance(0.7) ? plusDays(validFrom, random.below(300)) : null;
      const overlaps = (other: Agreed) =>
        other.item === item &&
        (validUntil === null || other.validFrom <= validUntil) &&
        (other.validUntil === null || other.validUntil >= validFrom);
      if (life.companies[company]!.agreed.some(overlaps)) return undefined;
      const amount = random.chance(0.5)
        ? { price: 1 + random.below(150_000), percent: null }
        : { price: null, percent: 1 + random.below(50) };
      return { company, agreed: { item, validFrom, validUntil, ...amount } };
    },
    apply: (life, { company, agreed }) => void life.companies[company]!.agreed.push({ ...agreed }),
  }),

  endAgreedPrice: kind<{ company: number; index: number; validUntil: string }>({
    weight: 0.5,
    choose(life, random) {
      const chosen = pickFrom(
        random,
        rowsOf(
          life,
          ({ agreed }) => agreed,
          ({ validFrom, validUntil }) => validFrom <= life.day && validUntil === null,
        ),
      );
      // A later price for the item would make the end necessary, so none exists.
      return chosen && { ...chosen, validUntil: plusDays(life.day, random.below(20)) };
    },
    apply: (life, { company, index, validUntil }) =>
      void (life.companies[company]!.agreed[index]!.validUntil = validUntil),
  }),
};

export type EventName = keyof typeof eventKinds;
export type DetailsOf<Name extends EventName> =
  (typeof eventKinds)[Name] extends EventKind<infer Details> ? Details : never;
export type LifeEvent = { [Name in EventName]: { name: Name; details: DetailsOf<Name> } }[EventName];

/**
 * What companies buy on the first day of a price list, and on the first and the last day of an agreed price and the day
 * after: there prices differ.
 */
export function purchasesAtBoundaries(life: Life): LifeEvent[] {
  const isNewList = life.lists.some(({ validFrom, isWithdrawn }) => validFrom === life.day && !isWithdrawn);
  return [
    ...(isNewList ? [{ name: 'buyCard' as const, details: { company: 0, hours: 10 } }] : []),
    ...life.companies.flatMap((company, number) => purchasesOf(life, company, number)),
  ];
}

const purchasesOf = (life: Life, buyer: Company, company: number): LifeEvent[] =>
  buyer.agreed
    .filter(
      ({ validFrom, validUntil }) =>
        validFrom === life.day ||
        (validUntil !== null && (validUntil === life.day || plusDays(validUntil, 1) === life.day)),
    )
    .flatMap(({ item }): LifeEvent[] => {
      if (item === 'HOURLY_RATE') return [{ name: 'buyCard', details: { company, hours: 10 } }];
      if (item === buyer.plan) return [{ name: 'orderSeats', details: { company, seats: 2 } }];
      if (item !== 'SERVICE_AGREEMENT' || hasOpenAgreement(buyer)) return [];
      return [{ name: 'buyAgreement', details: { company, term: 12, interval: 'YEARLY' } }];
    });

/** Chooses something that can happen today; undefined when the chosen kind cannot. */
export function chooseEvent(life: Life, random: Random): LifeEvent | undefined {
  const kinds = Object.entries(eventKinds).map(([name, { weight }]) => ({ name: name as EventName, weight }));
  const { name } = random.pickWeighted(kinds);
  const details = eventKinds[name].choose(life, random);
  return details && ({ name, details } as LifeEvent);
}

export const applyEvent = (life: Life, { name, details }: LifeEvent): void =>
  (eventKinds[name].apply as (life: Life, details: unknown) => void)(life, details);

/** Figures with odd amounts, so that every rounding matters. */
export function anyFigures(random: Random): Figures {
  const amount = (from: number, to: number) => from + random.below(to - from);
  return {
    hourlyRate: amount(90_000, 160_000),
    steps: [
      { fromHours: 1, percent: 0 },
      ...[10, 25, 50, 75].map((fromHours, i) => ({ fromHours, percent: 1 + i * 8 + random.below(7) })),
    ],
    tiers: [
      ...[10, 50, 100].map((upTo, i) => ({ upTo, price: amount(42_000 - i * 4_000, 46_000 - i * 4_000) })),
      { upTo: null, price: amount(25_000, 30_000) },
    ],
    agreementPercent: random.below(31),
    planPrices: {
      PLAN_SUITE_TEAM: amount(35_000, 50_000),
      ...(random.chance(0.7) && { PLAN_SUITE_GROWTH: amount(60_000, 90_000) }),
    },
    licencePercent: random.below(4) * 4 + random.below(3),
  };
}
