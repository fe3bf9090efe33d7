import { useState } from 'react';
import { RichTextField } from '../RichText/RichTextField.tsx';
import { RichTextView } from '../RichText/RichTextView.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const sampleHtml =
  '<h1>Makroer, der holder</h1><p>Færre klik og <strong>bedre svar</strong>. ' +
  'Se <a href="https://portal.example/">programmet</a>.</p>' +
  '<h2>Undervejs</h2><ul><li>Kaffe</li><li>Jeres egne <em>makroer</em></li></ul>' +
  '<ol><li>Ryd op</li><li>Giv navne</li></ol>';

export function RichTextSection() {
  const [html, setHtml] = useState(sampleHtml);
  return (
    <GallerySection title="Formateret tekst">
      <div className={styles.grid}>
        <RichTextField
          label="Beskrivelse"
          hint="Vises for alle, der kan se eventet."
          value={html}
          onValueChange={setHtml}
        />
        <RichTextView html={html} />
        <RichTextField
          label="Beskrivelse"
          error="Beskrivelse er påkrævet"
          placeholder="Hvad handler det om?"
          value=""
          onValueChange={() => undefined}
        />
      </div>
    </GallerySection>
  );
}
