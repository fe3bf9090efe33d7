import { Building2, KeyRound, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Badge, Tile } from '../Badge.tsx';
import { ButtonLink } from '../Button.tsx';
import { Card, CardHead, EmptyState, ErrorState, Facts, List, ListItem, Stat } from '../Card.tsx';
import { Progress, PunchBar, Skeleton, Spinner } from '../Meters.tsx';
import { Pager } from '../Pager.tsx';
import { Stepper } from '../Stepper.tsx';
import { Table, type Column, type Sort } from '../Table.tsx';
import { Segmented, Tabs } from '../Tabs.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const rows = [{ name: 'Bølgen Friluft A/S', status: 'Behandles', count: 12 }, { name: 'Fjordlyst Møbler A/S', status: 'Afventer', count: 8 }];

const columns: Column<(typeof rows)[number]>[] = [
  { id: 'name', title: 'Kunde', sortable: true, cell: ({ name }) => name },
  { id: 'status', title: 'Status', cell: ({ status }) => <Badge tone="blue">{status}</Badge> },
  { id: 'count', title: 'Antal', end: true, sortable: true, cell: ({ count }) => count },
];

export function DataSection() {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const [interval, setInterval] = useState<'month' | 'year'>('month');
  return (
    <>
      <GallerySection title="Kort og målere">
        <div className={styles.grid}>
          <Stat label="Aktive licenser" icon={<KeyRound aria-hidden />} value={52} note="På 4 installationer" />
          <Stat label="Klippekorttimer" icon={<Ticket aria-hidden />} value={<>14,25 <small>t tilbage af 35</small></>}><PunchBar hours={35} used={20} /></Stat>
          <Card><Skeleton width="40%" /><br /><Skeleton height={24} /></Card>
          <Card><Progress label="Tilmeldte" value={38} max={40} /></Card>
          <Card><Spinner /></Card>
        </div>
        <Card flush>
          <CardHead title="Seneste aktivitet" text="Overblik over seneste aktivitet" />
          <List><ListItem icon={<Tile grey><Building2 /></Tile>} title="Afdelingen er oprettet" text="B2B-salg" end="I dag kl. 09.12" to="/dev/ui" /></List>
        </Card>
        <Card><Facts facts={[{ term: 'CVR', value: '12 34 56 78' }, { term: 'By', value: 'Aarhus' }]} /></Card>
      </GallerySection>
      <GallerySection title="Faner, trin og sider">
        <Tabs label="Eksempel" tabs={[{ id: 'a', title: 'Overblik', content: <p>Overblik</p> }, { id: 'b', title: 'Brugere', count: 6, content: <p>Brugere</p> }]} />
        <Stepper steps={[{ title: 'Virksomhed', hint: 'Fjordlyst' }, { title: 'Afdeling' }, { title: 'Opsætning' }]} current={1} />
        <Pager page={3} pageCount={12} addressOf={(page) => `/dev/ui?page=${page}`} />
        <Segmented label="Interval" value={interval} onChange={setInterval} options={[{ value: 'month', label: 'Månedlig' }, { value: 'year', label: 'Årlig' }]} />
      </GallerySection>
      <GallerySection title="Tabel">
        <Table label="Anmodninger" columns={columns} rows={rows} rowId={({ name }) => name} sort={sort} onSort={setSort} />
        <Table label="Indlæser" columns={columns} rows={undefined} rowId={({ name }) => name} />
        <div className={styles.grid}>
          <Card><EmptyState icon={<Ticket />} title="Ingen klippekort endnu" text="Med et klippekort kan I få hjælp til makroer og flows." action={<ButtonLink to="/dev/ui" variant="primary">Køb klippekort</ButtonLink>} /></Card>
          <Card><ErrorState title="Kunne ikke hente licenser" text="Forbindelsen blev afbrudt." onRetry={() => undefined} /></Card>
        </div>
      </GallerySection>
    </>
  );
}
