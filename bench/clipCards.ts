import type { ViewerName } from './viewers.ts';
import { aimsFor, nodes, type Row, type Workload } from './workloads.ts';

export const CARD_FIELDS =
  'id hours hoursUsed price status createdAt department { id name customer { id name } } user { id email }';

const POSTGRAPHILE_CARD = `id: rowId hours hoursUsed price status createdAt
  department: departmentByDepartmentId { id: rowId name customer: customerByCustomerId { id: rowId name } }
  user: userAccountByUserId { id: rowId email }`;
const NOT_DELETED = 'condition: { deletedAt: null }, orderBy: [ROW_ID_DESC]';

/** Pages of clip cards with department, company and buyer. */
export const clipCardWorkloads: Workload[] = [100, 10].flatMap((first) => [
  cardsOfAllCompanies(first),
  cardsOfOneCompany(first),
]);

function cardsOfAllCompanies(first: number): Workload {
  const portal = `query C1 { admin { clipCards(first: ${first}) { edges { node { ${CARD_FIELDS} } } } } }`;
  return {
    ...page("clip cards, all companies'", first, 'admin'),
    portal,
    apollo: portal,
    postgraphile: `query C1 {
      clipCards: allClipCards(first: ${first}, ${NOT_DELETED}) { edges { node { ${POSTGRAPHILE_CARD} } } } }`,
    handWritten: `/admin/clip-cards/${first}`,
    portalRows: ({ admin }) => nodes(admin.clipCards).map(parseCreatedAt),
    postgraphileRows: (data) => nodes(data.clipCards).map(parseCreatedAt),
  };
}

function cardsOfOneCompany(first: number): Workload {
  const portal = `query C2 {
    viewer { customer { clipCards(first: ${first}) { edges { node { ${CARD_FIELDS} } } } } } }`;
  return {
    ...page("clip cards, a customer's own", first, 'customer'),
    portal,
    apollo: portal,
    postgraphile: `query C2 { customer: customerByRowId(rowId: "cust_measured") {
      clipCards: clipCardsByCustomerId(first: ${first}, ${NOT_DELETED}) {
        edges { node { ${POSTGRAPHILE_CARD} } } } } }`,
    handWritten: `/clip-cards/${first}`,
    portalRows: ({ viewer }) => nodes(viewer.customer.clipCards).map(parseCreatedAt),
    postgraphileRows: ({ customer }) => nodes(customer.clipCards).map(parseCreatedAt),
  };
}

function page(name: string, rows: number, viewer: ViewerName) {
  return {
    name,
    rows,
    viewer,
    targetRatios: { ...aimsFor(rows), apollo: 5 },
    handWrittenRows: (body: Row[]) => body.map(parseCreatedAt),
  };
}

/** Each server formats a timestamp in its own way; parsed timestamps can be compared. */
function parseCreatedAt({ createdAt, ...row }: Row) {
  return { ...row, createdAt: Date.parse(String(createdAt)) };
}
