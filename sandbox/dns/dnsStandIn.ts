import { createSocket } from 'node:dgram';
import { decode, encode, RECURSION_AVAILABLE } from 'dns-packet';

/** A name server of our own, so that tests need no domain and no network. */
export interface DnsStandIn {
  /** Address for DNS_SERVERS. */
  address: string;
  /** Replaces the TXT records of a name. */
  setTexts(name: string, texts: string[]): void;
  /** Answers no question until the stand-in is closed. */
  fallSilent(): void;
  close(): Promise<void>;
}

const NAME_ERROR = 3;

/** Starts the name server on the loopback address. Names without records do not exist. */
export async function startDnsStandIn(): Promise<DnsStandIn> {
  const records = new Map<string, string[]>();
  let isSilent = false;
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    if (isSilent) return;
    const { id, questions = [] } = decode(message);
    const name = questions[0]?.name.toLowerCase() ?? '';
    const texts = records.get(name) ?? [];
    const answer = encode({
      type: 'response',
      id,
      flags: RECURSION_AVAILABLE | (texts.length ? 0 : NAME_ERROR),
      questions,
      answers: texts.map((data) => ({ type: 'TXT', name, ttl: 0, data })),
    });
    socket.send(answer, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    setTexts: (name, texts) => void records.set(name, texts),
    fallSilent: () => void (isSilent = true),
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
