import { fetchQuery, graphql } from 'react-relay';
import { useExport } from '../../parts/csv/useExport.ts';
import { adviceFor, readAgent, roleText, signInText, statusOf } from './agentColumns.tsx';
import type { useAgentExportQuery, useAgentExportQuery$data } from '#relay/useAgentExportQuery.graphql';

type Agents = NonNullable<NonNullable<useAgentExportQuery$data['node']>['agents']>;

const query = graphql`
  query useAgentExportQuery($id: ID!, $hasLeft: Boolean!, $after: String)
  @declareExport(list: HELP_DESK_AGENTS, of: $id, after: $after) {
    node(id: $id) {
      ... on Installation {
        agents(hasLeft: $hasLeft, first: 100, after: $after) {
          edges {
            node {
              ...agentColumns_agent
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

/** Returns a function that loads all agents of an installation who use a seat, or who left, as rows of a file. */
export const useAgentExport = (installationId: string, hasLeft: boolean) =>
  useExport<useAgentExportQuery$data, Agents['edges'][number]['node']>({
    fetchPage: (environment, after) =>
      fetchQuery<useAgentExportQuery>(environment, query, { id: installationId, hasLeft, after }),
    pageIn: (data) => data.node?.agents ?? NO_AGENTS,
    headings: ['Navn', 'Rolle', 'Status', 'Sidst logget ind', 'Råd'],
    cells: (key) => {
      const agent = readAgent(key);
      return [agent.name, roleText(agent), statusOf(agent).word, signInText(agent.lastSignInAt), adviceFor(agent)];
    },
  });

const NO_AGENTS: Agents = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
