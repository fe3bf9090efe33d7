import type { NewTask } from '../../../../sandbox/clickup/Board.ts';

interface DemoTask extends NewTask {
  /** Days since the task was created. */
  daysAgo: number;
  /** Tracked time. */
  minutes: number;
  estimateMinutes?: number;
  dueInDays?: number;
}

const [METTE, JONAS, SOFIE] = [41_000_001, 41_000_002, 41_000_003] as const;
const tag = (name: string, color: string) => [{ name, color }];
const [FLOW, MACRO, GUIDE, BUG] = [
  tag('flow', '#5f55ee'),
  tag('makro', '#1090e0'),
  tag('guide', '#008844'),
  tag('fejl', '#d33d44'),
] as const;

/** Tasks of the demo's customer in every status; each list is for one clip card. The last card has too few hours. */
export const demoTasks: DemoTask[][] = [
  [
    {
      name: 'Returflow for webshop',
      description: 'Formular, makroer og automatisk returlabel. Klar til gennemsyn.',
      status: 'client approval',
      priority: 1,
      minutes: 90,
      daysAgo: 9,
      dueInDays: 3,
      tags: FLOW,
      assigneeIds: [JONAS],
      points: 5,
    },
    {
      name: 'Makroer til reklamationer',
      description: 'Otte makroer med sagsnummer og frist.',
      status: 'client approval',
      priority: 3,
      minutes: 150,
      daysAgo: 6,
      tags: MACRO,
      assigneeIds: [JONAS],
    },
    {
      name: 'Flersproget hjælpecenter, dansk og tysk',
      description: 'Oversættelse af 42 artikler og sprogvælger i toppen.',
      estimateMinutes: 480,
      status: 'in progress',
      priority: 2,
      minutes: 120,
      daysAgo: 12,
      dueInDays: 6,
      tags: GUIDE,
      assigneeIds: [METTE, SOFIE],
      points: 8,
    },
    {
      name: 'Autosvar i juledagene',
      description: 'Åbningstider og forventet svartid fra 23. december.',
      estimateMinutes: 90,
      status: 'Open',
      priority: 2,
      minutes: 0,
      daysAgo: 2,
      dueInDays: 20,
      tags: MACRO,
      assigneeIds: [SOFIE],
    },
    {
      name: 'Rapport over første svartid pr. kanal',
      estimateMinutes: 180,
      status: 'Open',
      priority: 3,
      minutes: 0,
      daysAgo: 1,
      dueInDays: 24,
      assigneeIds: [METTE],
    },
    { name: 'Oprydning i gamle visninger', status: 'Open', priority: 4, minutes: 0, daysAgo: 15 },
    {
      name: 'SLA-politikker for kundeservice',
      description: 'Svar- og løsningstider for de fire kanaler.',
      status: 'complete',
      priority: 2,
      minutes: 105,
      daysAgo: 30,
      assigneeIds: [JONAS],
    },
    {
      name: 'Gennemgang af triggere og automatiseringer',
      status: 'complete',
      priority: 3,
      minutes: 180,
      daysAgo: 40,
      assigneeIds: [METTE],
    },
  ],
  [
    {
      name: 'Fejl i videresendte vedhæftninger',
      description: 'Billeder fra mobilen forsvinder, når sagen sendes videre til lageret.',
      status: 'in progress',
      priority: 1,
      minutes: 135,
      daysAgo: 4,
      dueInDays: 0,
      tags: BUG,
      assigneeIds: [JONAS],
    },
    {
      name: 'Brugerroller til sæsonansatte',
      description: 'Begrænset adgang til ordredata og ingen sletning.',
      status: 'Open',
      priority: 3,
      minutes: 0,
      daysAgo: 3,
      dueInDays: 13,
      assigneeIds: [SOFIE],
    },
    {
      name: 'Integration til fragtlabels',
      description: 'Hent track and trace ind på sagen, så kunden kan få svar med det samme.',
      status: 'Open',
      priority: 4,
      minutes: 0,
      daysAgo: 8,
      tags: FLOW,
      assigneeIds: [SOFIE],
    },
    {
      name: 'Opsætning af e-mailadresser',
      status: 'complete',
      priority: 4,
      minutes: 345,
      daysAgo: 36,
      assigneeIds: [SOFIE],
    },
  ],
  [
    {
      name: 'Selvbetjening for butikkerne',
      description: 'Formularer til varer, kasse og bemanding, med besked til butikschefen.',
      status: 'Open',
      priority: 2,
      minutes: 0,
      estimateMinutes: 360,
      daysAgo: 2,
      dueInDays: 12,
      tags: GUIDE,
      assigneeIds: [METTE],
    },
    {
      name: 'Gennemgang af butikkernes visninger',
      status: 'client approval',
      priority: 3,
      minutes: 0,
      estimateMinutes: 120,
      daysAgo: 5,
      dueInDays: -2,
      assigneeIds: [SOFIE],
    },
  ],
  [
    {
      name: 'Chat på webshoppen i weekenden',
      status: 'in progress',
      priority: 3,
      minutes: 75,
      estimateMinutes: 240,
      daysAgo: 7,
      dueInDays: -1,
      tags: FLOW,
      assigneeIds: [JONAS],
    },
  ],
  [
    {
      name: 'Svarskabeloner på tysk',
      status: 'Open',
      priority: 4,
      minutes: 0,
      estimateMinutes: 150,
      daysAgo: 4,
      tags: MACRO,
      assigneeIds: [SOFIE],
    },
  ],
];
