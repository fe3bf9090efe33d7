import { graphql, readInlineData } from 'react-relay';
import { dateOf, formatDate, formatRecent } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { AgentRole } from '../../../domain/sales/seats/agentRoles.ts';
import { idleDays } from '../../../domain/sales/seats/seatCounts.ts';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Tone } from '../../ui/tones.ts';
import type { agentColumns_agent$data, agentColumns_agent$key } from '#relay/agentColumns_agent.graphql';

export type Agent = agentColumns_agent$data;

const agentFragment = graphql`
  fragment agentColumns_agent on HelpDeskAgent @inline {
    id
    name
    role
    roleName
    isSuspended
    createdAt
    lastSignInAt
    leftOn
  }
`;

/** Reads the fields of an agent that every operation of this list fetches. */
export const readAgent = (agent: agentColumns_agent$key) => readInlineData(agentFragment, agent);

export const agentColumns = (hasLeft: boolean): ListColumn<Agent>[] => [
  { id: 'name', title: 'Navn', isLong: true, csv: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
  { id: 'role', title: 'Rolle', csv: roleText, cell: roleText },
  {
    id: 'status',
    title: 'Status',
    csv: (agent) => statusOf(agent).word,
    cell: (agent) => {
      const { tone, word } = statusOf(agent);
      return <Badge tone={tone}>{word}</Badge>;
    },
  },
  { id: 'signedIn', title: 'Sidst logget ind', csv: signInText, cell: signInText },
  hasLeft
    ? { id: 'left', title: 'Forlod Zendesk', cell: ({ leftOn }) => leftOn && formatDate(leftOn) }
    : { id: 'advice', title: 'Råd', isLong: true, csv: adviceFor, cell: adviceFor },
];

const roleText = ({ role, roleName }: Agent): string => roleName ?? labelOf(AgentRole, role);
const signInText = ({ lastSignInAt }: Agent): string => (lastSignInAt ? formatRecent(lastSignInAt) : 'Aldrig');

function statusOf({ isSuspended, lastSignInAt }: Agent): { tone: Tone; word: string } {
  if (isSuspended) return { tone: 'grey', word: 'Suspenderet' };
  if (!lastSignInAt) return { tone: 'amber', word: 'Aldrig' };
  const days = idleDays(lastSignInAt, dateOf());
  return days === 0 ? { tone: 'green', word: 'Aktiv' } : { tone: 'amber', word: `${days} dage` };
}

function adviceFor({ isSuspended, lastSignInAt, createdAt }: Agent): string {
  if (isSuspended) return 'Bruger stadig en licens. Nedgradér, før du suspenderer.';
  if (!lastSignInAt) return createdAt ? `Oprettet ${formatDate(createdAt)}` : '';
  return idleDays(lastSignInAt, dateOf()) === 90 ? 'Nedgradér til light agent, hvis licensen ikke bruges.' : '';
}
