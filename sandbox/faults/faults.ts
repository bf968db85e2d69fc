import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOf } from '../accounts/access.ts';
import { giveCsrfCookie } from '../http/csrf.ts';

const kinds = [
  'delay',
  'late-answer',
  'never',
  'drop',
  'drop-after-commit',
  'status',
  'renewed-csrf',
  'broken-body',
  'html',
] as const;

/**
 * How a call can fail. `delay`: done after `ms`, whether its caller still waits or not (a late commit). `late-answer`:
 * done at once, answered after `ms`. `never`: left without an answer. `drop`: the connection breaks
 * before anything is done. `drop-after-commit`: everything is done, then the connection breaks. `status`: answered
 * `status` with `message`, nothing done. `renewed-csrf`: refused with
 * 403, which sets another cookie `csrftoken`. `broken-body`: done, then answered with `body` (default: half of a JSON
 * text). `html`: done, then answered with a page.
 */
export type Fault = {
  operationId: string;
  kind: (typeof kinds)[number];
  ms?: number;
  status?: number;
  message?: string;
  body?: string;
  /** How many calls it affects; by default 1. */
  times?: number;
  /** Strikes only the calls of this token. */
  bearer?: string;
};

/** The faults that wait for their calls, first come, first served. */
export type Faults = {
  add: (fault: Fault) => void;
  /** All of them, or only those of one token. */
  clear: (bearer?: string) => void;
  take: (operationId: string, authorization: string | undefined) => Fault | undefined;
  /**
   * Does an operation, later where `delay` strikes it. It stands right around the operation, behind every hook: those read
   * the caller's address, or stop, once the caller has gone, and nothing would be done any more.
   */
  holdBack: <Done>(fault: Fault | undefined, operation: () => Promise<Done>) => Promise<Done>;
  /** How many operations are held back and not done yet: all, or only those of one token. */
  pending: (bearer?: string) => number;
};

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | undefined;
  }
}

const defaultDelayMs = 1000;

/** An empty list of faults. */
export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  const pending = new Set<{ fault: Fault }>();
  return {
    add: (fault) => {
      waiting.push({ fault, left: fault.times ?? 1 });
    },
    clear: (bearer) => {
      waiting = waiting.filter(({ fault }) => bearer !== undefined && fault.bearer !== bearer);
    },
    take: (operationId, authorization) => {
      const entry = waiting.find(
        ({ fault }) =>
          fault.operationId === operationId &&
          (fault.bearer === undefined || `Bearer ${fault.bearer}` === authorization),
      );
      if (entry === undefined) return undefined;
      entry.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return entry.fault;
    },
    holdBack: async (fault, operation) => {
      if (fault?.kind !== 'delay') return operation();
      const call = { fault };
      pending.add(call);
      try {
        await after(fault.ms ?? defaultDelayMs);
        return await operation();
      } finally {
        pending.delete(call);
      }
    },
    pending: (bearer) =>
      [...pending].filter(({ fault }) => bearer === undefined || fault.bearer === bearer).length,
  };
}

async function before(request: FastifyRequest, reply: FastifyReply, fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'never':
      reply.hijack();
      return;
    case 'drop':
      reply.hijack();
      request.raw.socket.destroy();
      return;
    case 'status':
      await reply
        .code(fault.status ?? 500)
        .send(JSON.stringify({ message: fault.message ?? 'Panne provoquée.' }));
      return;
    case 'renewed-csrf':
      request.csrfToken = '';
      giveCsrfCookie(request, reply);
      await reply
        .code(403)
        .send(JSON.stringify({ message: 'Votre page a expiré. Rechargez-la puis réessayez.' }));
      return;
    default:
      return;
  }
}

/* Prevents a browser from caching a broken answer and revalidating it later. */
const forget = (reply: FastifyReply): void => {
  if (reply.statusCode === 304) reply.code(200);
  reply.removeHeader('etag').header('cache-control', 'no-store');
};

/** Lets faults strike the operations of this part of the server. Only the sandbox has this, and only when asked. */
export function addFaults(app: FastifyInstance, faults: Faults): void {
  app.decorateRequest('fault', undefined);
  app.addHook('onRequest', async (request, reply) => {
    request.fault = faults.take(request.routeOptions.config.operationId ?? '', request.headers.authorization);
    if (request.fault !== undefined) await before(request, reply, request.fault);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    switch (request.fault?.kind) {
      case 'late-answer':
        await after(request.fault.ms ?? defaultDelayMs);
        return payload;
      case 'drop-after-commit':
        reply.hijack();
        request.raw.socket.destroy();
        return payload;
      case 'broken-body':
        forget(reply);
        reply.removeHeader('content-length').removeHeader('content-encoding');
        return request.fault.body ?? '{"message": "Réponse coup';
      case 'html':
        forget(reply);
        reply
          .type('text/html; charset=utf-8')
          .removeHeader('content-length')
          .removeHeader('content-encoding');
        return '<!doctype html><title>Panne</title><h1>Passerelle indisponible</h1>';
      default:
        return payload;
    }
  });
}

const operationIds = Object.keys(accessOf);

/** Opens `POST`, `GET` and `DELETE /sandbox/faults` for journeys and contracts. */
export function addFaultSwitch(app: FastifyInstance, faults: Faults): void {
  const schema = {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['operationId', 'kind'],
      properties: {
        operationId: { type: 'string', enum: operationIds },
        kind: {
          type: 'string',
          enum: kinds,
        },
        ms: { type: 'integer', minimum: 0, maximum: 120_000 },
        status: { type: 'integer', minimum: 200, maximum: 599 },
        message: { type: 'string' },
        body: { type: 'string' },
        times: { type: 'integer', minimum: 1, maximum: 1000 },
      },
    },
  };
  app.post<{ Body: Fault }>('/sandbox/faults', { schema }, async (request, reply) => {
    faults.add(request.body);
    return reply.code(204).send();
  });
  app.delete('/sandbox/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}
