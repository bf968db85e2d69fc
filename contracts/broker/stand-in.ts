import { createServer, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { ownPort } from '../own-port.ts';
import { provider } from '../pact-file.ts';

/* A stand-in for a Pact broker: as much of its API as publishing, verifying and deploying ask for. It keeps nothing. */

type Pacted = { consumer: string; version: string; branch?: string; pact: object };
type Verified = { consumer: string; version: string; success: boolean; by: string };
type Publication = {
  pacticipantName: string;
  pacticipantVersionNumber: string;
  branch?: string;
  contracts: readonly { content: string }[];
};

/** What a stand-in has been told. */
export type Broker = {
  url: string;
  /** Who asked, as the header says it. */
  callers: Set<string>;
  pacts: Pacted[];
  webhooks: Map<string, object>;
  results: Verified[];
  /** Which version of whom went where. */
  deployed: string[];
  stop: () => void;
};

type Result = { success: boolean; providerApplicationVersion: string };

/** Starts one on a port of its own. */
export async function startBroker(): Promise<Broker> {
  const port = await ownPort();
  const url = `http://127.0.0.1:${port}`;
  const link = (path: string, more: object = {}) => ({ href: url + path, ...more });
  const broker: Omit<Broker, 'stop'> = {
    ...{ url, callers: new Set<string>(), pacts: [], webhooks: new Map<string, object>() },
    ...{ results: [], deployed: [] },
  };
  const pactPath = ({ consumer, version }: Pick<Pacted, 'consumer' | 'version'>) =>
    `/pacts/provider/${provider}/consumer/${consumer}/version/${version}`;

  function publish({ pacticipantName, pacticipantVersionNumber, branch, contracts }: Publication): object {
    const one = { consumer: pacticipantName, version: pacticipantVersionNumber };
    for (const { content } of contracts) {
      const pact = JSON.parse(Buffer.from(content, 'base64').toString('utf8')) as object;
      broker.pacts.push({ ...one, pact, ...(branch === undefined ? {} : { branch }) });
    }
    const named = { name: one.consumer, title: one.consumer };
    const whose = link(`/pacticipants/${one.consumer}`, named);
    const version = link(`/pacticipants/${one.consumer}/versions/${one.version}`, named);
    return {
      logs: [],
      notices: [{ type: 'success', text: `Pact successfully published for ${one.consumer}.` }],
      _embedded: {
        pacticipant: { name: one.consumer, _links: { self: whose } },
        version: { number: one.version, _links: { self: version } },
      },
      _links: {
        'pb:pacticipant': whose,
        'pb:pacticipant-version': version,
        'pb:pacticipant-version-tags': [],
        'pb:contracts': [link(pactPath(one), named)],
      },
    };
  }

  /** The newest pacts; one that was never verified is pending, where the asker wants to know. */
  const forVerification = (wantsPending: boolean): object => ({
    _links: { self: link(`/pacts/provider/${provider}/for-verification`) },
    _embedded: {
      pacts: broker.pacts.map((one) => ({
        shortDescription: 'latest from the main branch',
        verificationProperties: {
          notices: [],
          pending:
            wantsPending &&
            !broker.results.some(({ consumer, success }) => success && consumer === one.consumer),
        },
        _links: { self: link(pactPath(one), { name: `${one.consumer} and ${provider}` }) },
      })),
    },
  });

  function matrix(asked: URLSearchParams): object {
    const [consumer = '', version = ''] = [
      asked.get('q[][pacticipant]') ?? '',
      asked.get('q[][version]') ?? '',
    ];
    const result = broker.results.findLast((one) => one.consumer === consumer && one.version === version);
    return {
      summary: { deployable: result?.success ?? null },
      notices: [],
      matrix: [
        {
          consumer: { name: consumer, version: { number: version } },
          provider: { name: provider, version: result === undefined ? null : { number: result.by } },
          verificationResult: result === undefined ? null : { success: result.success },
        },
      ],
    };
  }

  const ofBranch = link(`/pacticipants/${provider}/branches/{branch}/versions/{version}`, {
    templated: true,
  });
  const links: Record<string, object> = {
    'pb:publish-contracts': link('/contracts/publish'),
    'pb:webhook': link('/webhooks/{uuid}', { templated: true }),
    'pb:provider-pacts-for-verification': link('/pacts/provider/{provider}/for-verification', {
      templated: true,
    }),
  };

  const pactAt = (pathname: string): object => {
    const found = broker.pacts.findLast((one) => pactPath(one) === pathname);
    const results = link(`/results/${found?.consumer}/versions/${found?.version}`);
    return {
      ...found?.pact,
      _links: {
        self: link(pathname),
        'pb:provider': link(`/pacticipants/${provider}`),
        'pb:publish-verification-results': results,
      },
    };
  };

  type Asked = { pathname: string; search: URLSearchParams; named: string[]; body: () => unknown };
  type Answer = [status: number, body: object];
  const routes: [asked: RegExp, answer: (asked: Asked) => Answer][] = [
    [/^GET \/$/, () => [200, { _links: links }]],
    [/^POST \/contracts\/publish$/, ({ body }) => [200, publish(body() as Publication)]],
    [
      /^PUT \/webhooks\/([^/]+)$/,
      ({ pathname, named: [uuid = ''], body }) => {
        broker.webhooks.set(uuid, body() as object);
        return [201, { ...broker.webhooks.get(uuid), _links: { self: link(pathname) } }];
      },
    ],
    [/^GET \/pacts\/.*\/for-verification$/, () => [200, forVerification(false)]],
    [
      /^POST \/pacts\/.*\/for-verification$/,
      ({ body }) => {
        const { includePendingStatus } = body() as { includePendingStatus?: boolean };
        return [200, forVerification(includePendingStatus === true)];
      },
    ],
    [/^GET \/pacts\//, ({ pathname }) => [200, pactAt(pathname)]],
    [
      /^POST \/results\/([^/]+)\/versions\/([^/]+)$/,
      ({ named: [consumer = '', version = ''], body }) => {
        const { success, providerApplicationVersion: by } = body() as Result;
        broker.results.push({ consumer, version, success, by });
        return [201, {}];
      },
    ],
    [/^GET \/matrix$/, ({ search }) => [200, matrix(search)]],
    [/^PUT \/pacticipants\/[^/]+\/branches\//, () => [201, {}]],
    [/^GET \/pacticipants\/[^/]+$/, () => [200, { _links: { 'pb:branch-version': ofBranch } }]],
    [
      /^GET \/pacticipants\/([^/]+)\/versions\/([^/]+)$/,
      ({ pathname, named: [whose, number] }) => {
        if (!broker.pacts.some(({ consumer, version }) => consumer === whose && version === number))
          return [404, {}];
        const name = 'production';
        const deploying = link(`${pathname}/deployed-versions/environment/${name}`, { name, title: name });
        return [200, { number, _links: { 'pb:record-deployment': [deploying] } }];
      },
    ],
    [
      /^POST \/pacticipants\/([^/]+)\/versions\/([^/]+)\/deployed-versions\/environment\/([^/]+)$/,
      ({ named }) => {
        broker.deployed.push(named.join(' '));
        return [201, {}];
      },
    ],
  ];

  function answer(method: string, { pathname, searchParams: search }: URL, sent: string): Answer {
    for (const [asked, give] of routes) {
      const [found, ...named] = asked.exec(`${method} ${pathname}`) ?? [];
      if (found !== undefined) return give({ pathname, search, named, body: () => JSON.parse(sent) });
    }
    return [404, { error: { message: `${method} ${pathname} is not answered here.` } }];
  }

  const reply = (response: ServerResponse, [status, body]: Answer) =>
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
  const server = createServer(async (request, response) => {
    broker.callers.add(request.headers.authorization ?? 'nobody');
    const sent = await textOf(request);
    reply(response, answer(request.method ?? '', new URL(request.url ?? '/', url), sent));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return Object.assign(broker, {
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
