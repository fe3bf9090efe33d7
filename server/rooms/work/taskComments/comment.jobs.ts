import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { readComments } from './readComments.ts';
import { sendComments } from './sendComments.ts';

/** Sends the comments and edits that wait for it to ClickUp. */
export const sendCommentsJob: JobHandler = (services) => sendComments(services);

/** Reads the comments of the tasks at which something may have changed. */
export const readCommentsJob: JobHandler = (services) => readComments(services);
