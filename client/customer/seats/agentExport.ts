import { graphql } from 'react-relay';
import { defineExport, readPage } from '../../parts/csv/defineExport.ts';
import { agentColumns, readAgent, type Agent } from './agentColumns.tsx';
import type { agentExportQuery } from '#relay/agentExportQuery.graphql';

const query = graphql`
  query agentExportQuery($id: ID!, $hasLeft: Boolean!, $after: String)
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

/** The file of the agents of an installation who use a seat, or of those who left. */
export const agentExport = defineExport<agentExportQuery, Agent>({
  query,
  page: ({ node }) => node?.agents && readPage(node.agents, readAgent),
  columns: agentColumns(false),
});
