import { Ellipsis, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../Badge.tsx';
import { Button, IconButton } from '../Button.tsx';
import { EmptyState } from '../Card.tsx';
import type { Column, Sort } from '../Column.ts';
import { Filters, FilterSelect } from '../Filters.tsx';
import { Link } from '../Link.tsx';
import { Table } from '../Table.tsx';
import { SearchField } from '../TextField.tsx';
import { UrlDate, UrlFilters, UrlSearch, UrlSelect } from '../UrlFilters.tsx';
import { GallerySection } from './GallerySection.tsx';

interface Row {
  name: string;
  status: string;
  count: number;
}

const rows: Row[] = [
  { name: 'Bølgen Friluft A/S', status: 'Behandles', count: 12 },
  { name: 'Fjordlyst Møbler A/S', status: 'Afventer', count: 8 },
];

const columns: Column<Row>[] = [
  { id: 'name', title: 'Kunde', sortable: true, cell: ({ name }) => <Link to="/dev/ui">{name}</Link> },
  { id: 'status', title: 'Status', cell: ({ status }) => <Badge tone="blue">{status}</Badge> },
  { id: 'count', title: 'Antal', end: true, sortable: true, cell: ({ count }) => count },
  {
    id: 'actions',
    title: 'Handlinger',
    isActions: true,
    cell: ({ name }) => (
      <IconButton size="small" label={`Flere handlinger for ${name}`}>
        <Ellipsis aria-hidden />
      </IconButton>
    ),
  },
];

const manyColumns: Column<Row>[] = [
  ...columns.slice(0, 3),
  ...['Underdomæne', 'Afdeling', 'Installation', 'Kontaktperson', 'Oprettet', 'Godkendt'].map((title): Column<Row> => ({
    id: title,
    title,
    cell: ({ name }) => name,
  })),
];

export function TableSection() {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const [status, setStatus] = useState('ALL');
  return (
    <GallerySection title="Tabel">
      <div>
        <Filters label="Find anmodninger">
          <SearchField label="Søg" placeholder="Søg virksomhed eller e-mail" />
          <FilterSelect
            label="Status"
            value={status}
            onChange={setStatus}
            options={[
              { value: 'ALL', label: 'Status: alle' },
              { value: 'PENDING', label: 'Afventer' },
            ]}
          />
        </Filters>
        <Table
          label="Anmodninger"
          columns={columns}
          rows={sorted(sort)}
          rowId={({ name }) => name}
          sort={sort}
          onSort={setSort}
          foot={
            <>
              <span>1–2 af 41</span>
              <Button size="small">Vis flere</Button>
            </>
          }
        />
      </div>
      <UrlFilters label="Find i adressen">
        <UrlSearch name="q" label="Søg i adressen" />
        <UrlSelect name="status" label="Status i adressen" options={[{ value: 'PENDING', label: 'Afventer' }]} />
        <UrlDate name="fra" label="Fra" />
      </UrlFilters>
      <Table label="Mange kolonner" columns={manyColumns} rows={rows} rowId={({ name }) => name} />
      <Table label="Indlæser" columns={columns} rows={undefined} rowId={({ name }) => name} />
      <Table
        label="Tom"
        columns={columns}
        rows={[]}
        rowId={({ name }) => name}
        empty={
          <EmptyState
            icon={<Ticket />}
            title="Ingen anmodninger passer"
            text="Prøv et andet ord, eller fjern et filter."
            action={<Button>Ryd filtre</Button>}
          />
        }
      />
    </GallerySection>
  );
}

function sorted({ column, direction }: Sort): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (column === 'count' ? a.count - b.count : a.name.localeCompare(b.name, 'da')));
}
