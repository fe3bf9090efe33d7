import { graphql, readInlineData } from 'react-relay';
import type { readRunningAgreement_agreement$key } from '#relay/readRunningAgreement_agreement.graphql';

const fragment = graphql`
  fragment readRunningAgreement_agreement on RunningAgreement @inline {
    id
    seats
    renewsOn
    yearNow
    yearAtRenewal
    state
    regulationId
    agreement {
      id
      department {
        name
        customer {
          id
          name
        }
      }
    }
  }
`;

/** A service agreement that runs, with what it costs now and after its next renewal. */
export const readRunningAgreement = (key: readRunningAgreement_agreement$key) => readInlineData(fragment, key);

export type RunningAgreementRow = ReturnType<typeof readRunningAgreement>;
