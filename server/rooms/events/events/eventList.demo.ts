import type { EventDetails } from './Event.ts';

type RequiredField = 'title' | 'description' | 'type' | 'startTime' | 'endTime';

export interface DemoEvent extends Pick<EventDetails, RequiredField>, Partial<Omit<EventDetails, RequiredField>> {
  /** Days from today. A date on a weekend is moved to the next Monday. */
  inDays: number;
  /** Number of registrations with a place, guests included. */
  coming: number;
  /** Number of registrations on the waiting list. */
  waiting?: number;
  /** Number of registrations that wait for an admin's confirmation. */
  requests?: number;
  /** Set if somebody of the waiting list is offered a place. */
  hasOffer?: true;
  /** Guests who registered by the public link. */
  guests?: [name: string, email: string, company: string][];
  /** Set if the demo's customer is registered. */
  withCustomer?: true;
}

const text = (...paragraphs: string[]) => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const PLACE = 'Havnegade 12, 8000 Aarhus C';

export const demoEvents: DemoEvent[] = [
  {
    title: 'Zendesk for nye medarbejdere',
    type: 'WORKSHOP',
    inDays: 12,
    startTime: '09:00',
    endTime: '12:00',
    location: PLACE,
    capacity: 12,
    coming: 7,
    isPublic: true,
    isListed: true,
    withCustomer: true,
    guests: [
      ['Peter Blom', 'peter@blomster-og-mere.example', 'Blomster og Mere'],
      ['Nanna Krag', 'nanna@krag-studio.example', 'Krag Studio'],
    ],
    description:
      text(
        'En formiddag for dem, der lige er begyndt i kundeservice. ' +
          'Vi arbejder i jeres egen Zendesk, så I kan bruge det hele dagen efter.',
      ) +
      '<h2>Vi kommer omkring</h2>' +
      list(
        'Sager, visninger og makroer',
        'At skrive til kunden og til kollegerne',
        'De fem genveje, der sparer mest tid',
      ) +
      text('Tag en bærbar med. <strong>Vi sørger for kaffe og frokost.</strong>'),
  },
  {
    title: 'AI-agenter i kundeservice: hvad virker?',
    type: 'WEBINAR',
    inDays: 6,
    startTime: '10:00',
    endTime: '10:45',
    isOnline: true,
    meetingLink: 'https://moede.portal.example/ai-agenter',
    capacity: 100,
    coming: 18,
    isPublic: true,
    isListed: true,
    description: text(
      'Tre virksomheder fortæller, hvad deres AI-agent svarer på, og hvad den lader være med. ' +
        'Bagefter svarer vi på spørgsmål.',
      'Webinaret optages, og alle tilmeldte får optagelsen.',
    ),
  },
  {
    title: 'Rapporter, der bliver læst',
    type: 'TRAINING',
    inDays: 19,
    startTime: '09:00',
    endTime: '15:30',
    location: PLACE,
    capacity: 8,
    price: 249_500,
    coming: 7,
    waiting: 3,
    hasOffer: true,
    isPublic: true,
    isListed: true,
    withCustomer: true,
    guests: [
      ['Peter Blom', 'peter@blomster-og-mere.example', 'Blomster og Mere'],
      ['Nanna Krag', 'nanna@krag-studio.example', 'Krag Studio'],
    ],
    description:
      text('En hel dag med Zendesk Explore for jer, der skal vise tal til ledelsen.') +
      '<ol><li>Find de tre tal, der betyder noget</li><li>Byg dem</li>' +
      '<li>Send dem ud af sig selv hver mandag</li></ol>',
  },
  {
    title: 'Netværksmøde for supportledere',
    type: 'MEETUP',
    inDays: 40,
    startTime: '15:00',
    endTime: '17:30',
    location: 'Godsbanen, Skovgaardsgade 3, 8000 Aarhus C',
    capacity: 30,
    coming: 12,
    requests: 2,
    requiresConfirmation: true,
    withCustomer: true,
    description: text(
      'Kom og hør, hvordan de andre gør. ' +
        'Denne gang om bemanding i de travle uger: vagtplaner, vikarer og forventninger.',
      'Vi slutter med et glas og noget at spise.',
    ),
  },
  {
    title: 'Spørg os om alt',
    type: 'QANDA',
    inDays: 26,
    startTime: '13:00',
    endTime: '14:00',
    isOnline: true,
    coming: 4,
    description: text(
      'En åben time uden dagsorden. Tag jeres mærkeligste trigger med.',
      'Mødelinket kommer her på siden dagen før.',
    ),
  },
  {
    title: 'Selvbetjening, som kunderne bruger',
    type: 'SEMINAR',
    inDays: 16,
    startTime: '12:30',
    endTime: '16:00',
    location: 'Fjordgade 2, 5000 Odense C',
    capacity: 40,
    coming: 3,
    status: 'CANCELLED',
    description: text('Fra de ti mest stillede spørgsmål til et hjælpecenter, der svarer på dem.'),
  },
  {
    title: 'Supportdagen',
    type: 'CONFERENCE',
    inDays: 160,
    startTime: '09:00',
    endTime: '17:00',
    location: 'Musikhuset, Thomas Jensens Allé 2, 8000 Aarhus C',
    capacity: 250,
    price: 149_500,
    coming: 0,
    status: 'DRAFT',
    description: text('Program følger.'),
  },
  {
    title: 'Makroer og triggere, der rydder op',
    type: 'WORKSHOP',
    inDays: -20,
    startTime: '09:00',
    endTime: '11:30',
    location: PLACE,
    capacity: 12,
    coming: 12,
    materialLink: 'https://materiale.portal.example/makroer',
    status: 'COMPLETED',
    withCustomer: true,
    description: text('Vi gennemgår jeres regler én for én og sletter halvdelen.'),
  },
  {
    title: 'Den nye agentflade på 30 minutter',
    type: 'DEMO',
    inDays: -55,
    startTime: '11:00',
    endTime: '11:30',
    isOnline: true,
    meetingLink: 'https://moede.portal.example/agentflade',
    coming: 22,
    isPublic: true,
    status: 'COMPLETED',
    description: text('En hurtig rundtur i det, der er flyttet, og det, der er blevet nemmere.'),
  },
];

/** What participants say about one of the events. */
export const demoFeedback = {
  title: 'Makroer og triggere, der rydder op',
  answers: [
    { rating: 5, comment: 'Vi slettede 40 regler samme eftermiddag. Mere af den slags.' },
    { rating: 4, comment: 'Godt tempo, men lokalet var koldt.' },
    { rating: 5 },
    { rating: 3, comment: 'Jeg havde håbet på mere om triggere og mindre om makroer.' },
    { rating: 4 },
    { rating: 5, comment: 'Endelig en, der viste det i vores egen Zendesk.' },
    { rating: 4, comment: 'Fint. Må gerne vare en time længere.' },
  ],
};
