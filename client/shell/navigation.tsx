import { Code, House } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Place {
  to: string;
  label: string;
  icon: ReactNode;
  /** Not one of the client's own screens. */
  isElsewhere?: boolean;
}

/** Where one can go. A room that is built adds its line here, and header, drawer and palette all know it. */
export const mainPlaces: Place[] = [{ to: '/dashboard', label: 'Overblik', icon: <House aria-hidden /> }];

/** Under the company's name. */
export const companyPlaces: Place[] = [];

/** For the reseller's own people. */
export const adminPlaces: Place[] = [{ to: '/graphql', label: 'GraphQL', icon: <Code aria-hidden />, isElsewhere: true }];
