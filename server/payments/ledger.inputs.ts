import { connectionOf } from '../graphql/connection.ts';
import { LedgerEntry } from './LedgerEntry.ts';

export const LedgerEntryConnection = connectionOf(LedgerEntry, 'LedgerEntry');
