import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What is answered in place of a file. */
type Other = { status: number; body: string; headers?: Record<string, string>; once?: true };

/**
 * A line between browser and shop that can really be lost: for the service worker too, which the offline switch of a browser's
 * tools does not reach in every engine. `cut` closes the port, `silence` takes requests and never answers.
 */
export async function openLine(shop: string, port: number) {
  const { hostname, port: shopPort, host, origin } = new URL(shop);
  const agent = new Agent({ keepAlive: true });
  const others = new Map<string, Other>();
  const asked: string[] = [];
  let isSilent = false;

  const forward = (incoming: IncomingMessage, answer: ServerResponse): void => {
    const { method, url: path = '/' } = incoming;
    if (isSilent) return;
    const other = others.get(path);
    if (other !== undefined) {
      const { status, body, headers, once } = other;
      if (once) others.delete(path);
      const type = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
      answer.writeHead(status, { ...type, ...headers }).end(body);
      return;
    }
    const headers = { ...incoming.headers, host, ...(incoming.headers.origin && { origin }) };
    const sent = ask({ agent, hostname, port: shopPort, path, method, headers }, (response) => {
      const { statusCode = 502 } = response;
      asked.push(`${method} ${path} ${statusCode}`);
      answer.writeHead(statusCode, response.headers);
      response.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    incoming.pipe(sent);
  };
  const server = createServer(forward);
  const open = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  await open();
  return {
    url: `http://localhost:${port}`,
    /** The requests that the shop has answered: `GET /shop 200`. */
    asked,
    /** Answers a path otherwise. */
    answer: (path: string, other: Other) => void others.set(path, other),
    cut,
    restore: async (): Promise<void> => {
      isSilent = false;
      // Browsers wait for the answers of a silent line, with all their connections.
      server.closeAllConnections();
      if (!server.listening) await open();
    },
    silence: (): void => {
      isSilent = true;
    },
    close: async (): Promise<void> => {
      if (server.listening) await cut();
      agent.destroy();
    },
  };
}

export type Line = Awaited<ReturnType<typeof openLine>>;
