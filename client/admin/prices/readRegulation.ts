import { graphql, readInlineData } from 'react-relay';
import type { readRegulation_regulation$key } from '#relay/readRegulation_regulation.graphql';

const fragment = graphql`
  fragment readRegulation_regulation on Regulation @inline {
    id
    percent
    validFrom
    note
    createdBy
    createdAt
    withdrawnAt
    notifiedCount
    appliedCount
  }
`;

export const readRegulation = (key: readRegulation_regulation$key) => readInlineData(fragment, key);

export type RegulationRow = ReturnType<typeof readRegulation>;
