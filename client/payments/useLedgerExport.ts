import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { csv, csvAmount, csvName, type Cell } from '../../domain/csv.ts';
import { dateOf } from '../../domain/dates.ts';
import { labelOf, PaymentMethod, PaymentStatus } from '../../domain/vocabulary.ts';
import { messageOf } from '../relay/errors.ts';
import { toast } from '../ui/Toast.tsx';
import type { useLedgerExportQuery } from './__generated__/useLedgerExportQuery.graphql.ts';

const page = graphql`
  query useLedgerExportQuery($departmentId: ID!, $after: String) {
    node(id: $departmentId) {
      ... on Department {
        ledger(first: 100, after: $after) {
          edges { node { createdAt description net vat gross method status settledAt } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
`;

/** All of a department's history as a file, however much of it is on screen. */
export function useLedgerExport(departmentId: string, name: string): [save: () => void, isSaving: boolean] {
  const environment = useRelayEnvironment();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile(csvName('betalinger', name), csv([titles, ...(await allRows(environment, departmentId))]));
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke hente data'));
    } finally {
      setSaving(false);
    }
  };
  return [() => void save(), isSaving];
}

const titles = ['Dato', 'Beskrivelse', 'Netto', 'Moms', 'I alt', 'Metode', 'Status', 'Afsluttet'];

async function allRows(environment: IEnvironment, departmentId: string): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  let after: string | null | undefined;
  do {
    const answer = await fetchQuery<useLedgerExportQuery>(environment, page, { departmentId, after }).toPromise();
    const ledger = answer?.node?.ledger;
    if (!ledger) throw new Error('The department is gone');
    for (const { node } of ledger.edges) {
      rows.push([
        dateOf(node.createdAt), node.description, csvAmount(node.net), csvAmount(node.vat), csvAmount(node.gross),
        labelOf(PaymentMethod, node.method), labelOf(PaymentStatus, node.status), node.settledAt && dateOf(node.settledAt),
      ]);
    }
    after = ledger.pageInfo.hasNextPage ? ledger.pageInfo.endCursor : null;
  } while (after);
  return rows;
}

function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
