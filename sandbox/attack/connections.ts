import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/* Linux answers on the whole of 127.0.0.0/8, so that two callers can be two addresses; elsewhere they are one. */
const addresses = process.platform === 'linux';

/** Somebody who calls from an address of their own: `Caller(9)` from 127.0.0.9. */
export class Caller {
  readonly #agent: Agent;

  constructor(number: number, sockets = 64) {
    this.#agent = new Agent({
      keepAlive: true,
      maxSockets: sockets,
      ...(addresses ? { localAddress: `127.0.0.${number}` } : {}),
    });
  }

  /** Sends one request; answers its status, text and time in ms. */
  send(
    url: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
  ): Promise<{ status: number; text: string; ms: number; headers: Record<string, unknown> }> {
    const since = performance.now();
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(payload === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
            ...headers,
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk) => {
            text += chunk;
          });
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text,
              ms: performance.now() - since,
              headers: answer.headers,
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/**
 * Writes bytes as they are and reads until the server says something, or closes. `drip` is then written again and again,
 * every 50 ms, until the server closes the connection.
 */
export function writeRaw(url: string, text: string, drip?: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 50);
    const finish = () => {
      clearInterval(dripping);
      socket.destroy();
      resolve(answer);
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
      if (drip === undefined && answer.includes('\r\n\r\n')) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

/** Status of a raw answer; 0 where there was none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
