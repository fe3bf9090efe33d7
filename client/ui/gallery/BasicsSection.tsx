import { Download, Pencil, Plus } from 'lucide-react';
import { LicenseStatus, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { Avatar, Badge, Count, Tag } from '../Badge.tsx';
import { Banner } from '../Banner.tsx';
import { Button, ButtonLink, IconButton } from '../Button.tsx';
import { Link } from '../Link.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { Tile } from '../Tile.tsx';
import type { Tone } from '../tones.ts';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const tones: [Tone, string][] = [
  ['green', 'Aktiv'],
  ['amber', 'Afventer'],
  ['blue', 'Behandles'],
  ['red', 'Annulleret'],
  ['grey', 'Brugt'],
  ['turn', 'Afventer dig'],
];

export const BasicsSection = () => (
  <>
    <GallerySection title="Knapper">
      <div className={styles.row}>
        <Button variant="primary">
          <Plus aria-hidden /> Bestil licens
        </Button>
        <Button>Annuller</Button>
        <Button variant="quiet">Luk</Button>
        <Button variant="danger">Slet afdelingen</Button>
        <Button variant="dangerQuiet">Afmeld</Button>
        <IconButton label="Rediger">
          <Pencil aria-hidden />
        </IconButton>
      </div>
      <div className={styles.row}>
        <Button variant="primary" isPending>
          Send bestilling
        </Button>
        <Button variant="primary" isPending pendingText="Sender...">
          Send bestilling
        </Button>
        <Button variant="dangerQuiet" isPending pendingText="Afmelder...">
          Afmeld
        </Button>
        <Button isPending>Gem</Button>
        <Button variant="primary" isDisabled>
          Send bestilling
        </Button>
        <Button size="small">
          <Download aria-hidden /> Eksportér CSV
        </Button>
        <Button size="large">Stor</Button>
        <ButtonLink to="/dev/ui">Et link</ButtonLink>
        <Link to="/terms">Betingelser</Link>
        <Link to="/terms" newTab>
          I en ny fane
        </Link>
      </div>
    </GallerySection>
    <GallerySection title="Statusmærker">
      <div className={styles.row}>
        {tones.map(([tone, word]) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
      </div>
      <div className={styles.row}>
        {valuesOf(LicenseStatus).map((status) => (
          <StatusBadge key={status} words={LicenseStatus} status={status} />
        ))}
      </div>
      <div className={styles.row}>
        <Count>{1204}</Count>
        <Tag>
          <Pencil aria-hidden />
          makroer
        </Tag>
        <Tile>
          <Pencil />
        </Tile>
        <Tile grey>
          <Pencil />
        </Tile>
        <Avatar name="Mette Kjærgaard" size="small" />
        <Avatar name="Mette Kjærgaard" />
        <Avatar name="Mette" size="large" />
      </div>
    </GallerySection>
    <GallerySection title="Beskeder">
      {tones.map(([tone, word]) => (
        <Banner key={tone} tone={tone} action={<Button size="small">Se mere</Button>}>
          {word}: <a href="/dev/ui">her er, hvad der er sket</a>
        </Banner>
      ))}
    </GallerySection>
  </>
);
