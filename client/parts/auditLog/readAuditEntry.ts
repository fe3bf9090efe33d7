import { graphql, readInlineData } from 'react-relay';
import type { readAuditEntry_entry$key } from '#relay/readAuditEntry_entry.graphql';

const entryFragment = graphql`
  fragment readAuditEntry_entry on AuditEntry @inline {
    id
    createdAt
    action
    actorKind
    actorId
    actorName
    actorEmail
    address
    actedAsId
    actedAsName
    targetId
    targetName
    targetEmail
    customerId
    companyName
    detail
    quantity
  }
`;

/** Reads the fields of an entry that every operation of this list fetches. */
export const readAuditEntry = (entry: readAuditEntry_entry$key) => readInlineData(entryFragment, entry);
