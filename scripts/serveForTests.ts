import { startDemoServer } from './demoServer.ts';

/** Prints the demo's address, and stops the demo when the calling process closes the pipe to stdin. */
const server = await startDemoServer();
process.stdout.write(`${server.url}\n`);
process.stdin.resume();
process.stdin.on('end', () => void server.stop().then(() => process.exit(0)));
