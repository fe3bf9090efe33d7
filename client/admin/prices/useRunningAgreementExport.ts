import { fetchQuery, graphql } from 'react-relay';
import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { RegulationState } from '../../../domain/sales/regulation.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import { readRunningAgreement } from './readRunningAgreement.ts';
import type { useRunningAgreementExportQuery } from '#relay/useRunningAgreementExportQuery.graphql';

const pageQuery = graphql`
  query useRunningAgreementExportQuery($after: String) @declareExport(list: SERVICE_AGREEMENTS, after: $after) {
    admin {
      runningAgreements(first: 100, after: $after) {
        edges {
          node {
            ...readRunningAgreement_agreement
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const headings = ['Virksomhed', 'Afdeling', 'Licenser', 'Fornyes', 'Nu om året', 'Ved fornyelsen', 'Hvorfor'];

/** Returns a function that loads every running agreement, as rows of a CSV file. */
export const useRunningAgreementExport = () =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useRunningAgreementExportQuery>(environment, pageQuery, { after }),
    pageIn: ({ admin }) => admin.runningAgreements,
    headings,
    cells: (node) => {
      const { agreement, seats, renewsOn, yearNow, yearAtRenewal, state } = readRunningAgreement(node);
      const { name, customer } = agreement.department;
      const amounts = [yearNow, yearAtRenewal].map(formatCsvAmount);
      return [customer.name, name, seats, renewsOn, ...amounts, labelOf(RegulationState, state)];
    },
  });
