import { graphql, readInlineData } from 'react-relay';
import type { readRun_run$key } from '#relay/readRun_run.graphql';

const runFragment = graphql`
  fragment readRun_run on BulkRun @inline {
    id
    action
    detail
    authorName
    state
    total
    done
    failed
    skipped
    undone
    kept
    createdAt
  }
`;

/** Reads the fields of a run that every operation of this list fetches. */
export const readRun = (run: readRun_run$key) => readInlineData(runFragment, run);

export type RunRow = ReturnType<typeof readRun>;
