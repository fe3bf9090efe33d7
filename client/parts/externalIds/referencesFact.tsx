import type { ReactNode } from 'react';
import styles from './ExternalReferences.module.css';
import type { Reference } from './ReferenceLine.tsx';

/** The ids that partners' programs have stored for an object, as a fact of it. No fact when there are none. */
export const referencesFact = (references: readonly Reference[]): { term: string; value: ReactNode }[] =>
  references.length
    ? [
        {
          term: 'Referencer',
          value: references.map(({ program, externalId }) => (
            <span key={program} className={styles.line}>
              <span className={styles.program}>{program}</span> {externalId}
            </span>
          )),
        },
      ]
    : [];
