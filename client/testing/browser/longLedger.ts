/**
 * Creates the answers to the operations of the payments screen for a department with `length` ledger entries: `screen`
 * for the query of the screen, and `nextPage` for the queries of the next page and of the export.
 */
export function longLedgerAnswers(customerId: string, length: number) {
  const id = 'dep_01lang';
  const name = 'Søsalg';
  const entries = Array.from({ length }, (_, i) => ({
    __typename: 'LedgerEntry',
    id: `ledg_${i}`,
    createdAt: new Date(Date.UTC(2026, 9, 1) - i * 86_400_000).toISOString(),
    description: i ? `Klippekort nr. ${i}` : '=HYPERLINK("http://evil.example")',
    net: 100_050 + i,
    vat: 25_013,
    gross: 125_063 + i,
    method: 'CREDIT_CARD',
    status: 'FAILED',
    settledAt: '2026-10-02T09:00:00.000Z',
    periodFrom: null,
    periodTo: null,
    failureMessage: 'Kortet blev afvist',
  }));
  const ledger = (first: number, after?: unknown) => {
    const from = after ? Number(after) + 1 : 0;
    const edges = entries.slice(from, from + first).map((node, i) => ({ cursor: String(from + i), node }));
    return {
      totalCount: length,
      edges,
      pageInfo: { hasNextPage: from + first < length, endCursor: edges.at(-1)?.cursor ?? null },
    };
  };
  const department = (first: number, after?: unknown) => ({
    __typename: 'Department',
    id,
    name,
    balance: 0,
    nextPayment: null,
    paymentMethod: 'INVOICE',
    cardInfo: null,
    ledger: ledger(first, after),
  });
  const tabs = {
    totalCount: 1,
    edges: [{ cursor: '0', node: { __typename: 'Department', id, name } }],
    pageInfo: { hasNextPage: false, endCursor: '0' },
  };
  const customer = {
    id: customerId,
    invoices: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    unpaidInvoices: { amount: 0, invoiceCount: 0, overdueAmount: 0 },
    unpaid: { edges: [] },
    nextDue: null,
    nextDueInvoice: null,
    departments: tabs,
    first: { edges: [{ node: department(20) }] },
  };
  return {
    screen: () => ({ viewer: { customer } }),
    nextPage: ({ after, count }: Record<string, unknown>) => ({ node: department(Number(count ?? 100), after) }),
  };
}
