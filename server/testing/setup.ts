import 'reflect-metadata';
import { jest } from '@jest/globals';

// Tests with real sockets and processes can fail on a busy machine. Failed tests are retried once, and the report names
// them.
jest.retryTimes(1);
