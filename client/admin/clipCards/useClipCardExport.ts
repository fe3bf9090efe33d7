import { fetchQuery, graphql } from 'react-relay';
import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { dateOf } from '../../../domain/basics/dates.ts';
import { ClipCardStatus, labelOf } from '../../../domain/basics/vocabulary.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { ClipCardFilters } from './clipCardFilters.ts';
import type { useClipCardExportQuery } from '#relay/useClipCardExportQuery.graphql';

const pageQuery = graphql`
  query useClipCardExportQuery($search: String, $status: ClipCardStatus, $after: String)
  @declareExport(list: CLIP_CARDS, after: $after) {
    admin {
      clipCards(search: $search, status: $status, first: 100, after: $after) {
        edges {
          node {
            id
            hours
            hoursUsed
            hoursLeft
            discount
            price
            status
            createdAt
            expiresOn
            department {
              name
              customer {
                name
              }
            }
            user {
              email
            }
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

const headings = [
  'Id',
  'Virksomhed',
  'Afdeling',
  'Køber',
  'Timer',
  'Brugt',
  'Tilbage',
  'Rabat i procent',
  'Pris',
  'Status',
  'Oprettet',
  'Udløber',
];

/** Returns a function that loads every clip card that matches the filters, as rows of a CSV file. */
export const useClipCardExport = ({ search, status }: ClipCardFilters) =>
  useExport({
    fetchPage: (environment, after) =>
      fetchQuery<useClipCardExportQuery>(environment, pageQuery, { search, status, after }),
    pageIn: ({ admin }) => admin.clipCards,
    headings,
    cells: ({ department, user, ...card }) => [
      card.id,
      department.customer.name,
      department.name,
      user?.email,
      card.hours,
      formatCsvHours(card.hoursUsed),
      formatCsvHours(card.hoursLeft),
      card.discount,
      formatCsvAmount(card.price),
      labelOf(ClipCardStatus, card.status),
      dateOf(card.createdAt),
      card.expiresOn,
    ],
  });

/** Formats hours with a decimal comma, so that Danish spreadsheets parse them. */
const formatCsvHours = (hours: number) =>
  hours.toLocaleString('da-DK', { maximumFractionDigits: 2, useGrouping: false });
