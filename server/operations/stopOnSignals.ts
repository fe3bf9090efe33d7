const PATIENCE_MS = 15_000;

/** Ctrl-C and SIGTERM drain the portal once; whoever is impatient and asks again gets out at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(() => process.exit(0), () => process.exit(1));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
