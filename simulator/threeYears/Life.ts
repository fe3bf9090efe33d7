import { counted, formatDay, plusDays, theRules, type Interval, type Rules } from './rules.ts';

export const plans = {
  PLAN_SUPPORT_TEAM: 'Support Team',
  PLAN_SUITE_TEAM: 'Suite Team',
  PLAN_SUITE_GROWTH: 'Suite Growth',
} as const;
export type PlanName = keyof typeof plans;
export type Item = 'HOURLY_RATE' | 'SERVICE_AGREEMENT' | PlanName;

export interface Figures {
  hourlyRate: number;
  steps: { fromHours: number; percent: number }[];
  tiers: { upTo: number | null; price: number }[];
  agreementPercent: number;
  planPrices: Partial<Record<PlanName, number>>;
  licencePercent: number;
}

export interface List {
  validFrom: string;
  figures: Figures;
  isWithdrawn: boolean;
}

export interface Agreed {
  item: Item;
  price: number | null;
  percent: number | null;
  validFrom: string;
  validUntil: string | null;
}

interface Decision {
  outcome: 'RENEW' | 'EXPIRE';
  plan: PlanName;
  price: number | null;
}

export interface Licence {
  plan: PlanName;
  seats: number;
  /** The price of all priced seats for a month; null while none has a price. */
  monthly: number | null;
  from: string;
  /** Months from the first day to the end of the current term. */
  months: number;
  term: number;
  interval: Interval;
  firstInterval: Interval;
  billedMonths: number;
  /** Seats from the renewal on, if they are to change. */
  nextSeats: number | null;
  decision: Decision | null;
  isOver: boolean;
}

export interface Regulation {
  /** In hundredths of a percent. */
  percent: number;
  /** The first renewal day; the regulation holds for the renewals of twelve months. */
  validFrom: string;
}

interface AgreementDecision {
  outcome: 'RENEW' | 'EXPIRE';
  /** The regulation in the price that was shown, by its number. */
  regulation: number | null;
  on: string;
}

export interface Agreement {
  from: string;
  months: number;
  term: number;
  interval: Interval;
  firstInterval: Interval;
  billedMonths: number;
  /** The most seats that the running period is billed for. */
  billedSeats: number;
  prices: Figures;
  /** Whether its price was agreed with the company when it was sold. */
  isAgreed: boolean;
  /** The day on which the terms of the current term were accepted. */
  acceptedOn: string;
  /** The regulations of its renewals, in hundredths of a percent. */
  regulations: number[];
  /** The regulations that it is left out of, by their numbers. */
  leftOutOf: number[];
  /** The regulation of the next renewal, once its company has been notified. */
  notifiedOf: number | null;
  decision: AgreementDecision | null;
  state: 'PENDING' | 'ACTIVE' | 'OVER';
}

export interface Order {
  plan: PlanName;
  seats: number;
  price: number | null;
  state: 'OPEN' | 'DONE' | 'CANCELLED';
}

export interface Company {
  plan: PlanName;
  interval: Interval;
  term: number;
  agreed: Agreed[];
  licences: Licence[];
  agreements: Agreement[];
  orders: Order[];
}

export interface Line {
  company: number;
  day: string;
  subject: 'clip_card' | 'license' | 'service_agreement';
  text: string;
  net: number;
  vat: number;
  gross: number;
}

/**
 * The independent calculation: what companies do, what the nights do with it, and the ledger that follows. It knows the
 * rules as text and shares no code with the portal. Each kind of event is one function in `eventKinds.ts`.
 */
export class Life {
  day: string;
  readonly lists: List[];
  readonly companies: Company[];
  readonly regulations: Regulation[] = [];
  readonly ledger: Line[] = [];
  readonly rules: Rules;

  constructor({ day, lists, companies }: Start, rules = theRules) {
    this.day = day;
    this.lists = structuredClone(lists);
    this.companies = structuredClone(companies);
    this.rules = rules;
  }

  lastDayOf = ({ from, months }: { from: string; months: number }): string =>
    plusDays(this.rules.plusMonths(from, months), -1);

  /** The prices of a company on a day, as they are known today: agreed prices replace figures of the list. */
  pricesOf(company: Company, day: string): Figures {
    const { rules } = this;
    const list = this.lists
      .filter(({ validFrom, isWithdrawn }) => !isWithdrawn && rules.isListInForce(day, validFrom))
      .reduce((latest, each) => (each.validFrom > latest.validFrom ? each : latest));
    const figures = structuredClone(list.figures);
    for (const agreed of company.agreed) {
      if (!rules.isAgreedInForce(day, agreed.validFrom, agreed.validUntil)) continue;
      const priceFor = (listPrice: number) =>
        agreed.price ?? rules.round(listPrice * (100 - (agreed.percent ?? 0)), 100);
      if (agreed.item === 'HOURLY_RATE') figures.hourlyRate = priceFor(figures.hourlyRate);
      else if (agreed.item === 'SERVICE_AGREEMENT') for (const tier of figures.tiers) tier.price = priceFor(tier.price);
      else if (agreed.price !== null || figures.planPrices[agreed.item] !== undefined)
        figures.planPrices[agreed.item] = priceFor(figures.planPrices[agreed.item] ?? 0);
    }
    return figures;
  }

  /** The price of a seat for a month on a day; null when it is by agreement. */
  seatPrice(company: Company, plan: PlanName, interval: Interval, day: string): number | null {
    const { planPrices, licencePercent } = this.pricesOf(company, day);
    const price = planPrices[plan];
    if (price === undefined) return null;
    const isAgreed = company.agreed.some(
      ({ item, validFrom, validUntil }) => item === plan && this.rules.isAgreedInForce(day, validFrom, validUntil),
    );
    const percent = this.rules.seatDiscount(licencePercent, interval === 'YEARLY', isAgreed);
    return this.rules.round(price * (100 - percent), 100);
  }

  agreementPrice({ tiers, agreementPercent }: Figures, seats: number, interval: Interval, months: number): number {
    const { price } = tiers.find(({ upTo }) => this.rules.isWithinTier(seats, upTo))!;
    const percent = this.rules.agreementDiscount(agreementPercent, interval === 'YEARLY');
    return this.rules.round(seats * price * months * (100 - percent), 100);
  }

  /** Seats of licences that are not over. */
  seatsOf = ({ licences }: Company): number =>
    licences.filter(({ isOver }) => !isOver).reduce((sum, { seats }) => sum + seats, 0);

  /** The licence to which ordered seats are added: the oldest one of the plan that is not over. */
  openLicence = ({ licences }: Company, plan: PlanName): Licence | undefined =>
    licences.find((licence) => !licence.isOver && licence.plan === plan);

  addLine(company: Company, subject: Line['subject'], text: string, net: number): void {
    if (net === 0) return;
    const vat = this.rules.round(net * this.rules.vatPercent, 100);
    const line = { company: this.companies.indexOf(company), day: this.day, subject, text, net, vat, gross: net + vat };
    this.ledger.push(line);
  }

  /** Months of the next period; 0 when no whole month is left in the term. */
  nextPeriod({ interval, firstInterval, billedMonths, months }: Licence | Agreement): number {
    return Math.max(0, Math.min(this.rules.periodMonths(interval, firstInterval), months - billedMonths));
  }

  billLicence(company: Company, licence: Licence): void {
    while (licence.monthly !== null) {
      const months = this.nextPeriod(licence);
      const from = this.rules.plusMonths(licence.from, licence.billedMonths);
      if (months === 0 || from > this.day) return;
      licence.billedMonths += months;
      const text = `${seatsText(licence.seats, licence.plan)} fra ${formatDay(from)}, ${monthsText(months)}`;
      this.addLine(company, 'license', text, licence.monthly * months);
    }
  }

  billAgreement(company: Company, agreement: Agreement): void {
    while (agreement.state === 'ACTIVE') {
      const months = this.nextPeriod(agreement);
      const from = this.rules.plusMonths(agreement.from, agreement.billedMonths);
      if (months === 0 || from > this.day) break;
      agreement.billedMonths += months;
      this.addAgreementLine(company, agreement, months);
    }
    this.billArrivedSeats(company, agreement);
  }

  addAgreementLine(company: Company, agreement: Agreement, months: number): void {
    agreement.billedSeats = this.seatsOf(company);
    this.addLine(
      company,
      'service_agreement',
      `Serviceaftale, ${monthsText(agreement.term)}`,
      this.priceOfAgreement(company, agreement, agreement.billedSeats, months),
    );
  }

  /** Seats that have arrived in the running period are billed by the day until its end, if they cost more in all. */
  billArrivedSeats(company: Company, agreement: Agreement): void {
    const { rules } = this;
    const seats = this.seatsOf(company);
    if (agreement.state !== 'ACTIVE' || seats <= agreement.billedSeats) return;
    const month = (count: number) => this.priceOfAgreement(company, agreement, count, 1);
    const lastDay = plusDays(rules.plusMonths(agreement.from, agreement.billedMonths), -1);
    const more = Math.max(0, month(seats) - month(agreement.billedSeats));
    const net = rules.round(more * 12 * rules.addedDays(this.day, lastDay), rules.daysOfYear);
    if (net === 0) return;
    const text = counted(seats - agreement.billedSeats, 'licens', 'licenser');
    agreement.billedSeats = seats;
    this.addLine(company, 'service_agreement', `Serviceaftale for ${text} mere, til og med ${formatDay(lastDay)}`, net);
  }

  priceOfAgreement(company: Company, agreement: Agreement, seats: number, months: number): number {
    const { rules } = this;
    const { prices, interval, notifiedOf } = agreement;
    const sold = rules.agreementPrices(prices, () => this.pricesOf(company, this.day));
    const notified = notifiedOf === null ? [] : [this.regulations[notifiedOf]!.percent];
    const regulations = rules.regulationsOfPeriod(agreement.regulations, notified);
    const tiers = sold.tiers.map(({ upTo, price }) => ({
      upTo,
      price: rules.regulatedPrice(price, regulations, rules.round),
    }));
    return this.agreementPrice({ ...sold, tiers }, seats, interval, months);
  }

  /** Adds seats with a price within a term, and bills them by the day until the end of the billing period. */
  addPricedSeats(company: Company, licence: Licence, seats: number, price: number): void {
    this.billLicence(company, licence);
    let months = licence.billedMonths;
    const endOf = () => this.lastDayOf({ from: licence.from, months });
    while (months === 0 || endOf() < this.day) {
      const next = this.nextPeriod({ ...licence, billedMonths: months });
      if (next === 0) break;
      months += next;
    }
    licence.billedMonths = months;
    licence.monthly = (licence.monthly ?? 0) + seats * price;
    this.addSeats(licence, seats);
    const days = this.rules.addedDays(this.day, endOf());
    this.addLine(
      company,
      'license',
      `${seatsText(seats, licence.plan)} mere, til og med ${formatDay(endOf())}`,
      this.rules.round(seats * price * 12 * days, this.rules.daysOfYear),
    );
  }

  addSeats(licence: Licence, seats: number): void {
    licence.seats += seats;
    if (licence.nextSeats !== null) licence.nextSeats += seats;
  }

  /** Whether a period begins, or a term has ended, until a day that has not begun. */
  isSomethingDue(day: string): boolean {
    const isDue = (goods: Licence | Agreement, isBilled: boolean) =>
      this.lastDayOf(goods) < day ||
      (isBilled && this.nextPeriod(goods) > 0 && this.rules.plusMonths(goods.from, goods.billedMonths) <= day);
    return this.companies.some(
      ({ licences, agreements }, index) =>
        agreements.some((agreement) => this.isToBeNotified(agreement, day)) ||
        agreements.some(
          ({ state, billedSeats }) => state === 'ACTIVE' && this.seatsOf(this.companies[index]!) > billedSeats,
        ) ||
        licences.some((licence) => !licence.isOver && isDue(licence, licence.monthly !== null)) ||
        agreements.some((agreement) => agreement.state === 'ACTIVE' && isDue(agreement, true)),
    );
  }

  /**
   * The night before a day: due periods are billed with the seats of the evening before, ended terms are renewed or
   * over, and the first periods of renewed agreements are billed. In the morning, companies are notified of
   * regulations.
   */
  startDay(day: string): void {
    this.day = day;
    for (const company of this.companies) {
      for (const licence of company.licences) if (!licence.isOver) this.billLicence(company, licence);
      for (const agreement of company.agreements) this.billAgreement(company, agreement);
      for (const licence of company.licences) this.endTermOfLicence(company, licence);
      for (const agreement of company.agreements) this.endTermOfAgreement(agreement);
      for (const agreement of company.agreements) this.billAgreement(company, agreement);
      for (const agreement of company.agreements)
        if (this.isToBeNotified(agreement, day)) agreement.notifiedOf = this.regulationOf(agreement, day);
    }
  }

  endTermOfLicence(company: Company, licence: Licence): void {
    if (licence.isOver || this.lastDayOf(licence) >= this.day) return;
    const { decision } = licence;
    if (decision?.outcome !== 'RENEW') {
      licence.isOver = true;
      return;
    }
    licence.billedMonths = licence.months;
    licence.months += licence.term;
    licence.seats = this.rules.seatsAfterRenewal(licence.seats, licence.nextSeats);
    licence.nextSeats = null;
    if (licence.plan !== decision.plan) company.plan = decision.plan;
    licence.plan = decision.plan;
    licence.monthly = decision.price === null ? null : decision.price * licence.seats;
    licence.decision = null;
    this.billLicence(company, licence);
  }

  endTermOfAgreement(agreement: Agreement): void {
    if (agreement.state !== 'ACTIVE' || this.lastDayOf(agreement) >= this.day) return;
    const { decision, notifiedOf } = agreement;
    if (decision?.outcome !== 'RENEW') {
      agreement.state = 'OVER';
      return;
    }
    if (notifiedOf !== null) {
      const { percent } = this.regulations[notifiedOf]!;
      agreement.regulations = this.rules.regulationsAfterRenewal(agreement.regulations, percent);
    }
    agreement.months += agreement.term;
    agreement.acceptedOn = decision.on;
    Object.assign(agreement, { decision: null, notifiedOf: null });
  }

  renewalDayOf = (agreement: Agreement): string => plusDays(this.lastDayOf(agreement), 1);

  /** The regulation of the time in which an agreement is renewed, by its number; null without one. */
  regulationAtRenewal(agreement: Agreement): number | null {
    const day = this.renewalDayOf(agreement);
    const number = this.regulations.findIndex(
      ({ validFrom }) => validFrom <= day && day < this.rules.plusMonths(validFrom, REGULATION_MONTHS),
    );
    return number < 0 ? null : number;
  }

  /** The regulation that a renewal includes when it is decided on a day; null when it costs what was sold. */
  regulationOf(agreement: Agreement, day: string): number | null {
    const { rules } = this;
    const { acceptedOn, isAgreed, leftOutOf, notifiedOf } = agreement;
    const number = this.regulationAtRenewal(agreement);
    if (number === null || !rules.hasClause(acceptedOn) || rules.isPriceFixed(isAgreed)) return null;
    if (rules.isLeftOut(leftOutOf.includes(number))) return null;
    const isInTime = day <= rules.plusMonths(this.renewalDayOf(agreement), -NOTICE_MONTHS);
    return isInTime || notifiedOf === number ? number : null;
  }

  /** Whether the company is notified on a day: in the thirty days before the last one on which it must be. */
  isToBeNotified(agreement: Agreement, day: string): boolean {
    const { state, notifiedOf, decision } = agreement;
    if (state !== 'ACTIVE' || notifiedOf !== null) return false;
    const number = this.regulationOf(agreement, day);
    if (number === null) return false;
    if (this.renewalDayOf(agreement) > plusDays(this.rules.plusMonths(day, NOTICE_MONTHS), NOTICE_DAYS)) return false;
    if (!decision) return true;
    return decision.outcome === 'RENEW' && !this.rules.isDecisionKept(decision.regulation !== number);
  }
}

const NOTICE_MONTHS = 3;
const NOTICE_DAYS = 30;
const REGULATION_MONTHS = 12;

export interface Start {
  day: string;
  lists: List[];
  companies: Company[];
}

const seatsText = (seats: number, plan: PlanName) => `${counted(seats, 'licens', 'licenser')} (${plans[plan]})`;
const monthsText = (months: number) => counted(months, 'måned', 'måneder');
