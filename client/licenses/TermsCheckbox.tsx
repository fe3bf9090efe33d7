import type { ComponentProps } from 'react';
import { Checkbox } from '../ui/Choice.tsx';
import { Link } from '../ui/Link.tsx';

export const TermsCheckbox = (field: Omit<ComponentProps<typeof Checkbox>, 'children'>) => (
  <Checkbox {...field}>
    Jeg accepterer{' '}
    <Link to="/terms/license" newTab>
      licensbetingelserne
    </Link>
  </Checkbox>
);
