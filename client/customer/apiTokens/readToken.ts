import { graphql, readInlineData } from 'react-relay';
import type { readToken_token$key } from '#relay/readToken_token.graphql';

const tokenFragment = graphql`
  fragment readToken_token on ApiTokenInfo @inline {
    id
    name
    lastFour
    scope
    issuedBy
    createdAt
    expiresAt
    lastUsedAddress
    lastUsedAt
    revokedAt
    allowedAddresses
    program
  }
`;

/** Reads the fields of a token that every operation of the lists fetches. */
export const readToken = (token: readToken_token$key) => readInlineData(tokenFragment, token);
