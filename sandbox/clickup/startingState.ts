import type { ClickUpState, Member, Status } from './model.ts';

const members: Member[] = [
  ['Mette Holm', 'mette.holm', '#7b68ee'],
  ['Jonas Bech', 'jonas.bech', '#0ab4ff'],
  ['Sofie Lind', 'sofie.lind', '#ff7fab'],
].map(([username, mailbox, color], index) => ({
  id: 41_000_001 + index,
  username: username!,
  email: `${mailbox}@portal.example`,
  color: color!,
  initials: username!.replaceAll(/[^A-Z]/g, ''),
  profilePicture: null,
}));

/** The initial workspace of the reseller: its members, two spaces, two folders and one list. */
export function startingState(): ClickUpState {
  return {
    lastId: 90_120_000_100,
    team: { id: '9012000001', name: 'Portalen', members },
    spaces: [
      { id: '90120000001', name: 'Kunder' },
      { id: '90120000002', name: 'Internt' },
    ],
    folders: [
      { id: '90120000011', name: 'Skabeloner', spaceId: '90120000002' },
      { id: '90120000012', name: 'Marked og salg', spaceId: '90120000002' },
    ],
    lists: [{ id: '90120000021', name: 'Ny kunde', folderId: '90120000011', statuses: statusesOf(defaultStatuses) }],
    tasks: [],
    comments: [],
    webhooks: [],
    deliveries: [],
  };
}

export type StatusDefinition = Omit<Status, 'id' | 'orderindex'>;

export const defaultStatuses: StatusDefinition[] = [
  { status: 'Open', color: '#87909e', type: 'open' },
  { status: 'in progress', color: '#1090e0', type: 'custom' },
  { status: 'client approval', color: '#f8ae00', type: 'custom' },
  { status: 'complete', color: '#008844', type: 'closed' },
];

export const statusesOf = (definitions: StatusDefinition[]): Status[] =>
  definitions.map((definition, orderindex) => ({
    id: `c${orderindex}_${definition.status.replaceAll(' ', '-')}`,
    orderindex,
    ...definition,
  }));
