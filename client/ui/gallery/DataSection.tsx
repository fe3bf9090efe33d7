import { Building2, KeyRound, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../Button.tsx';
import { Card, CardFoot, CardHead, EmptyState, FactList, List, ListItem, Stat } from '../Card.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { Progress, PunchBar, Skeleton, Spinner } from '../Meters.tsx';
import { Section } from '../Page.tsx';
import { Pager } from '../Pager.tsx';
import { PickList } from '../PickList.tsx';
import { Segmented } from '../Segmented.tsx';
import { ShowMore } from '../ShowMore.tsx';
import { Stepper } from '../Stepper.tsx';
import { TabLinks } from '../TabLinks.tsx';
import { Tabs } from '../Tabs.tsx';
import { Tile } from '../Tile.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

export function DataSection() {
  const [tab, setTab] = useState('a');
  const [picked, setPicked] = useState('1');
  const [interval, setInterval] = useState<'month' | 'year'>('month');
  return (
    <>
      <GallerySection title="Kort og målere">
        <div className={styles.grid}>
          <Stat label="Aktive licenser" icon={<KeyRound aria-hidden />} value={52} note="På 4 installationer" />
          <Stat
            label="Klippekorttimer"
            icon={<Ticket aria-hidden />}
            value={
              <>
                14,25 <small>t tilbage af 35</small>
              </>
            }
          >
            <PunchBar hours={35} used={20} />
          </Stat>
          <Card>
            <Skeleton width="40%" />
            <br />
            <Skeleton height={24} />
          </Card>
          <Card>
            <Progress label="Tilmeldte" value={38} max={40} />
          </Card>
          <Card>
            <Spinner />
          </Card>
        </div>
        <Card flush>
          <CardHead title="Seneste aktivitet" text="Overblik over seneste aktivitet" />
          <List>
            <ListItem
              icon={
                <Tile grey>
                  <Building2 />
                </Tile>
              }
              title="Afdelingen er oprettet"
              text="B2B-salg"
              end="I dag kl. 09.12"
              to="/dev/ui"
            />
            <ListItem title="B2B-salg" text="Faktura" end={<span className="num">35.928,00 kr</span>} shortEnd />
          </List>
          <CardFoot>
            <ShowMore shown={1} total={41} hasNext isLoading={false} onMore={() => undefined} />
          </CardFoot>
        </Card>
        <Card>
          <FactList
            facts={[
              { term: 'CVR', value: '12 34 56 78' },
              { term: 'By', value: 'Aarhus' },
            ]}
          />
        </Card>
      </GallerySection>
      <GallerySection title="Faner, trin og sider">
        <Tabs
          label="Eksempel"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'a', title: 'Overblik', content: <p>Overblik</p> },
            { id: 'b', title: 'Brugere', count: 6, content: <p>Brugere</p> },
          ]}
        />
        <TabLinks
          label="Eksempel med adresser"
          tabs={[
            { to: '/dev/ui', title: 'Licenser', count: 69 },
            { to: '/dev/ui/andet', title: 'Klippekort', count: 3 },
          ]}
        />
        <Stepper
          steps={[{ title: 'Virksomhed', hint: 'Fjordlyst' }, { title: 'Afdeling' }, { title: 'Opsætning' }]}
          current={1}
          onGoBack={() => undefined}
        />
        <Pager page={3} pageCount={12} pathOf={(page) => `/dev/ui?page=${page}`} />
        <Section title="Afsnit på en side" action={<Button size="small">Tilføj</Button>}>
          <p>Med en handling, der gælder afsnittet.</p>
        </Section>
        <Segmented
          label="Interval"
          value={interval}
          onChange={setInterval}
          options={[
            { value: 'month', label: 'Månedlig' },
            { value: 'year', label: 'Årlig' },
          ]}
        />
      </GallerySection>
      <GallerySection title="Valg af en blandt mange">
        <div className={styles.grid}>
          <PickList label="Spaces" items={many} onPick={() => undefined} empty="Der er ingen." />
          <PickList label="Mapper" items={many.slice(0, 3)} picked={picked} onPick={setPicked} empty="Der er ingen." />
        </div>
      </GallerySection>
      <GallerySection title="Tomt og fejl">
        <div className={styles.grid}>
          <Card>
            <EmptyState
              icon={<Ticket />}
              title="Ingen klippekort endnu"
              text="Med et klippekort kan I få hjælp til makroer og flows."
              action={
                <ButtonLink to="/dev/ui" variant="primary">
                  Køb klippekort
                </ButtonLink>
              }
            />
          </Card>
          <Card>
            <ErrorState title="Kunne ikke hente licenser" text="Forbindelsen blev afbrudt." onRetry={() => undefined} />
          </Card>
        </div>
      </GallerySection>
    </>
  );
}

const many = Array.from({ length: 42 }, (_, index) => ({
  id: String(index),
  title: `Mappe ${index + 1}`,
  text: `${index} opgaver`,
}));
