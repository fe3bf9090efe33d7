import { graphql } from 'react-relay';
import { runOperation } from '../../app/relay/runOperation.ts';
import type { vatNumberQueriesHintQuery } from '#relay/vatNumberQueriesHintQuery.graphql';
import type { vatNumberQueriesLookupQuery } from '#relay/vatNumberQueriesLookupQuery.graphql';

export type RegisteredCompany = NonNullable<vatNumberQueriesLookupQuery['response']['companyByVatNumber']>;

const query = graphql`
  query vatNumberQueriesLookupQuery($vatNumber: String!) {
    companyByVatNumber(vatNumber: $vatNumber) {
      vatNumber
      name
      street
      zip
      city
      phoneNumber
      isCeased
      ceasedOn
    }
  }
`;

/** Asks the company register for a complete CVR number. Undefined when the register has no such company. */
export async function lookUpCompany(vatNumber: string): Promise<RegisteredCompany | undefined> {
  const answer = await runOperation<vatNumberQueriesLookupQuery>(query, { vatNumber });
  return answer.companyByVatNumber ?? undefined;
}

const hintQuery = graphql`
  query vatNumberQueriesHintQuery($vatNumber: String!) {
    vatNumberHint(vatNumber: $vatNumber) {
      message
      company {
        id
        name
      }
    }
  }
`;

/** Asks the server for a hint about a complete CVR number, such as that a company in the portal has it already. */
export async function findVatNumberHint(vatNumber: string) {
  const answer = await runOperation<vatNumberQueriesHintQuery>(hintQuery, { vatNumber });
  return answer.vatNumberHint ?? undefined;
}
