import { randomBytes } from 'node:crypto';
import { StateFile } from '../StateFile.ts';
import type { ClickUpState } from './model.ts';
import { startingState } from './startingState.ts';

const MAX_STORED_DELIVERIES = 1_000;

export class ClickUpFile extends StateFile<ClickUpState> {
  constructor(folder: string | undefined) {
    super(folder, 'clickup', startingState);
  }

  override save(): void {
    this.state.deliveries.splice(0, this.state.deliveries.length - MAX_STORED_DELIVERIES);
    super.save();
  }

  /** Returns an id of a folder, list or comment: a number as text. */
  newId(): string {
    this.state.lastId += 1;
    return String(this.state.lastId);
  }
}

export const newTaskId = () => `86c${randomBytes(4).toString('hex').slice(0, 6)}`;
