import type { UserRole } from './vocabulary.ts';

interface Category {
  readonly label: string;
  readonly text: string;
  readonly kinds: readonly string[];
  /** Why a user cannot turn the mails of this category off. */
  readonly always?: string;
  /** Whether only admins get the mails. */
  readonly isForStaff?: true;
}

/** All mails of the portal by category, in the order of the mail choices on screen. */
export const MailCategory = {
  ORDERS: {
    label: 'Dine bestillinger',
    text: 'Når en licensanmodning får ny status, eller en serviceaftale bliver aktiv.',
    kinds: ['license-request-status', 'agreement-activated'],
  },
  APPROVALS: {
    label: 'Godkendelser',
    text: 'Når en bestilling venter på godkendelse hos jer, eller din egen bestilling har fået svar.',
    kinds: ['purchase-waiting', 'purchase-decided'],
  },
  LOW_HOURS: { label: 'Få timer tilbage', text: 'Når et klippekort er ved at være brugt.', kinds: ['clip-card-low'] },
  USED_HOURS: {
    label: 'Timeforbrug',
    text: 'En gang om måneden: brugte timer for hver afdeling, og hvad der er tilbage på klippekortene.',
    kinds: ['hours-monthly'],
  },
  TASK_COMMENTS: {
    label: 'Kommentarer til opgaver',
    text: 'Når der er en ny kommentar til en opgave, hvor du deltager i samtalen eller er nævnt.',
    kinds: ['task-comment'],
  },
  DOCUMENTS: {
    label: 'Dokumenter',
    text: 'Når vi har delt et dokument eller en ny version med jer, eller beder jer læse eller bekræfte det.',
    kinds: ['document-shared'],
  },
  EVENT_CHANGES: {
    label: 'Ændringer af events',
    text: 'Når tid, sted eller link er ændret for et event, du er tilmeldt eller venter på en plads til.',
    kinds: ['event-changed'],
  },
  EVENT_REMINDERS: {
    label: 'Påmindelser om events',
    text: 'Dagen før og en time før et event, hvor du har en plads.',
    kinds: ['event-reminder'],
  },
  EVENT_FEEDBACK: {
    label: 'Tak og feedback efter events',
    text: 'Efter et event, hvor du havde en plads: materialet, og hvad du syntes.',
    kinds: ['event-thanks'],
  },
  SEATS_IN_USE: {
    label: 'Licenser i brug',
    text: 'En gang om måneden: licenser i brug og råd om antallet. Også når vi ikke længere kan læse dem hos Zendesk.',
    kinds: ['seats-monthly', 'seats-unreadable', 'keys-end'],
  },
  INTEGRATIONS: {
    label: 'Integrationer',
    text:
      'Når beskeder til jeres egne systemer ikke kan leveres, eller en butik ikke længere er forbundet, ' +
      'og det er dig, der sidst har ændret integrationen.',
    kinds: ['webhooks-failing', 'integration-disconnected'],
  },
  NEW_COMPANIES: {
    label: 'Nye virksomheder',
    text: 'Når en virksomhed opretter sig.',
    kinds: ['company-registered'],
    isForStaff: true,
  },
  SALES: {
    label: 'Bestillinger fra kunder',
    text: 'Når en kunde bestiller licenser, en serviceaftale eller et klippekort.',
    kinds: ['license-ordered', 'agreement-bought', 'clip-card-bought'],
    isForStaff: true,
  },
  UNPAID_GOODS: {
    label: 'Ubetalte aftaler',
    text: 'Når en serviceaftale eller licenser bliver sat i bero, fordi betalingen mangler.',
    kinds: ['goods-paused'],
    isForStaff: true,
  },
  MENTIONS: {
    label: 'Når du er nævnt',
    text: 'Når en kollega nævner dig i en note.',
    kinds: ['note-mention'],
    isForStaff: true,
  },
  PERSONAL_DATA: {
    label: 'Sletning af data',
    text: 'Når en person beder om at få slettet sine data.',
    kinds: ['erasure-awaiting'],
    isForStaff: true,
  },
  PLACES: {
    label: 'Din plads på events',
    text:
      'Tilmelding, venteliste, tilbudte pladser, afmelding og aflysning, med en fil til kalenderen. ' +
      'Også praktiske beskeder fra os om eventet.',
    kinds: [
      'event-registered',
      'event-confirmed',
      'event-waitlisted',
      'event-offered',
      'event-requested',
      'event-unregistered',
      'event-cancelled',
      'event-message',
    ],
    always: 'De er din kvittering for, om du har en plads, og fortæller, hvad du skal vide for at komme.',
  },
  INVOICES: {
    label: 'Fakturaer og kvitteringer',
    text: 'Fakturaer, kreditnotaer og kvitteringer som PDF. De sendes til faktura-e-mailen.',
    kinds: ['invoice-issued', 'credit-note-issued', 'payment-receipt'],
    always: 'De er jeres bilag til bogholderiet.',
  },
  TERMS: {
    label: 'Bekræftelser, fornyelser og betingelser',
    text:
      'Bekræftelser af bestillinger, beslutninger og automatiske køb, nye betingelser, når en licens eller en ' +
      'serviceaftale snart udløber, rykkere, og når en kortbetaling ikke går igennem. De tre sidste sendes også til ' +
      'faktura-e-mailen.',
    kinds: [
      'order-confirmed',
      'renewal-reminder',
      'renewal-decided',
      'terms-announced',
      'regulation-notice',
      'top-up-bought',
      'top-up-paused',
      'payment-reminder',
      'card-payment-failed',
      'goods-resumed',
    ],
    always: 'De handler om, hvad I er bundet til og betaler for.',
  },
  SECURITY: {
    label: 'Login og sikkerhed',
    text:
      'Velkomst, invitationer, nye enheder, og når adgangskode, e-mail, loginmetoder eller totrinsbekræftelse ' +
      'bliver bekræftet eller ændret. Også svar, når du beder om dine data.',
    kinds: [
      'welcome',
      'user-created',
      'invitation',
      'join-link',
      'access-requested',
      'access-approved',
      'access-declined',
      'rights-requested',
      'rights-answered',
      'password-reset',
      'password-changed',
      'email-confirmation',
      'email-change',
      'email-change-requested',
      'email-changed',
      'second-factor-changed',
      'sign-in-method-changed',
      'api-token-expiring',
      'new-device',
      'impersonation-started',
      'personal-data-ready',
      'erasure-requested',
      'erasure-confirmed',
      'erasure-declined',
    ],
    always: 'De beskytter din konto, og uden dem kan du blive lukket ude.',
  },
} as const satisfies Readonly<Record<string, Category>>;

export type MailCategory = keyof typeof MailCategory;

/** The mails that a person without an account can turn off by a link. */
export const GuestMailCategory = {
  EVENT_REMINDERS: MailCategory.EVENT_REMINDERS,
  EVENT_FEEDBACK: MailCategory.EVENT_FEEDBACK,
} as const satisfies Partial<Record<MailCategory, Category>>;
export type GuestMailCategory = keyof typeof GuestMailCategory;
export type MailKind = (typeof MailCategory)[MailCategory]['kinds'][number];

const categories: Readonly<Record<MailCategory, Category>> = MailCategory;

/** Returns a category by its key. An unknown key becomes the label itself, because the client may be older. */
export const mailCategory = (category: string): Category =>
  Object.hasOwn(categories, category) ? categories[category as MailCategory] : { label: category, text: '', kinds: [] };

/** The categories of mails that users with this role can get. */
export const mailCategoriesFor = (role: UserRole): MailCategory[] =>
  (Object.keys(categories) as MailCategory[]).filter((category) => role !== 'USER' || !categories[category].isForStaff);

/** The category whose mail choice applies to a mail, or null when the mail is always sent. */
export function optionalCategoryOf(kind: MailKind): MailCategory | null {
  const category = (Object.keys(categories) as MailCategory[]).find((name) => categories[name].kinds.includes(kind))!;
  return categories[category].always ? null : category;
}
