import { graphql } from 'react-relay';
import { runOperation } from '../relay/runOperation.ts';
import type { vatNumberQueriesHintQuery } from './__generated__/vatNumberQueriesHintQuery.graphql.ts';
import type { vatNumberQueriesLookupQuery } from './__generated__/vatNumberQueriesLookupQuery.graphql.ts';

/** What is asked about a typed CVR number. A page for visitors loads it when a number is complete. */

export type RegisteredCompany = NonNullable<vatNumberQueriesLookupQuery['response']['companyByVatNumber']>;

export async function lookUpCompany(vatNumber: string): Promise<RegisteredCompany | undefined> {
  const answer = await runOperation<vatNumberQueriesLookupQuery>(
    graphql`
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
    `,
    { vatNumber },
  );
  return answer.companyByVatNumber ?? undefined;
}

export async function findVatNumberHint(vatNumber: string) {
  const answer = await runOperation<vatNumberQueriesHintQuery>(
    graphql`
      query vatNumberQueriesHintQuery($vatNumber: String!) {
        vatNumberHint(vatNumber: $vatNumber) {
          message
          company {
            id
            name
          }
        }
      }
    `,
    { vatNumber },
  );
  return answer.vatNumberHint ?? undefined;
}
