import { ThemeSwitch } from '../ThemeSwitch.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { ChartsSection } from './ChartsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { FormSection } from './FormSection.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';
import { OverlaysSection } from './OverlaysSection.tsx';
import { RichTextSection } from './RichTextSection.tsx';
import { TableSection } from './TableSection.tsx';

const colors = [
  'canvas',
  'sunken',
  'surface',
  'raised',
  'hairline',
  'line-strong',
  'line-control',
  'text',
  'text-2',
  'text-3',
  'primary',
  'primary-soft',
  'accent',
  'green-bg',
  'amber-bg',
  'blue-bg',
  'red-bg',
  'grey-bg',
  'danger',
  'focus',
];

/** Shows every component of the design system in all its states, for developers. */
export function GalleryScreen() {
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1>Komponenter</h1>
        <ThemeSwitch />
      </div>
      <GallerySection title="Farver">
        <div className={styles.swatches}>
          {colors.map((name) => (
            <span key={name}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </span>
          ))}
        </div>
      </GallerySection>
      <BasicsSection />
      <FieldsSection />
      <RichTextSection />
      <FormSection />
      <ChartsSection />
      <DataSection />
      <TableSection />
      <OverlaysSection />
    </main>
  );
}
