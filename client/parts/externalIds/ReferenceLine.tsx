import styles from './ExternalReferences.module.css';

export type Reference = Readonly<{ program: string; externalId: string }>;

/** The ids that partners' programs have stored for an object, in one text. Nothing when there are none. */
export const ReferenceLine = ({ references }: { references: readonly Reference[] }) =>
  references.length > 0 && (
    <span className={styles.line}>
      {`Referencer: ${references.map(({ program, externalId }) => `${program} ${externalId}`).join(', ')}`}
    </span>
  );
