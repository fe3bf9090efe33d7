import { useState } from 'react';
import { Checkbox, RadioCards, Slider, Switch } from '../Choice.tsx';
import { ChoiceField } from '../ChoiceField.tsx';
import { CopyField } from '../CopyField.tsx';
import { SearchPicker } from '../SearchPicker.tsx';
import { NumberField, PasswordField, SearchField, Select, TextArea, TextField } from '../TextField.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const companies = [
  { id: 'fjordlyst', title: 'Fjordlyst Møbler A/S', text: 'Mette Kjærgaard' },
  { id: 'skagen', title: 'Skagen Kaffe ApS', text: 'Ida Skov' },
];

const departments = Array.from({ length: 130 }, (_, i) => ({ id: `dep_${i}`, title: `Afdeling ${i + 1}` }));

export function FieldsSection() {
  const [hours, setHours] = useState(25);
  const [searchText, setSearchText] = useState('');
  const [department, setDepartment] = useState('dep_4');
  const [term, setTerm] = useState('36');
  return (
    <GallerySection title="Felter">
      <div className={styles.grid}>
        <TextField label="Firmanavn" defaultValue="Fjordlyst Møbler A/S" />
        <TextField label="EAN-nummer" optional hint="Kun for offentlige kunder." />
        <TextField label="Fakturerings-e-mail" error="Ugyldig e-mail" defaultValue="bogholderi@" />
        <TextField label="Zendesk subdomæne" suffix=".zendesk.com" defaultValue="fjordlyst-b2b" />
        <PasswordField label="Adgangskode" defaultValue="hemmelig" />
        <Select label="Afdeling">
          <option>Kundeservice</option>
          <option>B2B-salg</option>
        </Select>
        <ChoiceField
          label="Afdeling blandt få"
          empty="Vælg afdeling"
          choices={departments.slice(0, 12)}
          value={department}
          onValueChange={setDepartment}
        />
        <ChoiceField
          label="Afdeling blandt mange"
          empty="Vælg afdeling"
          choices={departments}
          value={department}
          onValueChange={setDepartment}
        />
        <CopyField label="Virksomheds-id" value="cust_01jf5kx8w9" />
        <TextField label="Kontaktperson" disabled defaultValue="Kan ikke ændres her" />
        <TextArea label="Særlige ønsker" optional placeholder="F.eks. tegnsprogstolk" />
        <NumberField label="Antal licenser" value={hours} min={1} max={100} onValueChange={setHours} />
        <SearchField label="Søg" placeholder="Søg virksomhed" />
        <SearchPicker
          label="Virksomhed"
          placeholder="Navn"
          searchText={searchText}
          onSearchTextChange={setSearchText}
          onRetry={() => undefined}
          onPick={() => undefined}
          results={companies.filter(({ title }) => title.toLowerCase().includes(searchText.toLowerCase()))}
        />
      </div>
      <RadioCards
        label="Kontraktperiode"
        selected={term}
        onChange={(event) => setTerm(event.target.value)}
        name="term"
        options={[
          { value: '12', title: '1 år', text: '12 måneder' },
          { value: '36', title: '3 år', text: '5 ekstra ydelser' },
        ]}
      />
      <Checkbox>Jeg accepterer betingelserne</Checkbox>
      <Checkbox error="Du skal acceptere forretningsbetingelserne for at fortsætte">
        Jeg accepterer betingelserne
      </Checkbox>
      <Switch defaultChecked>Integrationen er slået til</Switch>
      <Slider label="Antal timer" value={hours} min={1} max={100} onValueChange={setHours} />
    </GallerySection>
  );
}
