import 'reflect-metadata';
import { jest } from '@jest/globals';

// Real sockets, processes and providers' pauses: what a busy machine trips over gets a second try, and the run names it.
jest.retryTimes(1);
