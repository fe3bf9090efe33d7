import type { ComponentProps } from 'react';
import { EmployeeRole, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { CheckboxCards } from '../../ui/Choice.tsx';

type EmployeeRoleCardsProps = Omit<ComponentProps<typeof CheckboxCards>, 'label' | 'options'>;

/** The roles of an employee, of which one or several are chosen. */
export const EmployeeRoleCards = (field: EmployeeRoleCardsProps) => (
  <CheckboxCards
    {...field}
    label="Arbejdsområder"
    options={valuesOf(EmployeeRole).map((value) => ({
      value,
      title: EmployeeRole[value].label,
      text: EmployeeRole[value].text,
    }))}
  />
);
