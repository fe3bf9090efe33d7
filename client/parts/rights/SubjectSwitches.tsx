import { Subject, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { subjectTexts } from '../../../domain/identity/rightsTexts.ts';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import styles from './Rights.module.css';

interface SubjectSwitchesProps {
  chosen: readonly Subject[];
  onChange: (chosen: Subject[]) => void;
  isDisabled?: boolean;
}

/** A switch for each subject of the company. */
export const SubjectSwitches = ({ chosen, onChange, isDisabled = false }: SubjectSwitchesProps) => (
  <fieldset className={styles.subjects}>
    <legend className="visually-hidden">Emner</legend>
    {valuesOf(Subject).map((subject) => (
      <SwitchRow
        key={subject}
        title={Subject[subject].label}
        text={subjectTexts[subject]}
        isOn={chosen.includes(subject)}
        isDisabled={isDisabled}
        onChange={(isOn) =>
          onChange(valuesOf(Subject).filter((each) => (each === subject ? isOn : chosen.includes(each))))
        }
      />
    ))}
  </fieldset>
);
