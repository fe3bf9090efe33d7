import { startDemoServer } from './demoServer.ts';

/** Says where the demo runs, and stops it when whoever asked lets go of the pipe. */
const server = await startDemoServer();
process.stdout.write(`${server.url}\n`);
process.stdin.resume();
process.stdin.on('end', () => void server.stop().then(() => process.exit(0)));
