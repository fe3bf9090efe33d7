import { graphql, readInlineData } from 'react-relay';
import type { readLink_link$data, readLink_link$key } from '#relay/readLink_link.graphql';

export type Link = readLink_link$data;

const linkFragment = graphql`
  fragment readLink_link on PaymentLink @inline {
    state
    description
    periodFrom
    periodTo
    gross
    companyName
    failureMessage
    publishableKey
    scriptUrl
    card {
      brand
      last4
      expMonth
      expYear
    }
  }
`;

/** Reads the fields of a link that every operation of the page fetches. A link has no id, so it is kept as state. */
export const readLink = (link: readLink_link$key): Link => readInlineData(linkFragment, link);
