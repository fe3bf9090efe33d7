import { CompanyRole } from '../../domain/vocabulary.ts';
import { Options } from '../ui/options.tsx';
import { Select, type SelectProps } from '../ui/TextField.tsx';

interface RoleFieldProps extends Omit<SelectProps, 'label' | 'hint' | 'children'> {
  /** The chosen role, which the hint explains. */
  chosen: CompanyRole | null | undefined;
}

/** A select of the roles within a company. */
export const RoleField = ({ chosen, ...field }: RoleFieldProps) => (
  <Select {...field} label="Rolle" hint={chosen ? CompanyRole[chosen].text : undefined}>
    <Options words={CompanyRole} />
  </Select>
);
