import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** All received mails, oldest first, even if the sender got no confirmation. */
  received: ParsedMail[];
  receivedBy(recipient: string): ParsedMail[];
  /** Stops the server and breaks its connections. */
  stop(): Promise<void>;
  /** Starts the server again at the same address. */
  start(): Promise<void>;
  /** Receives the next `times` mails, but breaks each connection before the confirmation. */
  breakBeforeAnswers(times: number): void;
}

/** Starts an SMTP server for a test. */
export async function startMailServer(): Promise<MailServer> {
  const received: ParsedMail[] = [];
  let breaksLeft = 0;
  const createServer = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onData(stream, session, done) {
        void simpleParser(stream).then((mail) => {
          received.push(mail);
          if (breaksLeft === 0) return done();
          breaksLeft -= 1;
          for (const connection of server.connections)
            if ((connection as unknown as { id: string }).id === session.id)
              (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
        }, done);
      },
    });
  let server = createServer();
  const listen = async (port: number) => {
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return (server.server.address() as AddressInfo).port;
  };
  const port = await listen(0);

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    receivedBy: (recipient) => received.filter(({ to }) => JSON.stringify(to).includes(recipient)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    async start() {
      server = createServer();
      await listen(port);
    },
    breakBeforeAnswers: (times) => void (breaksLeft = times),
  };
}
